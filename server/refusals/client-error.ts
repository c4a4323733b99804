import type { Socket } from 'node:net';
import { refusals } from '#content/messages/refusals.ts';
import { STRICTEST } from '#lib/http/content-security-policy.ts';

/** Who is still sending has so long to read the answer; closed at once, the line would take it away. */
const LINGER_MS = 5000;

type InBoth = Readonly<Record<'en' | 'ne', string>>;

/** What Node could not read, by the code of its error; any other that its parser has is 400. */
const byCode: Readonly<Record<string, { status: string; words: InBoth }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', words: refusals.longAddress },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', words: refusals.body },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', words: refusals.tooSlow },
};
const BAD_REQUEST = { status: '400 Bad Request', words: refusals.unreadable };

/**
 * Says in a sentence what Node says in a status alone: what came is no request, does not come to an end, or is too long, as an address of
 * thousands of letters of Devanagari. False for what is for others to answer: a line that broke, or one on which an answer is under way.
 */
export function answerClientError(error: unknown, socket: Socket): boolean {
  const code = String(Reflect.get(Object(error), 'code'));
  if (!/^(HPE_|ERR_HTTP_)/.test(code) || Reflect.get(socket, '_httpMessage')) return false;
  const { status, words } = byCode[code] ?? BAD_REQUEST;
  sayAndClose(socket, status, words);
  return true;
}

function sayAndClose(socket: Socket, status: string, { en, ne }: InBoth): void {
  if (!socket.writable) return;
  const body = `${en}\n${ne}`;
  const head = [
    `HTTP/1.1 ${status}`,
    `Date: ${new Date().toUTCString()}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Language: en, ne',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Security-Policy: ${STRICTEST}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
