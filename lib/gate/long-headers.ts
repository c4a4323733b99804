import type { Socket } from 'node:net';
import { refusals } from '../../content/messages/refusals.ts';

/** Who is still sending has so long to read the answer; closed at once, the line would take it away. */
const LINGER_MS = 5000;

const HEAD = [
  'HTTP/1.1 431 Request Header Fields Too Large',
  'Content-Type: text/plain; charset=utf-8',
  'X-Content-Type-Options: nosniff',
  'Cache-Control: no-store',
  'Connection: close',
];

/**
 * Says what Node leaves unsaid where the head of a request does not fit, as with an address of thousands of letters of Devanagari.
 * False for what is for others to answer: another failure, or a line on which an answer is under way.
 */
export function refuseLongHeaders(error: unknown, socket: Socket): boolean {
  const isTooLong = error instanceof Error && Reflect.get(error, 'code') === 'HPE_HEADER_OVERFLOW';
  if (!isTooLong || Reflect.get(socket, '_httpMessage')) return false;
  if (socket.writable) {
    socket.end(`${HEAD.join('\r\n')}\r\n\r\n${refusals.longAddress.en}\n${refusals.longAddress.ne}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }
  return true;
}
