import { respondDirectly } from '#server/handlers/direct-responses.ts';
import { completePreview, preparePreview } from '#server/handlers/page-preview.ts';
import { fillCachedTemplate, fillTemplate } from '#server/handlers/page-template.ts';
import { handlePageForm } from './handlers/page-form.ts';
import { limitRate } from './limits/rate-limit.ts';
import { limitTransfers } from './limits/transfers.ts';
import { observe } from './observe.ts';
import { sendDictionaryByPage } from './optional/dictionaries/dictionary-by-page.ts';
import { announceDictionary, offerPageAsDictionary } from './optional/dictionaries/page-headers.ts';
import { refuse } from './refusals/refuse.ts';
import { refuseWithheldPicture } from './refusals/withheld-pictures.ts';
import type { RequestContext, VisitorRequestContext } from './request-context.ts';
import type { WholeResponse } from './response/whole-response.ts';
import { completeHeaders } from './transforms/complete-headers.ts';
import { toNotModified } from './transforms/not-modified.ts';
import { allowPrefetchReuse, replaceFailedPage, toLiteVariant } from './transforms/page-transforms.ts';
import { encodeBody, serveCached, storeResponse } from './transforms/serve-cached.ts';

/** A step of request handling. It returns the complete response, or null to hand the request to the next stage. */
export type Stage = (context: VisitorRequestContext) => WholeResponse | null | Promise<WholeResponse | null>;

/** The stages in their order; the framework handles a request for which none returns a response. */
export const stages: readonly Stage[] = [
  observe,
  refuse,
  limitTransfers,
  limitRate,
  refuseWithheldPicture,
  respondDirectly,
  sendDictionaryByPage,
  handlePageForm,
  preparePreview,
  serveCached,
  fillCachedTemplate,
];

/** A step that changes the framework's response. */
export type Transform = (response: WholeResponse, context: RequestContext) => WholeResponse | Promise<WholeResponse>;

/** The transforms up to the response cache; a page that the warm-up renders passes through no others. */
const cacheableTransforms: readonly Transform[] = [
  replaceFailedPage,
  toLiteVariant,
  completeHeaders,
  announceDictionary,
  storeResponse,
];

/** The transforms of buffered responses; a streamed one, such as a file, passes only through `completeHeaders`. */
export const transforms: readonly Transform[] = [
  ...cacheableTransforms,
  fillTemplate,
  completePreview,
  toNotModified,
  encodeBody,
  allowPrefetchReuse,
  offerPageAsDictionary,
];

/** Applies transforms to a response, one after the other. */
export async function runTransforms(
  response: WholeResponse,
  context: RequestContext,
  steps: readonly Transform[],
): Promise<WholeResponse> {
  let changed = response;
  for (const transform of steps) {
    const next = transform(changed, context);
    changed = next instanceof Promise ? await next : next;
  }
  return changed;
}

/** Completes a response of the framework that no visitor requested, and stores it in the response cache. */
export function storeFrameworkResponse(response: WholeResponse, context: RequestContext): Promise<WholeResponse> {
  return runTransforms(response, context, cacheableTransforms);
}
