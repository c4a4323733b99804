import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseEnvironment } from '../environment/schema.ts';
import { observe } from './observe.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { requestContext } from './request-context.ts';
import { settleRequestHeaders } from './request-headers.ts';
import { settleResponse } from './response.ts';

const { trustProxy, siteUrl } = parseEnvironment(process.env);
const isSecure = siteUrl.startsWith('https:');

/** Where every request comes in, before Next: refuses what is none of ours, and sees to the headers of both sides. */
export function enter(request: IncomingMessage, response: ServerResponse, goOn: () => void): void {
  const context = { id: randomBytes(8).toString('hex'), nonce: randomBytes(24).toString('base64url') };
  settleRequestHeaders(request, context.nonce, trustProxy);
  observe(request, response, context, trustProxy);
  settleResponse(response, context, isSecure);
  const refusal = refusalOf(request);
  if (refusal) refuse(request, response, refusal);
  else requestContext.run(context, goOn);
}

function refuse({ url }: IncomingMessage, response: ServerResponse, { status, message, headers }: Refusal): void {
  const isApi = url?.startsWith('/api/');
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(isApi ? JSON.stringify({ message }) : message);
}
