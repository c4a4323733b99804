import type { IncomingMessage } from 'node:http';
import { formRefusals, refusals } from '#content/messages/write.ts';
import { plainPage, plainPagePolicy } from '#lib/platform/http/plain-page.ts';
import { API } from '#lib/platform/routes/paths.ts';
import type { Handled } from '../finish/handled.ts';
import type { RequestContext } from '../http/request-context.ts';
import { isDecodable, repairedPath } from './repair-address.ts';

export interface RequestRefusal {
  status: number;
  /** Visitors get both languages, as theirs is not known here; programs get the English one. */
  words: Readonly<Record<'en' | 'ne', string>>;
  headers?: Readonly<Record<string, string>>;
}

const MAX_URL_LENGTH = 4096;
const MAX_BODY_BYTES = 64 * 1024;
const READS = ['GET', 'HEAD'];
const METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

// Encoded slashes, backslashes and NUL, or a fragment, which browsers never send: no address of the site has them.
const DISGUISED = /%2f|%5c|%00|\\|#/i;

// Browsers resolve `.` and `..` before they send an address: only an attempt at path traversal has them.
const DOTS = /\/(\.|%2e){1,2}(\/|$)/i;

/** Handler: refuses addresses and methods that no page, file or endpoint of the site has. */
export function refuse(context: RequestContext): Handled | null {
  const refusal = refusalOf(context.request);
  return refusal && refusalResponse(refusal, context);
}

function refusalOf({
  method = '',
  url = '',
  headers,
  rawHeaders,
  httpVersion,
}: IncomingMessage): RequestRefusal | null {
  const unreadable = (status: number): RequestRefusal => {
    return { status, words: refusals.unreadable, headers: { connection: 'close' } };
  };
  if (!hasOneHost(rawHeaders, httpVersion) || wantsWebSocket(rawHeaders)) return unreadable(400);
  if (!/^(100-continue)?$/i.test(headers.expect ?? '')) return unreadable(417);
  if (url.length > MAX_URL_LENGTH) return { status: 414, words: refusals.longAddress };
  const [path = ''] = url.split('?', 1);
  // `http://elsewhere/` would come back as a redirect there.
  const isReadable = path.startsWith('/') && isDecodable(repairedPath(path));
  if (!isReadable || DISGUISED.test(path) || DOTS.test(path)) {
    return { status: 400, words: refusals.address };
  }
  const methods = path.startsWith(API) ? METHODS : READS;
  if (!methods.includes(method)) {
    return { status: 405, words: refusals.method, headers: { allow: methods.join(', ') } };
  }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    return { status: 413, words: refusals.body, headers: { connection: 'close' } };
  }
  return null;
}

/** A refusal with its message: a page for forms, a sentence for programs, one in both languages for all others. */
export function refusalResponse({ status, words, headers }: RequestRefusal, context: RequestContext): Handled {
  const { type, language, body, policy } = represent(context, words);
  const responseHeaders = {
    'cache-control': 'no-store',
    'content-type': type,
    'content-language': language,
    ...(policy && { 'content-security-policy': policy }),
    ...headers,
  };
  return { response: { status, headers: responseHeaders, body: Buffer.from(body) } };
}

function represent({ url, route }: RequestContext, words: RequestRefusal['words']) {
  // A visitor who sent a form gets a page.
  if (route?.kind === 'form') {
    const body = plainPage(formRefusals.heading, words);
    return { type: 'text/html; charset=utf-8', language: 'en, ne', body, policy: plainPagePolicy };
  }
  if (url.startsWith(API)) {
    return { type: 'application/json', language: 'en', body: JSON.stringify({ message: words.en }) };
  }
  return { type: 'text/plain; charset=utf-8', language: 'en, ne', body: `${words.en}\n${words.ne}` };
}

/** RFC 9112, section 3.2: only HTTP/1.0 may omit it, and given two a proxy and the site might choose different ones. */
function hasOneHost(rawHeaders: readonly string[], httpVersion: string): boolean {
  const hosts = valuesOf(rawHeaders, 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** The site has no WebSockets; other requests to upgrade may be ignored (RFC 9110, 7.8). */
function wantsWebSocket(rawHeaders: readonly string[]): boolean {
  return valuesOf(rawHeaders, 'upgrade').some((value) => /websocket/i.test(value));
}

/** All values of a header; in `rawHeaders` names and values alternate. */
function valuesOf(rawHeaders: readonly string[], header: string): string[] {
  const values: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === header.length && name.toLowerCase() === header) values.push(rawHeaders[index + 1] ?? '');
  }
  return values;
}
