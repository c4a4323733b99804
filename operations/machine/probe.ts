import { setTimeout as pause } from 'node:timers/promises';

const READY_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_MS = 20_000;

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

async function fetchText(port: number, path: string): Promise<{ status: number; text: string }> {
  const url = `http://127.0.0.1:${port}${path}`;
  const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
  return { status: reply.status, text: await reply.text() };
}

/** Waits until a site is ready in this version; null, or the reason why it is not. */
export async function waitUntilReady(port: number, version: string, hasEnded = () => false): Promise<string | null> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  let reason = 'it does not respond';
  while (performance.now() < deadline) {
    if (hasEnded()) return 'it ended';
    try {
      const { status, text } = await fetchText(port, '/api/health/ready');
      if (status === 200 && JSON.parse(text).version === version) return null;
      reason = `its health check responds with ${status}: ${text.slice(0, 200)}`;
    } catch {
      // It does not listen yet.
    }
    await pause(250);
  }
  return reason;
}

/** Requests ten pages of a site; null, or the first one that is wrong. */
export async function smokeTest(port: number): Promise<string | null> {
  for (const page of pages) {
    try {
      const { status, text } = await fetchText(port, page);
      if (status !== 200) return `${page} responds with ${status}`;
      if (!/<\/html>|<\/urlset>|<\/sitemapindex>|^user-agent/im.test(text)) return `${page} is not complete`;
    } catch (error) {
      return `${page} does not respond: ${error instanceof Error ? error.message : error}`;
    }
  }
  return null;
}

/** The version that runs at a port; null where nothing responds. */
export async function runningVersion(port: number): Promise<string | null> {
  try {
    const { text } = await fetchText(port, '/api/health/live');
    return JSON.parse(text).version ?? null;
  } catch {
    return null;
  }
}
