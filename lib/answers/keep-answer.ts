import type { ServerResponse } from 'node:http';
import { noteHead } from '../http/response-parts.ts';
import { isForAll } from './is-for-all.ts';
import { type KeptAnswer, keptAnswers } from './kept-answers.ts';
import type { Question } from './question.ts';
import { squeeze } from './squeeze.ts';

const LARGEST_BODY = 512 * 1024;
/** Of one request or of one connection. */
const PASSING = ['x-request-id', 'connection', 'keep-alive', 'transfer-encoding', 'date'];

/**
 * Keeps what answers a question, once it is through, if it answers all who ask it. Where the same is kept already, it is known to
 * be the newest, and its smaller encoding goes out.
 */
export function keepAnswer({ key, takesBrotli, isLite }: Question, response: ServerResponse): void {
  const { writeHead, write, end } = response;
  const kept = keptAnswers();
  const { generation } = kept;
  const since = performance.now();
  const chunks: Buffer[] = [];
  let length = 0;
  let same: KeptAnswer | null | undefined;
  let smaller: Buffer | null = null;

  function compare(): void {
    if (same !== undefined) return;
    same = response.statusCode === 200 ? kept.same(key, response.getHeader('etag')) : null;
    smaller = takesBrotli ? (same?.brotli ?? null) : null;
    if (smaller) response.setHeader('Content-Encoding', 'br').setHeader('Content-Length', smaller.length);
  }

  function note(chunk: unknown): void {
    if (same || (typeof chunk !== 'string' && !(chunk instanceof Uint8Array))) return;
    length += chunk.length;
    if (length <= LARGEST_BODY) chunks.push(Buffer.from(chunk));
  }

  Object.assign(response, {
    writeHead(status: number, ...args: unknown[]) {
      noteHead(response, status, args);
      compare();
      return Reflect.apply(writeHead, response, [status]);
    },
    write(...args: unknown[]) {
      compare();
      note(args[0]);
      return smaller !== null || Reflect.apply(write, response, args);
    },
    end(...args: unknown[]) {
      compare();
      note(args[0]);
      return Reflect.apply(end, response, smaller ? [smaller] : args);
    },
  });

  response.once('close', () => {
    if (!response.writableFinished || kept.generation !== generation) return;
    // While a new page is made, the copy of the old one is as good as what Next has.
    if (response.getHeader('x-nextjs-cache') === 'STALE') return;
    if (length > LARGEST_BODY || !isForAll(response, isLite)) return kept.drop(key);
    // Of many who asked at once another may have been first.
    same ??= kept.same(key, response.getHeader('etag'));
    if (same) {
      same.since = since;
      return;
    }
    const headers = { ...response.getHeaders() };
    for (const name of PASSING) delete headers[name];
    const answer = { headers, body: Buffer.concat(chunks), brotli: null, since };
    kept.keep(key, answer);
    if (headers['content-encoding'] === 'gzip') squeeze(answer);
  });
}
