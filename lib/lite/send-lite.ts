import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { isHtml, keepChunk, noteHead } from '../http/response-parts.ts';
import { takesEncoding } from '../http/takes-encoding.ts';
import { LITE_EDITS } from '../next/headers.ts';
import { toLiteVariant } from '../next/lite-variant.ts';
import { makeOnce } from './make-once.ts';
import { LITE_SHARING } from './wants-lite.ts';

const MARK = '-lite"';

/** The edits that were stored with the page; none for a page that is made for the request. */
function editsOf(response: ServerResponse): string | undefined {
  const edits = response.getHeader(LITE_EDITS);
  return typeof edits === 'string' ? edits : undefined;
}

/** Only what is known of the lite page counts for it, under the tag that Next has for the whole one. */
function settleTags(request: IncomingMessage): void {
  const tags = String(request.headers['if-none-match'] ?? '').split(',');
  const lite = tags.filter((tag) => tag.trim().endsWith(MARK)).map((tag) => tag.trim().replace(MARK, '"'));
  if (lite.length > 0) request.headers['if-none-match'] = lite.join(', ');
  else delete request.headers['if-none-match'];
}

/** Has the page that Next sends go out as a lite one. */
export function sendLite(request: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const { writeHead, write, end, flushHeaders } = response;
  const isGzip = takesEncoding(String(request.headers['accept-encoding'] ?? ''), 'gzip');
  settleTags(request);
  request.headers['accept-encoding'] = 'identity';
  const chunks: Buffer[] = [];

  function finish(): void {
    Object.assign(response, { writeHead, write, end, flushHeaders });
    const tag = response.getHeader('etag');
    if (tag !== undefined) response.setHeader('ETag', String(tag).replace(/"$/, MARK));
    if (!isHtml(response) || chunks.length === 0) {
      response.end(Buffer.concat(chunks));
      return;
    }
    // Made-up addresses share a few pages.
    const place = response.statusCode === 404 ? '' : path;
    const page = makeOnce(place, isGzip ? 'gzip' : 'identity', response.getHeader('etag'), () =>
      pack(toLiteVariant(Buffer.concat(chunks).toString(), editsOf(response)), isGzip),
    );
    for (const name of ['content-length', 'link']) response.removeHeader(name);
    if (isGzip) response.setHeader('Content-Encoding', 'gzip');
    if (!String(response.getHeader('cache-control')).includes('no-store')) {
      response.setHeader('Cache-Control', LITE_SHARING);
    }
    response.setHeader('Content-Length', page.length);
    response.end(page);
  }

  Object.assign(response, {
    flushHeaders: () => undefined,
    writeHead(status: number, ...args: unknown[]) {
      noteHead(response, status, args);
      return response;
    },
    write: (chunk: unknown) => keepChunk(chunks, chunk),
    end(chunk: unknown) {
      keepChunk(chunks, chunk);
      finish();
      return response;
    },
  });
}

const pack = (page: string, isGzip: boolean) => (isGzip ? gzipSync(page) : Buffer.from(page));
