import type { IncomingMessage } from 'node:http';
import { isAllowedRequestHeader } from '#lib/next/headers.ts';
import { PICTURE_SERVICE } from '#lib/routes/paths.ts';

const OF_PROXIES = ['x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'];

/** The policy by which Next learns the nonce of a rendering. */
export function tellNonce(nonce: string) {
  return { 'content-security-policy': `script-src 'nonce-${nonce}'` };
}

/** Leaves of a request's headers those that the site reads. What only a trusted proxy may say counts where there is one. */
export function prepareRequestHeaders(request: IncomingMessage, trustProxy: number): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    const isOfTrustedProxy = trustProxy > 0 && OF_PROXIES.includes(name);
    if (!isOfTrustedProxy && !isAllowedRequestHeader(name)) delete headers[name];
  }
  if (request.url?.startsWith(`${PICTURE_SERVICE}?`)) unquoteTags(request);
  appendPeer(request);
}

/** What Next compares the tag of a picture with, which it knows without quotes. */
function unquoteTags({ headers }: IncomingMessage): void {
  const tags = headers['if-none-match'];
  if (tags !== undefined) headers['if-none-match'] = tags.replaceAll('"', '');
}

/** Writes the address of the connection behind what was said, as any proxy does; Next writes it only where nothing was said. */
function appendPeer({ headers, socket }: IncomingMessage): void {
  const said = String(headers['x-forwarded-for'] ?? '');
  const peer = socket.remoteAddress ?? 'unknown';
  headers['x-forwarded-for'] = said === '' ? peer : `${said}, ${peer}`;
}
