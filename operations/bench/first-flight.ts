import { connect as connectHttp2 } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { brotliCompressSync, brotliDecompressSync, createBrotliDecompress, createUnzip } from 'node:zlib';
import type { Browser } from 'playwright';
import { nginxMissingReason, startFront } from '#deploy/testing/nginx.ts';
import { freePort } from '#e2e/support/process.ts';
import { inBrowser } from './fixture.ts';
import { lowerBounds } from './lower-bound/lower-bounds.ts';
import { pageKinds } from './page-kinds.ts';
import type { Figure, Row, Table } from './report.ts';

/** Request headers of a browser. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en',
};

interface Sent {
  encoding: string;
  html: Buffer;
  /** Bytes received for the page: frames, headers as HTTP/2 encodes them on a new connection, TLS. */
  all: number;
}

/** Kinds of pages that no other part measures. */
const others =
  '/chiefMessage /keyStaff /courses /calendar /notice/deadlines /notice/page/2 /accessibility /privacy'.split(' ');

/** Accuracy of the end of the first screen, in bytes. */
const STEP = 64;

/** Fetches one page over its own connection. */
async function fetchPage(port: number, path: string): Promise<Sent> {
  const tcp = connectTcp(port, '127.0.0.1');
  const tls = connectTls({ socket: tcp, ALPNProtocols: ['h2'], rejectUnauthorized: false, servername: 'localhost' });
  await new Promise((resolve, reject) => tls.once('secureConnect', resolve).once('error', reject));
  const session = connectHttp2(`https://localhost:${port}`, { createConnection: () => tls });
  try {
    await new Promise((resolve) => session.once('remoteSettings', resolve));
    const before = tcp.bytesRead;
    const stream = session.request({ ':path': path, ...HEADERS });
    const chunks: Buffer[] = [];
    let encoding = '';
    stream.on('response', (headers) => {
      if (headers[':status'] !== 200) stream.destroy(new Error(`${path} responded with ${headers[':status']}`));
      encoding = String(headers['content-encoding']);
    });
    for await (const chunk of stream) chunks.push(chunk);
    return { encoding, html: Buffer.concat(chunks), all: tcp.bytesRead - before };
  } finally {
    session.close();
  }
}

/** Polls for half a minute. */
const TRIES = 120;

/** Whether a body is brotli of the highest quality; the first visitor of a page receives quick compression. */
export function isSmallest(encoding: string | undefined, body: Buffer): boolean {
  return encoding === 'br' && body.length <= brotliCompressSync(brotliDecompressSync(body)).length;
}

/** Fetches a page until it arrives in its smallest form, which the site encodes after the first visit. */
async function smallest(port: number, path: string): Promise<Sent> {
  let sent = await fetchPage(port, path);
  for (let tries = 0; tries < TRIES && !isSmallest(sent.encoding, sent.html); tries += 1) {
    // nginx keeps a copy for two seconds.
    await new Promise((resolve) => setTimeout(resolve, 250));
    sent = await fetchPage(port, path);
  }
  return sent;
}

/** The HTML of a page up to the last element visible on the first screen of a phone. */
async function firstScreen(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const html = (await (await page.goto(address))?.text()) ?? '';
  const last = await page.evaluate(() => {
    const all = [...document.querySelectorAll('header *, main *')];
    const element = all.findLast((each) => {
      const { top, height } = each.getBoundingClientRect();
      return each.childElementCount === 0 && height > 0 && top < innerHeight;
    });
    if (!element) throw new Error('the first screen is empty');
    return { name: element.localName, before: [...document.querySelectorAll(element.localName)].indexOf(element) };
  });
  await page.close();
  const [{ index } = { index: html.length }] = [...html.matchAll(new RegExp(`<${last.name}[ >]`, 'g'))].slice(
    last.before,
  );
  return Buffer.from(html.slice(0, index));
}

/** Number of compressed bytes that contain the beginning of a page. */
async function sentFor({ length }: Buffer, { html: compressed, encoding }: Sent): Promise<number> {
  const decoder = encoding === 'br' ? createBrotliDecompress() : createUnzip();
  let decoded = 0;
  decoder.on('data', (chunk: Buffer) => {
    decoded += chunk.length;
  });
  for (let sent = 0; sent < compressed.length; sent += STEP) {
    await new Promise((resolve) => decoder.write(compressed.subarray(sent, sent + STEP), resolve));
    await new Promise(setImmediate);
    if (decoded >= length) return sent + STEP;
  }
  return compressed.length;
}

/** Bytes of each kind of page and language as nginx sends them, which a first flight of ten packets (14,480 bytes) has to hold. */
export async function firstFlight(): Promise<Table[]> {
  const reason = nginxMissingReason();
  if (reason !== null) {
    console.log(`Of the first flight nothing is measured: ${reason}.`);
    return [];
  }
  return inBrowser(
    async (browser, url) => {
      const front = await startFront([url], await freePort(), await freePort(), { isUnlimited: true });
      try {
        const kinds = new Set([
          ...(await pageKinds(url)),
          ...others,
          ...lowerBounds.map(({ path }) => path),
          '/search?q=exam',
        ]);
        const rowsOf = async (prefix: string): Promise<Row[]> => {
          const rows: Row[] = [];
          for (const kind of kinds) {
            const path = prefix + (prefix && kind === '/' ? '' : kind);
            const sent = await smallest(front.port, path);
            const { html, all, encoding } = sent;
            const first = await sentFor(await firstScreen(browser, url + path), sent);
            const kilobytes = (name: string, bytes: number): Figure => ({ name, unit: 'KB', runs: [bytes / 1024] });
            rows.push({
              name: isSmallest(encoding, html) ? path : `${path} (first)`,
              figures: [
                kilobytes('HTML', html.length),
                kilobytes('headers and frames', all - html.length),
                kilobytes('both', all),
                kilobytes('up to the end of the first screen', all - html.length + first),
                { name: 'flights', unit: '', runs: [Math.ceil(Math.log2(all / 14_480 + 1))] },
              ],
            });
          }
          return rows;
        };
        return [
          { title: 'First flight of a page in English', rows: await rowsOf('') },
          { title: 'First flight of a page in Nepali', rows: await rowsOf('/ne') },
        ];
      } finally {
        await front.stop();
      }
    },
    { TRUST_PROXY: '1' },
  );
}
