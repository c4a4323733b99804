import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { nginxMissingReason, startFront } from '#deploy/testing/nginx.ts';
import { freePort } from '#e2e/support/process.ts';
import { processTree } from '#e2e/support/process-tree.ts';
import { isSmallest } from './first-flight.ts';
import { onSite } from './fixture.ts';
import { load } from './load.ts';
import type { Row, Table } from './report.ts';

const pages = { Home: '/', list: '/notice' };

/** The compressed body of a response, once the site has its smallest form. */
async function rawBody(url: string): Promise<Buffer> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip, br' } }, resolve)
      .on('error', reject)
      .end();
  });
  const bytes = await buffer(reply);
  return isSmallest(reply.headers['content-encoding'], bytes) ? bytes : rawBody(url);
}

/** An nginx server for these files only, with TLS records of the same length. */
const fileServer = (port: number, folder: string) => `server {
  listen 127.0.0.1:${port} ssl; ssl_certificate /etc/ssl/campus/certificate.pem;
  ssl_certificate_key /etc/ssl/campus/key.pem; ssl_buffer_size 4k; tcp_nopush off;
  root ${folder}; default_type text/html; }`;

async function measure(site: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-files-'));
  const [port, plainPort, filePort] = [await freePort(), await freePort(), await freePort()];
  const front = await startFront([site], port, plainPort, { more: fileServer(filePort, folder), isUnlimited: true });
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages)) {
      writeFileSync(join(folder, name), await rawBody(site + path));
      const figures = await load(`${front.url}${path}`, processTree(front.pid));
      const bound = await load(`https://127.0.0.1:${filePort}/${name}`, processTree(front.pid));
      rows.push({ name, figures: figures.map((figure, index) => ({ ...figure, bound: bound[index]?.runs })) });
    }
    return rows;
  } finally {
    await front.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Pages behind nginx, compared with nginx serving the same bytes from a file. Empty without nginx. */
export async function behindNginx(): Promise<Table[]> {
  const reason = nginxMissingReason();
  if (reason !== null) {
    console.log(`The load behind nginx was not measured: ${reason}.`);
    return [];
  }
  return onSite(async ({ url }) => [{ title: 'Behind nginx, 50 connections', rows: await measure(url) }]);
}
