import 'server-only';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { answerDocument } from '#lib/http/answer-document.ts';
import type { Asked } from '#lib/http/direct-answers.ts';
import { takesEncoding } from '#lib/http/takes-encoding.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { unregisterWorker } from './unregister-worker.ts';

/** What a worker may do: ask our own origin. */
const POLICY = "default-src 'none'; connect-src 'self'";

const goodbye = `(${unregisterWorker.toString()})()`;

async function text(compiled: string): Promise<string> {
  // In development there is none.
  if (!environment().serviceWorker || process.env.NODE_ENV === 'development') return goodbye;
  return readFile(compiled, 'utf8');
}

/**
 * The service worker, or one that removes it and all it stored (`SERVICE_WORKER=off`). Browsers ask each time whether it is a new
 * one. `compiled`: its file. @throws where the file is not there: that is a failure, which takes from no browser what it has stored
 */
export async function answerWorker(request: Request, compiled: string): Promise<Response> {
  return answerDocument(request, {
    body: await text(compiled),
    type: 'text/javascript; charset=utf-8',
    changed: null,
    freshness: 'no-cache',
    headers: { 'Content-Security-Policy': POLICY, Vary: 'Accept-Encoding' },
  });
}

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

type Encoding = keyof typeof encoders;

/** The text under way or done, by its encoding. */
const encoded = new Map<Encoding, { text: string; bytes: Promise<Buffer> }>();

/** Every first visit fetches it, and no cache may hold it: it is encoded at its best, once for a process. */
function encodeOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known?.text === text) return known.bytes;
  const bytes = encoders[encoding](text);
  encoded.set(encoding, { text, bytes });
  return bytes;
}

/** The same in the smallest encoding that is taken. */
export async function answerEncodedWorker({ acceptEncoding, ifNoneMatch }: Asked, compiled: string): Promise<Response> {
  const headers = new Headers(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch });
  const answer = await answerWorker(new Request('http://localhost/service-worker.js', { headers }), compiled);
  const encoding = (['br', 'gzip'] as const).find((each) => takesEncoding(acceptEncoding, each));
  if (answer.status !== 200 || !encoding) return answer;
  answer.headers.set('Content-Encoding', encoding);
  const bytes = await encodeOnce(await answer.text(), encoding);
  return new Response(new Uint8Array(bytes), { headers: answer.headers });
}
