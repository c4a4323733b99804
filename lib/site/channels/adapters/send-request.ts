import 'server-only';
import { type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isConfidential } from '#lib/platform/settings/values.ts';

/** A response, with the beginning of its body, or the code of a failure. `mayBeReceived`: the service may have received the request. */
export type Reply =
  | { kind: 'reply'; status: number; retryAfter: string | null; body: string }
  | { kind: 'failed'; mayBeReceived: boolean; reason: string };

interface RequestOptions {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Sends one request on a separate connection, without following redirects; http only to this machine. The time-out, in milliseconds, includes
 * the body of the response. Never throws; a failure has a code and never the address, which may hold a token.
 */
export function sendRequest(
  to: URL,
  { method = 'POST', headers = {}, body = '', timeoutMs = TIMEOUT_MS }: RequestOptions = {},
): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const fail = (mayBeReceived: boolean, reason: string) => resolve({ kind: 'failed', mayBeReceived, reason });
  if (!isConfidential(to)) {
    fail(false, 'not encrypted');
    return promise;
  }
  let isConnected = false;
  const length = method === 'POST' ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  const options = { method, agent: false, headers: { 'User-Agent': 'campus-website', ...headers, ...length } } as const;
  const onResponse = (response: IncomingMessage) =>
    readBody(response, (text) =>
      resolve({
        kind: 'reply',
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'] ?? null,
        body: text,
      }),
    );
  const isSecure = to.protocol === 'https:';
  const outgoing = isSecure ? requestSecurely(to, options, onResponse) : request(to, options, onResponse);
  outgoing.on('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      isConnected = true;
    }),
  );
  const timer = setTimeout(() => {
    fail(isConnected, `no response within ${timeoutMs} ms`);
    outgoing.destroy();
  }, timeoutMs);
  outgoing.on('error', (error) => fail(isConnected, codeOf(error)));
  outgoing.on('close', () => {
    clearTimeout(timer);
    fail(isConnected, 'closed without a response');
  });
  outgoing.end(body);
  return promise;
}

/** Passes on the beginning of a body that was sent whole; a broken one leaves the request to fail. */
function readBody(response: IncomingMessage, onText: (text: string) => void): void {
  const chunks: Buffer[] = [];
  let read = 0;
  const finish = () => onText(Buffer.concat(chunks).toString('utf8'));
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    read += chunk.byteLength;
    if (read <= MAX_BODY_BYTES) return;
    finish();
    response.destroy();
  });
  response.on('end', finish);
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : 'no connection';
