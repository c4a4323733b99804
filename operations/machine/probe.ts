import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const REQUEST_TIMEOUT_MS = 20_000;
const PAUSE_MS = 250;

/** Pages that every campus has, of each way in which the site makes a response. */
const pages = [
  '/',
  '/ne',
  '/notice',
  '/ne/notice/exam',
  '/staff',
  '/about',
  '/contact',
  '/search?q=exam',
  '/sitemap.xml',
  '/robots.txt',
];

/** Port of a site on this machine, and its private socket, which no visitor fills: it exists while the site runs as a service. */
export interface SiteAddress {
  port: number;
  socketPath?: string;
}

/** A site that starts: how long it may take, and why it has ended, if it has. */
export interface StartingSite {
  address: SiteAddress;
  timeoutMs: number;
  whyEnded: () => string | null;
}

async function fetchText({ port, socketPath }: SiteAddress, path: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const where = socketPath !== undefined && existsSync(socketPath) ? { socketPath } : { port };
  get({ host: '127.0.0.1', ...where, path, agent: false, signal }, (reply) => {
    text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject);
  }).on('error', reject);
  return promise;
}

/** Repeats a check while a site that starts has time: null, or the last reason why it does not work. A lasting reason ends the wait. */
async function whileStarting(
  { timeoutMs, whyEnded }: StartingSite,
  check: () => Promise<{ reason: string; lasts: boolean } | null>,
): Promise<string | null> {
  const deadline = performance.now() + timeoutMs;
  while (true) {
    const ended = whyEnded();
    if (ended !== null) return ended;
    const fault = await check();
    if (fault === null) return null;
    if (fault.lasts) return fault.reason;
    if (performance.now() >= deadline) return `${fault.reason}, after ${Math.round(timeoutMs / 1000)} s`;
    await pause(PAUSE_MS);
  }
}

/** Waits until a site is ready in this version; null, or the reason why it is not. */
export function waitUntilReady(site: StartingSite, version: string): Promise<string | null> {
  return whileStarting(site, async () => {
    try {
      const { status, body } = await fetchText(site.address, '/api/health/ready');
      if (status === 200 && JSON.parse(body).version === version) return null;
      return { reason: `its health check responds with ${status}: ${body.slice(0, 200)}`, lasts: false };
    } catch {
      // It does not listen yet, or is busy.
      return { reason: 'it does not respond', lasts: false };
    }
  });
}

/** Requests ten pages of a site; null, or the first one that is wrong. A busy site may take its time, and refuse requests meanwhile. */
export async function smokeTest(site: StartingSite): Promise<string | null> {
  for (const page of pages) {
    const reason = await whileStarting(site, async () => {
      try {
        const { status, body } = await fetchText(site.address, page);
        if (status !== 200) return { reason: `${page} responds with ${status}`, lasts: status !== 503 };
        const isComplete = /<\/html>|<\/urlset>|<\/sitemapindex>|^user-agent/im.test(body);
        return isComplete ? null : { reason: `${page} is not complete`, lasts: true };
      } catch (error) {
        return { reason: `${page} does not respond (${error instanceof Error ? error.message : error})`, lasts: false };
      }
    });
    if (reason !== null) return reason;
  }
  return null;
}

/** The version that runs at an address; null where nothing responds. */
export async function runningVersion(address: SiteAddress): Promise<string | null> {
  try {
    const { body } = await fetchText(address, '/api/health/live');
    return JSON.parse(body).version ?? null;
  } catch {
    return null;
  }
}
