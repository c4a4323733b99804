import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseEnvironment } from '../environment/schema.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { observe } from './observe.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Refusal, refusalOf, tooMany } from './refusal.ts';
import { requestContext } from './request-context.ts';
import { settleRequestHeaders } from './request-headers.ts';
import { settleResponse } from './response.ts';
import { routeOf } from './route-of.ts';

const { trustProxy, siteUrl, apiRateLimit } = parseEnvironment(process.env);
const rateLimit = createRateLimit(apiRateLimit);
const isSecure = siteUrl.startsWith('https:');

/** Where every request comes in, before Next: refuses what is none of ours, and sees to the headers of both sides. */
export function enter(request: IncomingMessage, response: ServerResponse, goOn: () => void): void {
  const context = { id: randomBytes(8).toString('hex'), nonce: randomBytes(24).toString('base64url') };
  const { url = '' } = request;
  settleRequestHeaders(request, context.nonce, trustProxy);
  const route = routeOf(url);
  const address = addressOf(request);
  observe(request, response, { id: context.id, route, address });
  settleResponse(response, context, isSecure);
  response.once('close', () => rateLimit.after(route, response.statusCode, address));
  const goIn = () => requestContext.run(context, goOn);
  const refusal = refusalOf(request);
  const wait = refusal ? 0 : rateLimit.before(url, route, address);
  if (refusal) refuse(url, response, refusal);
  else if (wait === 0) goIn();
  else Promise.resolve(wait).then((seconds) => (seconds > 0 ? refuse(url, response, tooMany(url, seconds)) : goIn()));
}

function addressOf({ headers }: IncomingMessage): string {
  return visitorAddress(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for'] ?? '') }), trustProxy);
}

function refuse(url: string, response: ServerResponse, { status, message, headers }: Refusal): void {
  const isApi = url.startsWith('/api/');
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(isApi ? JSON.stringify({ message }) : message);
}
