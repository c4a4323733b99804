import type { IncomingMessage } from 'node:http';
import { takesEncoding } from '../http/takes-encoding.ts';
import { LITE_VARY } from '../lite/wants-lite.ts';

/** What a request asks for, where many ask for the same: what is kept under its key answers all of them. */
export interface Question {
  readonly key: string;
  readonly takesBrotli: boolean;
  /** Asked by those who want lite pages (`lib/lite`). */
  readonly isLite: boolean;
}

/** With one of these the answer is not the one for everybody (RFC 9110, 13.1 and 14.2; Next's own requests for parts of a page). */
const OWN = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since', 'authorization', 'rsc', 'next-url'];
const ROUTER = 'next-router-';
const KNOWN = /^(accept-encoding|rsc|next-url|next-router-[a-z-]+)$/;

/** Null where more than the address tells what is wanted. Leaves one encoding for Next to choose. */
export function questionOf({ method, url = '', headers }: IncomingMessage, isLite = false): Question | null {
  if (method !== 'GET' || url.includes('?')) return null;
  for (const name of OWN) if (headers[name] !== undefined) return null;
  for (const name in headers) if (name.startsWith(ROUTER)) return null;
  const encodings = String(headers['accept-encoding'] ?? '');
  const encoding = takesEncoding(encodings, 'gzip') ? 'gzip' : 'identity';
  headers['accept-encoding'] = encoding;
  const key = `${isLite ? 'lite ' : ''}${encoding} ${url}`;
  return { key, takesBrotli: encoding === 'gzip' && takesEncoding(encodings, 'br'), isLite };
}

/** Whether an answer that varies by these headers is the same for all who ask the question. */
export function isSettled(vary: string): boolean {
  return vary
    .replace(LITE_VARY, '')
    .split(',')
    .every((name) => KNOWN.test(name.trim().toLowerCase()) || name.trim() === '');
}
