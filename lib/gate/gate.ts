import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formRefusals } from '../../content/messages/form-refusals.ts';
import { answerAgain } from '../answers/answer-again.ts';
import { keepAnswer } from '../answers/keep-answer.ts';
import { questionOf } from '../answers/question.ts';
import { parseEnvironment } from '../environment/schema.ts';
import { plainPage, plainPagePolicy } from '../http/plain-page.ts';
import { networkOf, visitorAddress } from '../http/visitor-address.ts';
import { sendLite } from '../lite/send-lite.ts';
import { wantsLite } from '../lite/wants-lite.ts';
import { metrics } from '../metrics/index.ts';
import { isPage, labelOf, matchRoute } from '../routes/match.ts';
import { createConnections } from './connections.ts';
import { observe } from './observe.ts';
import { createRateLimit } from './rate-limit.ts';
import { noPicture, type Refusal, refusalOf, tooBusy, tooMany, unsurePicture } from './refusal.ts';
import { type RequestContext, requestContext } from './request-context.ts';
import { settleRequestHeaders } from './request-headers.ts';
import { settleResponse } from './response.ts';
import { isWithheldPicture, STORED_SHARING, storedPictureOf } from './stored-pictures.ts';
import { createTransfers, isTransfer } from './transfers.ts';
import { holdUntilWhole } from './whole-page.ts';

const { trustProxy, siteUrl, apiRateLimit } = parseEnvironment(process.env);
const rateLimit = createRateLimit(apiRateLimit);
const transfers = createTransfers();
/** Told of each connection and request by `start.ts`. */
export const connections = createConnections({
  // All visitors of a proxy come from it; it has bounds of its own (deploy/nginx.conf).
  addressOf: ({ remoteAddress = '' }) => (trustProxy > 0 ? null : networkOf(remoteAddress)),
  onClose: (why) => metrics.connectionsClosed.inc({ why }),
});
const isSecure = siteUrl.startsWith('https:');

/** Where every request comes in, before Next: refuses what is none of ours, and sees to the headers of both sides. */
export function enter(request: IncomingMessage, response: ServerResponse, goOn: () => void): void {
  const context: RequestContext = { id: randomBytes(8).toString('hex'), nonce: randomBytes(24).toString('base64url') };
  const { url = '' } = request;
  // The gate listens to it beside Next, which comes near Node's ten by itself.
  response.setMaxListeners(20);
  settleRequestHeaders(request, context.nonce, trustProxy);
  const route = matchRoute(url);
  const address = addressOf(request);
  observe(request, response, { id: context.id, route: labelOf(route), address });
  settleResponse(response, context, isSecure);
  if (route?.kind === 'dynamic') holdUntilWhole(request, response, context);
  response.once('close', () => rateLimit.after(url, route, response.statusCode, address));
  const goIn = () => {
    const isLite = request.method === 'GET' && isPage(route) && !request.headers.rsc && wantsLite(request.headers);
    const question = isTransfer(route) ? null : questionOf(request, isLite);
    if (question && answerAgain(question, request, response)) return;
    if (question) keepAnswer(question, response);
    if (isLite) sendLite(request, response);
    requestContext.run(context, goOn);
  };
  const goInUnlessWithheld = () => {
    const picture = storedPictureOf(url);
    if (picture === null) return goIn();
    context.sharing = STORED_SHARING;
    isWithheldPicture(picture).then(
      (isWithheld) => (isWithheld ? refuse(url, response, noPicture()) : goIn()),
      () => refuse(url, response, unsurePicture()),
    );
  };
  const refusal = refusalOf(request) ?? (isTransfer(route) ? beginTransfer(request, response, address) : null);
  const wait = refusal ? 0 : rateLimit.before(url, route, address);
  if (refusal) refuse(url, response, refusal);
  else if (wait === 0) goInUnlessWithheld();
  else
    Promise.resolve(wait).then((seconds) =>
      seconds > 0 ? refuse(url, response, tooMany(seconds)) : goInUnlessWithheld(),
    );
}

function addressOf({ headers }: IncomingMessage): string {
  return visitorAddress({ get: () => String(headers['x-forwarded-for'] ?? '') }, trustProxy);
}

function beginTransfer({ socket }: IncomingMessage, response: ServerResponse, address: string): Refusal | null {
  const stalledFor = () => connections.stalledFor(socket);
  const end = transfers.begin({ address, stalledFor, stop: () => socket.destroy() });
  if (end) response.once('close', end);
  return end ? null : tooBusy();
}

function refuse(url: string, response: ServerResponse, { status, words, headers }: Refusal): void {
  const { type, language, body, policy } = written(url, words);
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': type,
    'Content-Language': language,
    'Content-Length': Buffer.byteLength(body),
    ...(policy && { 'Content-Security-Policy': policy }),
    ...headers,
  });
  response.end(body);
}

/** What forms without scripts are sent to: who did it reads a page. */
const FORMS = /^\/api\/(qaa\/form\/|useful$)/;

function written(url: string, words: Refusal['words']) {
  if (FORMS.test(url)) {
    const body = plainPage(formRefusals.heading, words);
    return { type: 'text/html; charset=utf-8', language: 'en, ne', body, policy: plainPagePolicy };
  }
  if (url.startsWith('/api/')) {
    return { type: 'application/json', language: 'en', body: JSON.stringify({ message: words.en }) };
  }
  return { type: 'text/plain; charset=utf-8', language: 'en, ne', body: `${words.en}\n${words.ne}` };
}
