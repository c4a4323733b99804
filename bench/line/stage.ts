import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { nginxMissingReason, startFront } from '#deploy/testing/nginx.ts';
import { chromiumFlags } from '#e2e/support/chromium.ts';
import { freePort } from '#e2e/support/process.ts';
import type { Connection } from '../connections.ts';
import { lowerBoundServer } from '../lower-bound/lower-bounds.ts';
import { onSiteAhead } from '../stage.ts';
import { type Line, layLine, networkMissingReason, SERVER_ADDRESS } from './line.ts';

/** A phone at the far end of a line, and what it can ask for there. */
export interface FarEnd {
  browser: Browser;
  /** The site behind the nginx that we ship: TLS, HTTP/2. */
  site: string;
  /** The same site without nginx, for this end of the line. */
  direct: string;
  /** The pages written by hand, sent by the same nginx. */
  bound: string;
  line: Line;
}

/** The line brings the packets; the browser itself only has the slow processor. */
export function processorOf({ name, slowdown }: Connection): Connection {
  return { name, latency: 0, bitsPerSecond: 0, slowdown };
}

/** One site, and phones at the end of a line for each connection in turn. Nothing where no line can be laid, and the terminal says why. */
export async function overLines<T>(
  connections: readonly Connection[],
  measure: (end: FarEnd, connection: Connection) => Promise<T>,
): Promise<T[]> {
  const reason = networkMissingReason() ?? nginxMissingReason();
  if (reason !== null) {
    console.log(`Over packets nothing is measured: ${reason}.`);
    return [];
  }
  const [port, plainPort, boundPort] = [await freePort(), await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'campus-bounds-'));
  const more = await lowerBoundServer(folder, `${SERVER_ADDRESS}:${boundPort}`);
  const measureOn = async (direct: string, connection: Connection): Promise<T> => {
    const line = await layLine(connection);
    const front = await startFront([direct], port, plainPort, { more, isUnlimited: true, address: SERVER_ADDRESS });
    const rules = `--host-resolver-rules=MAP localhost ${SERVER_ADDRESS}`;
    const args = [...chromiumFlags, `--ignore-certificate-errors-spki-list=${front.keyDigest}`, rules];
    const browser = await chromium.launch({ executablePath: line.browserPath, args });
    try {
      const bound = `https://localhost:${boundPort}`;
      return await measure({ browser, site: front.url, direct, bound, line }, connection);
    } finally {
      await browser.close();
      await front.stop();
      await line.close();
    }
  };
  try {
    const settings = { SITE_URL: `https://localhost:${port}`, TRUST_PROXY: '1' };
    return await onSiteAhead(async ({ url }) => {
      const results: T[] = [];
      for (const connection of connections) results.push(await measureOn(url, connection));
      return results;
    }, settings);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
