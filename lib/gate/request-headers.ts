import type { IncomingMessage } from 'node:http';

// Next's internal channels, which trust whoever speaks on them, and what other servers leave to the client to say.
const INTERNAL =
  /^(x-(middleware|invoke|nextjs|matched|now|prerender|vercel|rewrite|forwarded-host)\b|next-(resume|action)$|x-nonce$)/;
const PICTURES = '/_next/image?';
const OF_PROXIES = ['x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'];

/**
 * Takes from a request what only the framework or a trusted proxy may say, and puts in the policy by which Next learns its
 * nonce: a client's own policy header plants nothing.
 */
export function settleRequestHeaders(request: IncomingMessage, nonce: string, trustProxy: number): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name];
  if (trustProxy === 0) for (const name of OF_PROXIES) delete headers[name];
  delete headers['content-security-policy-report-only'];
  headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
  if (request.url?.startsWith(PICTURES)) bareTags(request);
  notePeer(request);
}

/** What Next compares the tag of a picture with, which it knows without quotes. */
function bareTags({ headers }: IncomingMessage): void {
  const tags = headers['if-none-match'];
  if (tags !== undefined) headers['if-none-match'] = tags.replaceAll('"', '');
}

/** Writes the address of the connection behind what was said, as any proxy does; Next writes it only where nothing was said. */
function notePeer({ headers, socket }: IncomingMessage): void {
  const said = [headers['x-forwarded-for']].flat().filter(Boolean);
  headers['x-forwarded-for'] = [...said, socket.remoteAddress ?? 'unknown'].join(', ');
}
