import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { pageHandlers } from '../lib/platform/http/page-handlers.ts';
import { contentAddresses } from '../lib/platform/routes/content-addresses.ts';
import { formerLocation, formerLocationOfMissing } from '../lib/platform/routes/former-addresses.ts';
import { isFileRoute } from '../lib/platform/routes/match.ts';
import { log } from '../lib/platform/runtime/log.ts';
import { requestKey } from './cache/cache-key.ts';
import { responseCache } from './cache/response-cache.ts';
import { encodingsFor } from './finish/encode-body.ts';
import { errorResponse } from './finish/error-page.ts';
import { createFinish, type Finish } from './finish/finish.ts';
import type { Handled } from './finish/handled.ts';
import { pageLoader } from './finish/stored-page.ts';
import { respondDirectly } from './handlers/direct-responses.ts';
import type { Handler } from './handlers/handler.ts';
import { delegateToNext } from './handlers/next.ts';
import type { OptionalParts } from './handlers/optional-parts.ts';
import { handlePageForm } from './handlers/page-form.ts';
import { showPreview } from './handlers/page-preview.ts';
import { fillDynamicPage } from './handlers/page-template.ts';
import { limitRate } from './handlers/rate-limit.ts';
import { refuse } from './handlers/refuse.ts';
import { repairAddress } from './handlers/repair-address.ts';
import { limitTransfers } from './handlers/transfers.ts';
import { refuseWithheldPicture } from './handlers/withheld-pictures.ts';
import { type Framework, type InternalRequest, internalRequest } from './http/internal-request.ts';
import { observe } from './http/observe.ts';
import { createRequestContext, type RequestContext, type VisitorRequestContext } from './http/request-context.ts';
import type { SiteResponse } from './http/site-response.ts';

/** Handler: responds from the response cache; null where the framework has to respond. */
function serveCached(context: RequestContext): Handled | null {
  const key = requestKey(context);
  const cached = key && responseCache().take(key.text);
  const response = cached?.responseIn(cached.encodingFor(encodingsFor(cached, context)));
  return response ? { response, state: 'encoded' } : null;
}

/** Browsers keep a redirect for five minutes: the campus may correct it. */
const LIFETIME = 'public, max-age=300';

/** Handler: redirects addresses of the former site, wherever this site has no page, to their targets in the table of the campus. */
function redirectFormerAddress({ method, url, request }: RequestContext): Handled | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  return redirectTo(formerLocation(contentAddresses().formerRows, url), request.headers.host);
}

/** Replaces the response for a record that the site does not have, whose address may be one of the former site. */
function redirectMissing(handled: Handled, { method, route, url, request }: RequestContext): Handled {
  if (handled.response.status !== 404 || method !== 'GET' || route?.kind !== 'page') return handled;
  const location = formerLocationOfMissing(contentAddresses().formerRows, url);
  return redirectTo(location, request.headers.host) ?? handled;
}

function redirectTo(location: string | null, host: string | undefined): Handled | null {
  // A host of the former site that leads here now would be redirected to itself.
  if (location === null || URL.parse(location)?.host === host) return null;
  return { response: { status: 301, headers: { location, 'cache-control': LIFETIME }, body: Buffer.alloc(0) } };
}

/** A visitor waits no longer for changes of the campus, which are published anyway. */
const MAX_WAIT_MS = 2000;

/** Handler: publishes changes of the campus before a response may come from a cache. It never responds. */
function awaitPublications({ method, route }: RequestContext): null | Promise<null> {
  if (method !== 'GET' || isFileRoute(route)) return null;
  const publication = pageHandlers().checkPublications();
  return (
    publication && Promise.race([publication, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]).then(() => null)
  );
}

/** Sends the response to a request; never rejects. */
export type Pipeline = (request: IncomingMessage, response: SiteResponse) => Promise<void>;

/** The handlers of the site in their order; the framework, the last one, responds to every request. */
export function siteHandlers(framework: Framework, finish: Finish, optional: readonly Handler[]): readonly Handler[] {
  const send = (internal: InternalRequest) => internalRequest(framework, internal);
  const load = pageLoader(send, finish);
  return [
    refuse,
    repairAddress,
    redirectFormerAddress,
    limitTransfers,
    limitRate,
    awaitPublications,
    refuseWithheldPicture,
    respondDirectly,
    ...optional,
    handlePageForm(load),
    showPreview(send),
    serveCached,
    fillDynamicPage({ send, load }),
    delegateToNext(framework),
  ];
}

/** Creates the way from a request to its response: the first response of a handler is finished and sent. */
export function createPipeline(framework: Framework, optional?: OptionalParts): Pipeline {
  const finish = createFinish(optional?.steps);
  const handlers = siteHandlers(framework, finish, optional?.handlers ?? []);

  /** Sends the error page, unless a part of the response was sent. */
  async function sendError(error: unknown, context: VisitorRequestContext): Promise<void> {
    const { response, rendering } = context;
    log.error({ err: error, request: rendering.id }, 'a request could not be handled');
    if (response.headersSent) response.destroy();
    else response.send(await finish.finish({ response: errorResponse(context) }, context));
  }

  return async (request, response) => {
    try {
      const described = createRequestContext(request);
      const pageCoding = optional?.pageCodingFor(described) ?? null;
      const context = { ...described, pageCoding, response };
      observe(context);
      try {
        const handled = redirectMissing(await respond(handlers, context), context);
        const finished = finish.finish(handled, context);
        response.send(finished instanceof Promise ? await finished : finished);
        if (response.written) await response.written;
      } catch (error) {
        await sendError(error, context);
      }
    } catch (error) {
      log.error({ err: error }, 'a request could not be handled');
      response.destroy();
    }
  };
}

async function respond(handlers: readonly Handler[], context: VisitorRequestContext): Promise<Handled> {
  for (const handler of handlers) {
    const result = handler(context);
    const handled = result instanceof Promise ? await result : result;
    if (handled) return handled;
  }
  throw new Error('no handler has responded');
}
