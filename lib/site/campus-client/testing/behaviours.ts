import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

export function json(value: unknown, status = 200): Behaviour {
  return (response) => void response.writeHead(status, JSON_TYPE).end(JSON.stringify(value));
}

export function raw(body: string | Uint8Array, headers: Record<string, string> = JSON_TYPE, status = 200): Behaviour {
  return (response) => void response.writeHead(status, headers).end(body);
}

export function statusReply(code: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => void response.writeHead(code, headers).end('{"message":"no"}');
}

export const hang: Behaviour = () => undefined;

export const reset: Behaviour = (response) => void response.socket?.resetAndDestroy();

export const nonsense = raw('<!doctype html><title>It works!</title>', { 'content-type': 'text/html' });

/** Sends an endless body byte by byte: no time-out between bytes ever fires. */
export const drip: Behaviour = async (response) => {
  response.writeHead(200, JSON_TYPE);
  while (!response.destroyed) {
    response.write(' ');
    await wait(10);
  }
};

/** Sends the beginning of a longer body, then breaks the connection. */
export function breakOff(beginning: string, headers: Record<string, string> = JSON_TYPE): Behaviour {
  return async (response) => {
    response.writeHead(200, { ...headers, 'content-length': '1000000' });
    response.write(beginning);
    await wait(20);
    response.socket?.resetAndDestroy();
  };
}

/** Sends up to `megabytes` of blanks while the client reads; `sent` returns the megabytes sent. */
export function flood(megabytes: number, options: { gzip?: boolean } = {}): Behaviour & { sent: () => number } {
  let sent = 0;
  function* chunks() {
    for (sent = 0; sent < megabytes; sent += 1) yield MEGABYTE;
  }
  const behaviour = async (response: ServerResponse) => {
    response.writeHead(200, options.gzip ? { ...JSON_TYPE, 'content-encoding': 'gzip' } : JSON_TYPE);
    await pipeline([Readable.from(chunks()), ...(options.gzip ? [createGzip()] : []), response]);
  };
  return Object.assign(behaviour, { sent: () => sent });
}
