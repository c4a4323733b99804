import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { processTree } from '#e2e/support/process-tree.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';
import { json } from '#lib/upstream/testing/behaviours.ts';
import { generatedNotices } from './generated-notices.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { processTime, residentMemory } from './processes.ts';
import type { Figure, Row, Table } from './report.ts';

const COUNTS = [1000, 10_000, 50_000] as const;
const PAGES = 200;
const SECRET = 'for-the-bench';

/** A campus with so many notices, each of them in Exam too. */
async function startCampus(
  campusApi: RunningServer,
  count: number,
): Promise<{ campus: FaultyUpstream; publish: (id: number) => void }> {
  const notices = generatedNotices(count).map(({ created, ...notice }) => ({ ...notice, createdDate: created }));
  const campus = await startFaultyUpstream(campusApi.url);
  const tell = (list: unknown[]) => {
    const answer = json({ body: list });
    campus.behave(answer, /^\/notice\/\?depId=(null|10)$/);
  };
  tell(notices);
  const publish = (id: number) =>
    tell([{ id, description: `kangaroo${id}`, createdDate: '2026-11-22T05:00:00Z' }, ...notices]);
  return { campus, publish };
}

async function fetched(address: string): Promise<string> {
  const reply = await fetch(address);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return text;
}

/** What each of `PAGES` pages costs that nobody has asked for yet, the newest to the oldest: time, and of the processor. */
async function newPages(site: RunningServer, count: number): Promise<Figure[]> {
  const ids = Array.from({ length: PAGES }, (_, page) => Math.floor((page * count) / PAGES));
  await fetched(`${site.url}/notice/item/${ids[0]}`);
  const before = processTime(processTree(site.pid));
  const times: number[] = [];
  for (const id of ids.slice(1)) {
    const begun = performance.now();
    await fetched(`${site.url}/notice/item/${id}`);
    times.push(performance.now() - begun);
  }
  const time = (processTime(processTree(site.pid)) - before) / times.length;
  return [
    { name: 'a notice page made', unit: 'ms', runs: [median(times)] },
    { name: 'of the processor', unit: 'ms', runs: [time] },
  ];
}

/** From a publication until a search finds it. */
async function untilFound(site: RunningServer, publish: (id: number) => void): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  const times: Record<string, number[]> = { '/api/notices': [], '/api/search': [] };
  await fetched(`${site.url}/api/search?q=merit`);
  for (const [path, runs] of Object.entries(times)) {
    for (const run of [1, 2, 3]) {
      const id = 1_000_000 + run + 10 * Object.keys(times).indexOf(path);
      publish(id);
      const begun = performance.now();
      await fetch(`${site.url}/api/revalidate`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ tags: ['notices'] }),
      });
      while (!(await fetched(`${site.url}${path}?q=kangaroo${id}`)).includes(`kangaroo${id}`)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      runs.push(performance.now() - begun);
    }
  }
  return Object.entries(times).map(([path, runs]) => ({ name: `published until ${path} finds it`, unit: 'ms', runs }));
}

async function figuresOf(campusApi: RunningServer, count: number): Promise<Figure[]> {
  const { campus, publish } = await startCampus(campusApi, count);
  const site = await startSite(campus.url, { REVALIDATE_SECRET: SECRET });
  try {
    return [
      ...(await newPages(site, count)),
      ...(await untilFound(site, publish)),
      { name: 'memory', unit: 'MB', runs: [residentMemory(processTree(site.pid))] },
    ];
  } finally {
    await site.stop();
    await campus.shut();
  }
}

/** The memory of one process after it has served so many different pages. */
async function memoryAfter(campusApi: RunningServer, pages: number): Promise<Figure[]> {
  const { campus } = await startCampus(campusApi, pages);
  const site = await startSite(campus.url);
  try {
    await fetched(site.url);
    const rest = residentMemory(processTree(site.pid));
    for (let id = 0; id < pages; id += 1) await fetched(`${site.url}/notice/item/${id}`);
    return [
      { name: 'memory at rest', unit: 'MB', runs: [rest] },
      { name: `after ${pages} different pages`, unit: 'MB', runs: [residentMemory(processTree(site.pid))] },
    ];
  } finally {
    await site.stop();
    await campus.shut();
  }
}

/** `/api/visits` where the campus API hangs, so that the last count is told: what it costs beside its question. */
async function visits(campusApi: RunningServer): Promise<Row[]> {
  const campus = await startFaultyUpstream(campusApi.url);
  const site = await startSite(campus.url, { UPSTREAM_TIMEOUT_MS: '60000' });
  try {
    const address = `${site.url}/api/visits`;
    await fetched(address);
    const asked = await load(address, processTree(site.pid));
    campus.behave(() => undefined, /^\/counter$/);
    void Promise.allSettled(Array.from({ length: 8 }, () => fetch(address)));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const beside = await load(address, processTree(site.pid));
    return [
      { name: 'with its question', figures: asked },
      { name: 'beside its question', figures: beside },
    ];
  } finally {
    await site.stop();
    await campus.shut();
  }
}

/** What grows with the number of notices, beside a campus with a thousand of them; and what must not. */
export async function growth(): Promise<Table[]> {
  const campusApi = await startCampusApi();
  try {
    const rows: Row[] = [];
    for (const count of COUNTS) {
      const figures = await figuresOf(campusApi, count);
      const [first] = rows;
      const bound = (index: number) => first?.figures[index]?.runs;
      rows.push({
        name: `${count} notices`,
        figures: figures.map((figure, index) => ({ ...figure, ...(first && { bound: bound(index) }) })),
      });
    }
    return [
      { title: 'Growth', rows },
      { title: 'Memory of one process', figures: await memoryAfter(campusApi, 5000) },
      { title: 'Count of visits, one process, 50 connections', rows: await visits(campusApi) },
    ];
  } finally {
    await campusApi.stop();
  }
}
