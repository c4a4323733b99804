import { renderContext } from '#lib/runtime/render-context.ts';
import { storeFlightPayload } from './flight-payloads.ts';
import { LITE_EDITS, SHOWN_TAGS } from './headers.ts';
import { writeEdits } from './lite-variant.ts';
import { type CacheValue, isPage, type PageValue, tagsOf } from './page-entry.ts';
import { applyDeclaredStatus } from './status-by-tag.ts';
import { type TransformedPage, transformPage, withoutNonce } from './transform-page.ts';

const POLICY = 'content-security-policy';

/**
 * Gives a page its status, the form in which it is sent and the policy that fits it, in place: the framework sends the same object
 * to who asked for it. `isStored`, asked when the status is there: of a page that nobody stores, no part is stored either.
 */
export async function finalizePage(value: CacheValue, isStored: () => boolean): Promise<void> {
  if (!isPage(value) || value.headers?.[POLICY]) return;
  applyDeclaredStatus(value);
  const nonce = renderContext.getStore()?.nonce ?? null;
  // What the framework finishes for each request needs its scripts as they come.
  const page = await withPayloadStored(value.html, nonce, value.postponed === undefined && isStored());
  // Another request may have done the same meanwhile.
  if (value.headers?.[POLICY]) return;
  value.html = page.html;
  value.headers = {
    ...value.headers,
    [POLICY]: page.policy,
    [SHOWN_TAGS]: tagsOf(value).join(),
    ...(page.lite && { [LITE_EDITS]: writeEdits(page.lite) }),
  };
  if (nonce !== null) removeNonce(value, nonce);
}

async function withPayloadStored(html: string, nonce: string | null, isDeferred: boolean): Promise<TransformedPage> {
  const page = transformPage(html, nonce, isDeferred);
  const isWhole = page.payload === null || (await storeFlightPayload(page.payload));
  return isWhole ? page : transformPage(html, nonce, false);
}

function removeNonce(page: PageValue, nonce: string): void {
  const without = (bytes: Buffer) => Buffer.from(withoutNonce(bytes.toString('latin1'), nonce), 'latin1');
  if (page.rscData) page.rscData = without(page.rscData);
  for (const [path, data] of page.segmentData ?? []) page.segmentData?.set(path, without(data));
}
