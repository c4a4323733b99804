import type { ServerResponse } from 'node:http';

/** Next says that it renders the rest of a cached page for this request. */
export const UNFINISHED = 'x-nextjs-postponed';

export function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

/** Notes what a call of `writeHead` says, without sending it. */
export function noteHead(response: ServerResponse, status: number, args: readonly unknown[]): void {
  response.statusCode = status;
  const given = args.at(-1);
  if (typeof given !== 'object') return;
  for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, value);
}

/** Keeps what a call of `write` or `end` hands over; the callbacks and encodings that they may take are no part of it. */
export function keepChunk(chunks: Uint8Array[], chunk: unknown): true {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  return true;
}
