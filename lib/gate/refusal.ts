import type { IncomingMessage } from 'node:http';
import { fileRefusals } from '../../content/messages/file-refusals.ts';
import { refusals } from '../../content/messages/refusals.ts';

export interface Refusal {
  status: number;
  /** Both languages: what is read is not known here. Programs get the English one. */
  words: Readonly<Record<'en' | 'ne', string>>;
  headers?: Record<string, string>;
}

const LONGEST_ADDRESS = 4096;
const LARGEST_BODY = 64 * 1024;
const READS = ['GET', 'HEAD'];
const METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

// A slash, a backslash or a NUL in disguise, or what never leaves a browser: no address of ours has one.
const DISGUISED = /%2f|%5c|%00|\\|#/i;

// A browser resolves these itself; what still has them wants to be resolved elsewhere.
const DOTS = /\/(\.|%2e){1,2}(\/|$)/i;

/** What never reaches Next: addresses and methods that no page, file or door of the site answers to. Null for the rest. */
export function refusalOf({
  method = '',
  url = '',
  headers,
  rawHeaders,
  httpVersion,
}: IncomingMessage): Refusal | null {
  const unreadable = (status: number): Refusal => {
    return { status, words: refusals.unreadable, headers: { Connection: 'close' } };
  };
  if (!hasOneHost(rawHeaders, httpVersion)) return unreadable(400);
  if (!/^(100-continue)?$/i.test(headers.expect ?? '')) return unreadable(417);
  if (url.length > LONGEST_ADDRESS) return { status: 414, words: refusals.longAddress };
  const [path = ''] = url.split('?', 1);
  // `http://elsewhere/` and `//elsewhere` would come back as redirects there.
  if (!path.startsWith('/') || path.startsWith('//') || DISGUISED.test(path) || DOTS.test(path) || !isDecodable(path)) {
    return { status: 400, words: refusals.address };
  }
  const methods = path.startsWith('/api/') ? METHODS : READS;
  if (!methods.includes(method)) {
    return { status: 405, words: refusals.method, headers: { Allow: methods.join(', ') } };
  }
  if (Number(headers['content-length'] ?? 0) > LARGEST_BODY) {
    return { status: 413, words: refusals.body, headers: { Connection: 'close' } };
  }
  return null;
}

/** For who asks for more than `API_RATE_LIMIT`. `wait` in seconds. */
export function tooMany(wait: number): Refusal {
  return { status: 429, words: refusals.tooMany, headers: { 'Retry-After': String(wait) } };
}

/** For who wants one more file while too many are under way. */
export function tooBusy(): Refusal {
  return { status: 503, words: refusals.tooBusy, headers: { 'Retry-After': '10' } };
}

/** For who asks for a picture of a stored file that is withheld: as of one that does not exist. */
export function noPicture(): Refusal {
  return { status: 404, words: fileRefusals.missing.text };
}

/** While it is not known whether it is withheld. */
export function unsurePicture(): Refusal {
  const { text } = fileRefusals.unavailable;
  return { status: 503, words: text, headers: { 'Retry-After': '60' } };
}

/** RFC 9112, section 3.2: none is for HTTP/1.0 alone, and of two each reader might believe another. */
function hasOneHost(rawHeaders: readonly string[], httpVersion: string): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && /^host$/i.test(name));
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
