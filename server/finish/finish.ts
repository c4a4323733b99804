import type { RequestContext } from '../http/request-context.ts';
import { type AnyResponse, withHeaders } from '../http/response.ts';
import { completeHeaders } from './complete-headers.ts';
import { encodeBody, type StoredEncodings } from './encode-body.ts';
import type { Handled } from './handled.ts';
import { fillMissingSearch } from './missing-search.ts';
import { toNotModified } from './not-modified.ts';
import { allowPrefetchReuse, replaceFailedPage, toLiteVariant } from './page-steps.ts';
import { storeResponse } from './store-response.ts';

/** Changes a response: its headers, or also its body. */
export type Step = (response: AnyResponse, context: RequestContext) => AnyResponse;

/** Steps of the optional parts of the server. */
export interface OptionalSteps {
  /** After the headers are complete; the response cache stores their result. */
  readonly complete: readonly Step[];
  /** For the visitor's request; last. */
  readonly adapt: readonly Step[];
}

/** Makes the response that is sent: the only place that sets headers, makes the lite variant and a 304, and encodes. */
export interface Finish {
  /** The first steps: the response as the response cache stores it, the same for every visitor who wants its variant. */
  complete(response: AnyResponse, context: RequestContext): AnyResponse;
  /** All steps from the one at which the response enters (`Handled`). */
  finish(handled: Handled, context: RequestContext): AnyResponse | Promise<AnyResponse>;
}

export function createFinish(optional: OptionalSteps = { complete: [], adapt: [] }): Finish {
  const completing: readonly Step[] = [
    replaceFailedPage,
    toLiteVariant,
    fillMissingSearch,
    completeHeaders,
    ...optional.complete,
  ];
  const adapting: readonly Step[] = [allowPrefetchReuse, ...optional.adapt, addRequestId];

  const complete = (response: AnyResponse, context: RequestContext) => run(completing, response, context);
  const adapt = (response: AnyResponse, context: RequestContext) => run(adapting, response, context);

  return {
    complete,
    finish(handled, context) {
      if (handled.state === 'encoded') return adapt(toNotModified(handled.response, context), context);
      const completed = handled.state === 'complete' ? handled.response : complete(handled.response, context);
      const encodings = encodingsOf(handled, completed, context);
      const encoded = encodeBody(toNotModified(completed, context), context, encodings);
      return encoded.then((response) => adapt(response, context));
    },
  };
}

function run(steps: readonly Step[], response: AnyResponse, context: RequestContext): AnyResponse {
  let changed = response;
  for (const step of steps) changed = step(changed, context);
  return changed;
}

/** Stores the response if it has a key. Returns where its encodings are. */
function encodingsOf(handled: Handled, completed: AnyResponse, context: RequestContext): StoredEncodings | null {
  const { key = null, encodings = null } = handled;
  const cached = key ? storeResponse(completed, key, context) : encodings;
  return cached && { cached, key: key?.text ?? null };
}

function addRequestId(response: AnyResponse, { rendering }: RequestContext): AnyResponse {
  return withHeaders(response, { 'x-request-id': rendering.id });
}
