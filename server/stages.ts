import { respondDirectly } from '#server/handlers/direct-responses.ts';
import { sendDictionaryByPage } from './handlers/dictionary-by-page.ts';
import { takePageForm } from './handlers/page-form.ts';
import { fillCachedShell, fillShell } from './handlers/page-shell.ts';
import { limitRate } from './limits/rate-limit.ts';
import { limitTransfers } from './limits/transfers.ts';
import { observe } from './observe.ts';
import { refuse } from './refusals/refuse.ts';
import { refuseWithheldPicture } from './refusals/withheld-pictures.ts';
import type { RequestContext, VisitorRequestContext } from './request-context.ts';
import type { WholeResponse } from './response/whole-response.ts';
import { completeHeaders } from './transforms/complete-headers.ts';
import { announceDictionary, offerPageAsDictionary } from './transforms/dictionaries.ts';
import { toNotModified } from './transforms/not-modified.ts';
import { allowPrefetchReuse, applyPageStatus, replaceFailedPage, toLiteVariant } from './transforms/page-transforms.ts';
import { encodeBody, serveCached, storeResponse } from './transforms/serve-cached.ts';

/** A step on the way of a request. It returns the complete response, or null to hand the request to the next stage. */
export type Stage = (exchange: VisitorRequestContext) => WholeResponse | null | Promise<WholeResponse | null>;

/** The way of a request; what no stage answers, the framework does. */
export const stages: readonly Stage[] = [
  observe,
  refuse,
  limitTransfers,
  limitRate,
  refuseWithheldPicture,
  respondDirectly,
  sendDictionaryByPage,
  takePageForm,
  serveCached,
  fillCachedShell,
];

/** A step on the way of the framework's response. */
export type Transform = (response: WholeResponse, exchange: RequestContext) => WholeResponse | Promise<WholeResponse>;

/** The way of the framework's response into the response cache; a page that is rendered ahead of its first visitor ends there. */
export const cacheableTransforms: readonly Transform[] = [
  replaceFailedPage,
  applyPageStatus,
  toLiteVariant,
  completeHeaders,
  announceDictionary,
  storeResponse,
];

/** The way of the framework's response; one that is streamed, such as a file, passes `completeHeaders` alone. */
export const transforms: readonly Transform[] = [
  ...cacheableTransforms,
  fillShell,
  toNotModified,
  encodeBody,
  allowPrefetchReuse,
  offerPageAsDictionary,
];

/** Leads a response through transforms, one after the other. */
export async function pass(
  response: WholeResponse,
  exchange: RequestContext,
  way: readonly Transform[],
): Promise<WholeResponse> {
  let changed = response;
  for (const transform of way) {
    const next = transform(changed, exchange);
    changed = next instanceof Promise ? await next : next;
  }
  return changed;
}
