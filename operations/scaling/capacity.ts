import { readFileSync } from 'node:fs';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { readerLimits } from '#packages/document-reader/index.ts';

/** The first number of a cell, `1,143 ms (101 to 398), ×0.87`. */
const NUMBER = /^([\d,]+(?:\.\d+)?)/;

interface MeasuredFigures {
  /** The figure of a row in the table whose title begins with `title`. Without `column`: the first one. @throws where there is none */
  figure: (title: string, row: string, column?: string) => number;
  /** The ratio after the × in the same cell. */
  ratio: (title: string, row: string, column?: string) => number;
  /** The names of the rows of that table. */
  rows: (title: string) => string[];
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** Reads the tables of `docs/measured.md`. */
export function readMeasured(text: string): MeasuredFigures {
  const tables = [...text.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) => table.trim().split('\n').map(cellsOf));

  function tableOf(title: string): string[][] {
    const table = tables.find(([head]) => head?.[0]?.startsWith(title));
    if (!table) throw new Error(`docs/measured.md has no table “${title}”`);
    return table;
  }

  function cell(title: string, name: string, column?: string): string {
    const [head = [], , ...body] = tableOf(title);
    const row = body.find(([first]) => first === name);
    const index = column === undefined ? 1 : head.indexOf(column);
    const value = row?.[index];
    if (value === undefined) throw new Error(`docs/measured.md, “${title}”, has no ${column ?? 'figure'} of “${name}”`);
    return value;
  }

  function numberIn(value: string, pattern: RegExp): number {
    const [, digits = ''] = pattern.exec(value) ?? [];
    if (digits === '') throw new Error(`“${value}” in docs/measured.md is not a figure`);
    return Number(digits.replaceAll(',', ''));
  }

  return {
    figure: (...where) => numberIn(cell(...where), NUMBER),
    ratio: (...where) => numberIn(cell(...where), /×([\d.]+)/),
    rows: (title) =>
      tableOf(title)
        .slice(2)
        .map(([name = '']) => name),
  };
}

/** Assumptions about the day; all other figures are measured. A campus replaces them by its own. */
export const assumptions = {
  visits: 1_000_000,
  /** Share of the day's visits in its first hour. */
  firstHour: 0.4,
  /** Peak of that hour in multiples of its average. */
  peak: 2,
  /** Pages of the benchmark's visit: Home, a list, a notice. */
  pages: 3,
  /** The requests of such a visit, including requests of the service worker: pages, scripts, dictionary, page script, counts and icon. */
  visitRequests: 13,
  searching: 0.1,
  typing: 0.5,
  requestsWhileTyping: 3,
  openingDocument: 0.5,
  documentKB: 300,
  pagesInUse: 50,
  phonesOfAddress: 2000,
  /** Milliseconds of nginx for the signature of a new connection (RSA 2048, `openssl speed rsa2048`). */
  handshakeMs: 0.25,
  /** Campuses of a university on one machine, and those whose admin is in use at the same time. */
  campuses: 60,
  admins: 10,
  /** Milliseconds of the processor for a run of the watch, which each campus has every five minutes. */
  watchMs: 300,
  /** Milliseconds of the site for a count of visits, with its request to the campus API. */
  countMs: 1.2,
} as const;

/** The interval of `deploy/systemd/campus-website-watch@.timer`. */
const WATCH_INTERVAL_MS = 300_000;

const VISIT = 'Bytes of reading three pages';

const megabits = (kbPerSecond: number) => (kbPerSecond * 8) / 1000;
const pointsOf = (path: string) => matchRoute(path)?.limit.request ?? Number.NaN;

/** The capacity that `docs/scaling.md` describes, from `docs/measured.md` and the table of routes. */
export function capacity(measured: MeasuredFigures = readMeasured(readFileSync('docs/measured.md', 'utf8'))) {
  const { figure, ratio } = measured;
  const visitKB = figure(VISIT, 'a visit', 'beyond pictures');
  const cdnKB = figure(VISIT, 'a visit', 'named by their content');
  const visits = (assumptions.visits * assumptions.firstHour * assumptions.peak) / 3600;

  const nginxMs = figure('Behind nginx', 'Home', 'processor');
  const searchMs = figure('50 connections, one process', 'results', 'processor');
  const typingMs = figure('50 connections, one process', 'search', 'processor');
  const renderMs = figure('Memory by number of notices', '1000 notices', 'processor');
  const cores = {
    nginx: (visits * (assumptions.visitRequests * nginxMs + assumptions.handshakeMs)) / 1000,
    counts: (visits * assumptions.pages * assumptions.countMs) / 1000,
    searches:
      (visits * (assumptions.searching * searchMs + assumptions.typing * assumptions.requestsWhileTyping * typingMs)) /
      1000,
    pages: (assumptions.pagesInUse * renderMs) / 60_000,
  };

  const siteCores = cores.counts + cores.searches + cores.pages;

  const points = {
    count: pointsOf('/api/visits'),
    typing: pointsOf('/notice/search'),
    results: pointsOf('/search'),
    limit: parseEnvironment({}).apiRateLimit,
  };
  const pointsOfVisit =
    assumptions.pages * points.count +
    assumptions.typing * assumptions.requestsWhileTyping * points.typing +
    assumptions.searching * points.results;

  return {
    visitKB,
    visits,
    visitRequests: assumptions.visitRequests,
    pages: visits * assumptions.pages,
    documents: visits * assumptions.openingDocument,
    searches: visits * assumptions.searching,
    visitMbits: megabits(visits * visitKB),
    documentMbits: megabits(visits * assumptions.openingDocument * assumptions.documentKB),
    withoutCdnKB: visitKB - cdnKB,
    withCdnMbits: megabits(visits * (visitKB - cdnKB)),
    dayGB: (assumptions.visits * visitKB) / 1_000_000,
    documentDayGB: (assumptions.visits * assumptions.openingDocument * assumptions.documentKB) / 1_000_000,
    cores,
    oneProcess: {
      visits: visits / siteCores,
      day: assumptions.visits / siteCores,
      mbits: megabits((visits / siteCores) * visitKB),
    },
    processes: Math.ceil(siteCores),
    allCores: Object.values(cores).reduce((sum, each) => sum + each, 0),
    points,
    pointsOfAddress: assumptions.phonesOfAddress * pointsOfVisit,
    nginxMs,
    searchMs,
    typingMs,
    renderMs,
    stored: {
      ms: figure('50 connections, one process', 'Home', 'processor'),
      perSecond: figure('50 connections, one process', 'Home', 'responses'),
      nginxPerSecond: figure('Behind nginx', 'Home', 'responses'),
    },
    memory: {
      rest: figure('Single figures', 'memory at rest, processes: 1'),
      two: figure('Single figures', 'memory at rest, processes: 2'),
      rendered: figure('Single figures', 'memory after 5000 different pages'),
      searches: figure('50 connections, one process', 'search', 'memory'),
      twoSearches: figure('50 connections, two processes', 'search', 'memory'),
      nginx: figure('Behind nginx', 'Home', 'memory'),
      admin: figure('Single figures', 'memory of the admin at rest'),
    },
    university: university(measured),
    readerMB: readerLimits.memoryBytes / 1024 ** 2,
    twoProcesses: ratio('50 connections, two processes', 'search', 'responses'),
  };
}

/** A machine that serves the campuses of a university. */
function university({ figure }: MeasuredFigures) {
  const { campuses, admins, watchMs } = assumptions;
  const first = figure('Single figures', 'memory of the first campus at rest');
  const further = figure('Single figures', 'memory of each further campus at rest');
  const admin = figure('Single figures', 'memory of the admin at rest');
  const gigabytes = (sites: number, used: number) => (first + (sites - 1) * further + used * admin) / 1024;
  return {
    campuses,
    admins,
    firstMB: first,
    furtherMB: further,
    gigabytes: gigabytes(campuses, admins),
    twentyGigabytes: gigabytes(20, 4),
    watchCores: (campuses * watchMs) / WATCH_INTERVAL_MS,
  };
}
