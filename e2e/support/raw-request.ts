import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { qaaAccount } from './servers.ts';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface RawRequest {
  method?: string;
  /** Sent unchanged, as no browser is involved. */
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Sends a raw request: path and headers are sent unchanged. */
export function rawRequest(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawResponse> {
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

/** Headers of a login that a page of the site sends. */
export function fromPage(base: string, address: string): Record<string, string> {
  return {
    origin: base,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-forwarded-for': address,
  };
}

export const credentials = JSON.stringify({ userName: qaaAccount.user, qaaPassword: qaaAccount.password });

/** Logs in and returns the cookie. @throws Error when the login is rejected */
export async function loginCookie(base: string, address: string): Promise<string> {
  const { status, headers } = await rawRequest(base, '/api/qaa/login', {
    method: 'POST',
    headers: fromPage(base, address),
    body: credentials,
  });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (!cookie) throw new Error(`the login responded with ${status}`);
  return cookie;
}
