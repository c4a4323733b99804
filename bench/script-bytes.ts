import { request } from 'node:http';
import { startBareNext } from './bare-next.ts';
import type { Connection } from './connections.ts';
import { mainKinds } from './page-kinds.ts';
import type { Row, Table } from './report.ts';
import { inBrowser } from './stage.ts';
import { visit } from './visit.ts';

const fast: Connection = { name: 'none', latency: 0, bitsPerSecond: 1e9, slowdown: 1 };

/** Length of a file as gzip: both sites compress alike then. */
function gzipLength(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => (length += chunk.length)).on('end', () => resolve(length));
    });
    outgoing.on('error', reject).end();
  });
}

async function kilobytes(urls: readonly string[]): Promise<number> {
  const lengths = await Promise.all([...new Set(urls)].map(gzipLength));
  return lengths.reduce((sum, each) => sum + each, 0) / 1024;
}

/** The scripts that a visit to each page loads, beyond those of a page of the bare framework. */
export function scriptBytes(): Promise<Table[]> {
  return inBrowser(async (browser, base) => {
    const bare = await startBareNext();
    try {
      const scripts = async (url: string) => kilobytes((await visit(browser, url, fast)).scripts);
      const least = await scripts(`${bare.url}/`);
      const row = (name: string, all: number): Row => ({
        name,
        figures: [
          { name: 'gzip', unit: 'KB', runs: [all] },
          { name: 'beyond the bare page', unit: 'KB', runs: [all - least] },
        ],
      });
      const rows = [row('bare Next page', least)];
      for (const path of await mainKinds(base)) rows.push(row(path, await scripts(base + path)));
      return [{ title: 'JavaScript of a visit', rows }];
    } finally {
      await bare.stop();
    }
  });
}
