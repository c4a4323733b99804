import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { nginxMissingReason, startFront } from '#deploy/testing/nginx.ts';
import { chromiumFlags } from '#e2e/support/chromium.ts';
import { freePort } from '#e2e/support/process.ts';
import type { Connection } from './connections.ts';
import { onWarmSite } from './fixture.ts';
import { lowerBoundServer } from './lower-bound/lower-bounds.ts';
import { createNetwork, type Network, networkMissingReason, SERVER_ADDRESS } from './network.ts';

/** A phone behind a slow network, and the addresses that it can reach. */
export interface PhoneEnd {
  browser: Browser;
  /** The site behind the nginx that we ship: TLS, HTTP/2. */
  site: string;
  /** The same site without nginx and without the network. */
  direct: string;
  /** The pages written by hand, sent by the same nginx. */
  bound: string;
  network: Network;
}

/** The connection with its processor slowdown only: the network itself limits the packets. */
export function processorOf({ name, slowdown }: Connection): Connection {
  return { name, latency: 0, bitsPerSecond: 0, slowdown };
}

/** Measures one site on each network in turn. Empty, with the reason on the terminal, where no network can be created. */
export async function onNetworks<T>(
  connections: readonly Connection[],
  measure: (end: PhoneEnd, connection: Connection) => Promise<T>,
): Promise<T[]> {
  const reason = networkMissingReason() ?? nginxMissingReason();
  if (reason !== null) {
    console.log(`Visits over a network were not measured: ${reason}.`);
    return [];
  }
  const [port, plainPort, boundPort] = [await freePort(), await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'campus-bounds-'));
  const more = await lowerBoundServer(folder, `${SERVER_ADDRESS}:${boundPort}`);
  const measureOn = async (direct: string, connection: Connection): Promise<T> => {
    const network = await createNetwork(connection);
    const front = await startFront([direct], port, plainPort, { more, isUnlimited: true, address: SERVER_ADDRESS });
    const rules = `--host-resolver-rules=MAP localhost ${SERVER_ADDRESS}`;
    const args = [...chromiumFlags, `--ignore-certificate-errors-spki-list=${front.keyDigest}`, rules];
    const browser = await chromium.launch({ executablePath: network.browserPath, args });
    try {
      const bound = `https://localhost:${boundPort}`;
      return await measure({ browser, site: front.url, direct, bound, network }, connection);
    } finally {
      await browser.close();
      await front.stop();
      await network.close();
    }
  };
  try {
    const settings = { SITE_URL: `https://localhost:${port}`, TRUST_PROXY: '1' };
    return await onWarmSite(async ({ url }) => {
      const results: T[] = [];
      for (const connection of connections) results.push(await measureOn(url, connection));
      return results;
    }, settings);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
