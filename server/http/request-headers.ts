import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ownCookies } from '#lib/platform/http/cookie.ts';
import { PICTURE_SERVICE } from '#lib/platform/routes/paths.ts';
import { isAllowedRequestHeader } from '#server/next-adapter/headers.ts';

const PROXY_HEADERS = ['x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'];

/** Next reads the nonce for a rendering from the request's policy. */
export function nonceHeader(nonce: string) {
  return { 'content-security-policy': `script-src 'nonce-${nonce}'` };
}

/** Removes the request headers and cookies that the site does not read, and headers of proxies if no proxy is trusted. */
export function prepareRequestHeaders(request: IncomingMessage, trustProxy: number): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    const isTrustedProxyHeader = trustProxy > 0 && PROXY_HEADERS.includes(name);
    if (!isTrustedProxyHeader && !isAllowedRequestHeader(name)) delete headers[name];
  }
  keepOwnCookies(headers);
  if (request.url?.startsWith(`${PICTURE_SERVICE}?`)) unquoteEtags(request);
  appendPeer(request);
}

function keepOwnCookies(headers: IncomingHttpHeaders): void {
  if (headers.cookie === undefined) return;
  const cookies = ownCookies(headers.cookie);
  if (cookies === null) delete headers.cookie;
  else headers.cookie = cookies;
}

/** Next compares the ETags of pictures without quotes. */
function unquoteEtags({ headers }: IncomingMessage): void {
  const tags = headers['if-none-match'];
  if (tags !== undefined) headers['if-none-match'] = tags.replaceAll('"', '');
}

/** Appends the address of the connection to `X-Forwarded-For`, as any proxy does; Next sets the header only where it is missing. */
function appendPeer({ headers, socket }: IncomingMessage): void {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '');
  const peer = socket.remoteAddress ?? 'unknown';
  headers['x-forwarded-for'] = forwardedFor === '' ? peer : `${forwardedFor}, ${peer}`;
}
