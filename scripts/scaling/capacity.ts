import { readFileSync } from 'node:fs';
import { matchRoute } from '#lib/routes/match.ts';
import { parseEnvironment } from '#lib/runtime/environment/schema.ts';
import { type MeasuredFigures, readMeasured } from './measured-figures.ts';

/** Assumptions about the day; all other figures are measured. A campus replaces them by its own. */
export const assumptions = {
  visits: 1_000_000,
  /** Share of the day's visits in its first hour. */
  firstHour: 0.4,
  /** Peak of that hour in multiples of its average. */
  peak: 2,
  /** Pages of the benchmark's visit: Home, a list, a notice. */
  pages: 3,
  searching: 0.1,
  typing: 0.5,
  requestsWhileTyping: 3,
  openingDocument: 0.5,
  documentKB: 300,
  pagesInUse: 50,
  phonesOfAddress: 2000,
  /** Milliseconds of nginx for the signature of a new connection (RSA 2048, `openssl speed rsa2048`). */
  handshakeMs: 0.25,
  /** Milliseconds of the site for a count of visits, with its request to the campus API. */
  countMs: 1.2,
} as const;

const BYTES = 'Bytes of reading three pages';

/** Number of requests in each row of the table of bytes. */
const requests: Readonly<Record<string, number>> = {
  Home: 1,
  'page script': 1,
  'service worker, and confirmed twice': 3,
  dictionary: 1,
  'page of what is read offline': 1,
  'the list and a notice': 2,
  'three visits counted': 3,
  icon: 1,
};

/** Parts of a visit that a CDN can store: named by a digest, or public for a day. */
const onCdn = ['page script', 'dictionary', 'icon'];

const megabits = (kbPerSecond: number) => (kbPerSecond * 8) / 1000;
const pointsOf = (path: string) => matchRoute(path)?.limit.request ?? Number.NaN;

/** The capacity that `docs/scaling.md` describes, from `docs/measured.md` and the table of routes. */
export function capacity(measured: MeasuredFigures = readMeasured(readFileSync('docs/measured.md', 'utf8'))) {
  const { figure, ratio } = measured;
  const parts = Object.entries(requests).map(([name, count]) => ({
    name,
    count,
    kb: figure(BYTES, name, 'with headers'),
  }));
  const packetRows = measured.rows('Reading three pages, Slow 4G, all packets');
  const visitKB = figure('Reading three pages, Slow 4G, all packets', packetRows.at(-1) ?? '');
  const visits = (assumptions.visits * assumptions.firstHour * assumptions.peak) / 3600;
  const visitRequests = parts.reduce((sum, { count }) => sum + count, 0);
  const cdnKB = parts.filter(({ name }) => onCdn.includes(name)).reduce((sum, { kb }) => sum + kb, 0);

  const nginxMs = figure('Behind nginx', 'Home', 'processor');
  const searchMs = figure('Pages that are made for a request', '`/search`', 'shell and fragment, ×');
  const typingMs = figure('50 connections, one process', 'search', 'processor');
  const renderMs = figure('A page at one of two instances', 'rendered');
  const cores = {
    nginx: (visits * (visitRequests * nginxMs + assumptions.handshakeMs)) / 1000,
    counts: (visits * assumptions.pages * assumptions.countMs) / 1000,
    searches:
      (visits * (assumptions.searching * searchMs + assumptions.typing * assumptions.requestsWhileTyping * typingMs)) /
      1000,
    pages: (assumptions.pagesInUse * renderMs) / 60_000,
  };

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
    parts,
    visitKB,
    visits,
    visitRequests,
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
    allCores: Object.values(cores).reduce((sum, each) => sum + each, 0),
    points,
    pointsOfAddress: assumptions.phonesOfAddress * pointsOfVisit,
    nginxMs,
    searchMs,
    typingMs,
    renderMs,
    stored: {
      ms: figure('50 connections, one process', 'Home', 'processor'),
      perSecond: figure('50 connections, one process', 'Home', 'answers'),
      nginxPerSecond: figure('Behind nginx', 'Home', 'answers'),
    },
    memory: {
      rest: figure('Else', 'memory at rest, processes: 1'),
      two: figure('Else', 'memory at rest, processes: 2'),
      searches: figure('50 connections, one process', 'search', 'memory'),
      twoSearches: figure('50 connections, two processes', 'search', 'memory'),
      nginx: figure('Behind nginx', 'Home', 'memory'),
      office: figure('The office', 'at rest'),
    },
    twoProcesses: ratio('50 connections, two processes', 'search', 'answers'),
    twoInstances: {
      pages: ratio('50 connections, two instances', 'Home', 'answers'),
      memory: ratio('50 connections, two instances', 'Home', 'memory'),
      fromRedisMs: figure('A page at one of two instances', 'from Redis'),
      ownMs: figure('A page at one of two instances', 'its own'),
      seenMs: figure('Published to one of two instances', 'the other'),
      updateFailed: figure('Rolling update', 'both instances, one after the other', 'failed'),
      redisGoneMs: figure('A page made anew', 'Redis is gone', 'worst page beyond the usual'),
    },
  };
}
