import { setTimeout as wait } from 'node:timers/promises';
import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { processTree } from '#e2e/support/process-tree.ts';
import { makeDataDir, startAdmin, startCampusApi, startSite } from '#e2e/support/servers.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { generatedNotices } from './generated-notices.ts';
import { median } from './median.ts';
import { processTime, residentMemory } from './processes.ts';
import type { Figure, Row, Table } from './report.ts';

const COUNTS = [1000, 10_000, 50_000] as const;
const PAGES = 200;
const DIFFERENT_PAGES = 5000;
const ADMIN_REST_MS = 8000;
/** Campuses of one machine, and the time after which a site has rendered its first pages and is at rest. */
const CAMPUSES = 6;
const SITE_REST_MS = 45_000;

/** A campus API with that many notices, all of the Exam department. */
async function startLargeCampus(campusApi: RunningServer, count: number): Promise<FaultyUpstream> {
  const notices = generatedNotices(count).map(({ created, ...notice }) => ({ ...notice, createdDate: created }));
  const campus = await startFaultyUpstream(campusApi.url);
  campus.behave(json({ body: notices }), /^\/notice\/\?depId=(null|10)$/);
  return campus;
}

async function fetchText(address: string): Promise<string> {
  const reply = await fetch(address);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return text;
}

/** Renders `PAGES` notice pages, from the newest to the oldest: elapsed and processor time of each. */
async function renderPages(site: RunningServer, count: number): Promise<Figure[]> {
  const [first = 0, ...ids] = Array.from({ length: PAGES }, (_, page) => Math.floor((page * count) / PAGES));
  await fetchText(`${site.url}/notice/item/${first}`);
  const before = processTime(processTree(site.pid));
  const times: number[] = [];
  for (const id of ids) {
    const start = performance.now();
    await fetchText(`${site.url}/notice/item/${id}`);
    times.push(performance.now() - start);
  }
  return [
    { name: 'render a notice', unit: 'ms', runs: [median(times)] },
    { name: 'processor', unit: 'ms', runs: [(processTime(processTree(site.pid)) - before) / times.length] },
  ];
}

async function onLargeCampus<T>(
  campusApi: RunningServer,
  count: number,
  measure: (site: RunningServer) => Promise<T>,
): Promise<T> {
  const campus = await startLargeCampus(campusApi, count);
  const site = await startSite(campus.url);
  try {
    return await measure(site);
  } finally {
    await site.stop();
    await campus.shut();
  }
}

const memoryOf = ({ pid }: RunningServer) => residentMemory(processTree(pid));

/** The site after its pages were rendered and the notices were searched. */
async function figuresOf(site: RunningServer, count: number): Promise<Figure[]> {
  const rendering = await renderPages(site, count);
  await fetchText(`${site.url}/api/notices?q=merit`);
  await fetchText(`${site.url}/api/search?q=merit`);
  return [...rendering, { name: 'memory', unit: 'MB', runs: [memoryOf(site)] }];
}

/** One process before and after it has rendered many different pages. */
async function growthOf(site: RunningServer): Promise<Figure[]> {
  await fetchText(site.url);
  const rest = memoryOf(site);
  for (let id = 0; id < DIFFERENT_PAGES; id += 1) await fetchText(`${site.url}/notice/item/${id}`);
  return [
    { name: 'memory after the first page', unit: 'MB', runs: [rest] },
    { name: `memory after ${DIFFERENT_PAGES} different pages`, unit: 'MB', runs: [memoryOf(site)] },
  ];
}

async function adminAtRest(): Promise<Figure> {
  // The first start compiles.
  await (await startAdmin(makeDataDir())).stop();
  const admin = await startAdmin(makeDataDir());
  try {
    await wait(ADMIN_REST_MS);
    return { name: 'memory of the admin at rest', unit: 'MB', runs: [memoryOf(admin)] };
  } finally {
    await admin.stop();
  }
}

/** Sites of several campuses of one machine, which nobody visits; each has its own data. */
async function campusesAtRest(): Promise<Table> {
  const sites: RunningServer[] = [];
  const memory = () => sites.reduce((sum, site) => sum + memoryOf(site), 0);
  try {
    sites.push(await startSite(''));
    await fetchText(sites[0]?.url ?? '');
    await wait(SITE_REST_MS);
    const first = memory();
    while (sites.length < CAMPUSES) {
      const site = await startSite('');
      sites.push(site);
      await fetchText(site.url);
    }
    await wait(SITE_REST_MS);
    const all = memory();
    return {
      title: 'Memory of campuses at rest',
      figures: [
        { name: 'memory of the first campus at rest', unit: 'MB', runs: [first] },
        { name: 'memory of each further campus at rest', unit: 'MB', runs: [(all - first) / (CAMPUSES - 1)] },
      ],
    };
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** Memory and rendering time by the number of notices, compared with a campus of 1,000, and memory by the number of pages. */
export async function memory(): Promise<Table[]> {
  const campusApi = await startCampusApi();
  try {
    const rows: Row[] = [];
    for (const count of COUNTS) {
      const figures = await onLargeCampus(campusApi, count, (site) => figuresOf(site, count));
      const baseline = rows[0]?.figures;
      rows.push({
        name: `${count} notices`,
        figures: figures.map((figure, index) => ({ ...figure, bound: baseline?.[index]?.runs })),
      });
    }
    const growth = await onLargeCampus(campusApi, DIFFERENT_PAGES, growthOf);
    return [
      { title: 'Memory by number of notices', rows },
      { title: 'Memory of one process', figures: [...growth, await adminAtRest()] },
      await campusesAtRest(),
    ];
  } finally {
    await campusApi.stop();
  }
}
