import { setTimeout as wait } from 'node:timers/promises';
import type { CampusApiOptions } from '#campus-api/campus/options.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { openCampusApi, prepareCampusApi } from '#campus-api/index.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { processTree } from '#e2e/support/process-tree.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { addGeneratedRedirects, generatedDocuments, generatedPage } from './generated-pages.ts';
import { median } from './median.ts';
import { processTime, residentMemory } from './processes.ts';
import type { Figure, Row, Table } from './report.ts';

const COUNTS = [
  { name: 'the sample campus', pages: 0, redirects: 0 },
  { name: '2000 pages, 500 redirects more', pages: 2000, redirects: 500 },
] as const;
/** Alternating runs of the campuses. */
const ROUNDS = 3;
const REQUESTS = 300;
const REST_MS = 3000;

const figure = (name: string, unit: string, value: number): Figure => ({ name, unit, runs: [value] });

async function fetchText(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Milliseconds of processor time for each response. */
async function processorOf(site: RunningServer, path: string, requests = REQUESTS): Promise<number> {
  await fetchText(site.url + path);
  const before = processTime(processTree(site.pid));
  for (let request = 0; request < requests; request += 1) await fetchText(site.url + path);
  return (processTime(processTree(site.pid)) - before) / requests;
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const save = (options: CampusApiOptions, key: string, content: unknown) =>
  withCampus(options, { by: 'bench', confirmation: { confirmed: true, dryRun: false } }, (campus) =>
    saveDocument(campus, key, content),
  );

/** Milliseconds from the end of a publication until a page shows its text. */
async function visibleAfter(address: string, text: string): Promise<number> {
  return timeOf(async () => {
    while (!(await fetchText(address)).includes(text)) await wait(5);
  });
}

async function publications(site: RunningServer, options: CampusApiOptions): Promise<Figure[]> {
  const menu = Object(sampleDocuments().find(({ key }) => key === 'menu')?.content);
  const [pages, menus, saves]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < 3; turn += 1) {
    const title = `Unit of turn ${turn}`;
    saves.push(await timeOf(() => save(options, 'page/bench', generatedPage(turn, title))));
    pages.push(await visibleAfter(`${site.url}/bench`, title));
    const label = { en: `Bench ${turn}`, ne: `परीक्षण ${turn}` };
    await save(options, 'menu', { ...menu, entries: [{ label, path: '/bench' }, ...menu.entries] });
    menus.push(await visibleAfter(site.url, label.en));
  }
  return [
    figure('save a page', 'ms', median(saves)),
    figure('a page is visible', 'ms', median(pages)),
    figure('the menu is visible', 'ms', median(menus)),
  ];
}

/** Processor time and size of the call that all machines send. */
async function siteCall(options: CampusApiOptions): Promise<Figure[]> {
  const api = openCampusApi(options);
  const call = () => api.fetch(new Request('http://campus.invalid/site')).then((reply) => reply.text());
  const size = (await call()).length;
  const times: number[] = [];
  for (let request = 0; request < 5; request += 1) times.push(await timeOf(call));
  api.close();
  return [figure('GET /site', 'ms', median(times)), figure('its reply', 'KB', size / 1024)];
}

async function measure({ pages, redirects }: (typeof COUNTS)[number]): Promise<Figure[]> {
  const options = {
    dataDir: makeDataDir(),
    qaaPassword: 'bench-only',
    siteDocuments: generatedDocuments(pages),
  };
  prepareCampusApi(options);
  addGeneratedRedirects(options.dataDir, redirects);
  // The first start writes its caches.
  await (await startSite('', { DATA_DIR: options.dataDir })).stop();
  const start = performance.now();
  const site = await startSite('', { DATA_DIR: options.dataDir });
  const started = performance.now() - start;
  try {
    const memory = () => residentMemory(processTree(site.pid));
    await wait(REST_MS);
    const rest = memory();
    const paths = ['/', '/library', '/search?q=library', '/api/search?q=library', '/old/unknown', '/notice'];
    const responses: Figure[] = [];
    for (const path of paths) responses.push(figure(path, 'ms', await processorOf(site, path)));
    responses.push(figure('sitemap', 'ms', await processorOf(site, '/sitemap-pages.xml', 10)));
    return [
      figure('start', 'ms', started),
      figure('memory at rest', 'MB', rest),
      ...responses,
      ...(await publications(site, options)),
      figure('memory after visits', 'MB', memory()),
      ...(await siteCall(options)),
    ];
  } finally {
    await site.stop();
  }
}

/** Figures by number of pages of text, in alternating runs. */
export async function pageCounts(): Promise<Table[]> {
  const rows: Row[] = COUNTS.map(({ name }) => ({ name, figures: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, campus] of COUNTS.entries()) {
      const figures = await measure(campus);
      const row = rows[index];
      if (row)
        row.figures =
          row.figures.length === 0
            ? figures
            : row.figures.map((each, at) => ({ ...each, runs: [...each.runs, ...(figures[at]?.runs ?? [])] }));
    }
  }
  const [baseline] = rows;
  for (const row of rows.slice(1))
    row.figures = row.figures.map((each, at) => ({ ...each, bound: baseline?.figures[at]?.runs ?? [] }));
  return [{ title: 'By number of pages of text', rows }];
}
