import { completeHeaders } from './complete-headers.ts';
import { announceDictionary, lendPage } from './dictionaries.ts';
import { sendDictionaryByPage } from './dictionary-by-page.ts';
import { answerDirectly } from './direct-answers.ts';
import type { Exchange } from './exchange.ts';
import { observe } from './observe.ts';
import { takePageForm } from './page-form.ts';
import { fillCachedShell, fillShell } from './page-shell.ts';
import { limitRate } from './rate-limit.ts';
import { refuse } from './refuse.ts';
import { encodeBody, serveCached, storeResponse } from './serve-cached.ts';
import { limitTransfers } from './transfers.ts';
import { applyPageStatus, keepPrefetched, replaceFailedPage, toLiteVariant, toNotModified } from './transforms.ts';
import type { WholeResponse } from './whole-response.ts';
import { refuseWithheldPicture } from './withheld-pictures.ts';

/** A step on the way of a request: the complete response that ends the way, or null where the next stage is to see to it. */
export type Stage = (exchange: Exchange) => WholeResponse | null | Promise<WholeResponse | null>;

/** The way of a request that `createExchange` has named; what no stage answers, the framework does. */
export const stages: readonly Stage[] = [
  observe,
  refuse,
  limitTransfers,
  limitRate,
  refuseWithheldPicture,
  answerDirectly,
  sendDictionaryByPage,
  takePageForm,
  serveCached,
  fillCachedShell,
];

/** A step on the way of the framework's response: from a whole response to a whole response. */
export type Transform = (response: WholeResponse, exchange: Exchange) => WholeResponse | Promise<WholeResponse>;

/** The way of the framework's response; one that is sent as it comes, a file, passes `completeHeaders` alone. */
export const transforms: readonly Transform[] = [
  replaceFailedPage,
  applyPageStatus,
  toLiteVariant,
  completeHeaders,
  announceDictionary,
  storeResponse,
  fillShell,
  toNotModified,
  encodeBody,
  keepPrefetched,
  lendPage,
];
