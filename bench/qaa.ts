import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { fromPage, loginCookie, rawRequest } from '#e2e/support/raw-request.ts';
import { startSite } from '#e2e/support/servers.ts';
import { residentMemory } from './processes.ts';
import { LARGE, MEGABYTE, startQuickCampus } from './quick-campus.ts';
import type { Figure } from './report.ts';

const ROUNDS = 20;

async function timed(run: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  return times;
}

/** Runs something long; by how many MB the process grew at most meanwhile. */
async function growth(pid: number, run: () => Promise<unknown>): Promise<number> {
  const before = residentMemory([pid]);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMemory([pid]));
  }, 20);
  await run();
  clearInterval(timer);
  return highest - before;
}

/** Reads a document to its end: bytes that came. */
function download(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { cookie }, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    outgoing.on('error', reject).end();
  });
}

/** Posts a login of 400 MB without saying its length, as long as anyone listens: the status it gets. */
function flood(base: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { ...fromPage(base, '10.0.0.1'), 'transfer-encoding': 'chunked' };
    const outgoing = request(`${base}/api/qaa/login`, { method: 'POST', headers, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      outgoing.destroy();
    });
    outgoing.on('error', () => undefined);
    Readable.from(Array.from({ length: 400 }, () => MEGABYTE)).pipe(outgoing);
  });
}

/** Login and list beside a campus API that takes no time; memory while a large document and a flood go through. */
export async function measureQaa(): Promise<Figure[]> {
  const campus = await startQuickCampus();
  const site = await startSite(campus.url, { TRUST_PROXY: '1' });
  try {
    const cookie = await loginCookie(site.url, '10.0.0.2');
    const logins = await timed((round) => loginCookie(site.url, `10.0.1.${round}`));
    const lists = await timed(() => rawRequest(site.url, '/api/qaa/documents', { headers: { cookie } }));
    const key = createHash('sha256').update(LARGE).digest('base64url').slice(0, 22);
    const large = () => download(`${site.url}/api/qaa/documents/${key}`, cookie);
    await large();
    const streamed = await growth(site.pid, large);
    const flooded = await growth(site.pid, () => flood(site.url));
    return [
      { name: 'login, beyond the campus API’s own time', unit: 'ms', runs: logins },
      { name: 'list of 120 documents', unit: 'ms', runs: lists },
      { name: 'growth of memory while 500 MB are streamed a second time', unit: 'MB', runs: [streamed] },
      { name: 'growth of memory while 400 MB are posted as a login', unit: 'MB', runs: [flooded] },
    ];
  } finally {
    await site.stop();
    await campus.stop();
  }
}
