import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { qaaAccount } from './servers.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface RawRequest {
  method?: string;
  /** Sent as they are: no browser stands between. */
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Sends a raw request: the path is not tidied, the headers are not checked. */
export function rawRequest(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** What a page of the site sends with a login. */
export function fromPage(base: string, address: string): Record<string, string> {
  return {
    origin: base,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-forwarded-for': address,
  };
}

export const credentials = JSON.stringify({ userName: qaaAccount.user, qaaPassword: qaaAccount.password });

/** Logs in: the cookie as a browser would send it back. @throws Error when the login is refused */
export async function logIn(base: string, address: string): Promise<string> {
  const { status, headers } = await rawRequest(base, '/api/qaa/login', {
    method: 'POST',
    headers: fromPage(base, address),
    body: credentials,
  });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (!cookie) throw new Error(`the login was answered with ${status}`);
  return cookie;
}
