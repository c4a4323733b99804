import type { Socket } from 'node:net';
import { refusals } from '#content/messages/refusals.ts';
import { STRICTEST } from '#lib/http/content-security-policy.ts';

/** How long a client that is still sending has to read the answer: a socket destroyed at once would discard it. */
const LINGER_MS = 5000;

type InBoth = Readonly<Record<'en' | 'ne', string>>;

/** The answers by the code of Node's error; any other error of its parser is answered with 400. */
const byCode: Readonly<Record<string, { status: string; words: InBoth }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', words: refusals.longAddress },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', words: refusals.body },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', words: refusals.tooSlow },
};
const BAD_REQUEST = { status: '400 Bad Request', words: refusals.unreadable };

/**
 * Answers what Node could not read as a request (malformed, unfinished, or too long, as an address of thousands of Devanagari letters) with a
 * sentence, where Node sends a bare status. @returns false for a broken connection, or one on which a response is under way
 */
export function handleClientError(error: unknown, socket: Socket): boolean {
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
