import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { storeFlightPayload } from './flight-payloads.ts';
import { LITE_EDITS, PAGE_TAGS } from './headers.ts';
import { writeEdits } from './lite-variant.ts';
import { type CacheValue, cacheTagsOf, isPageValue, type PageValue } from './page-entry.ts';
import { applyDeclaredStatus } from './status-by-tag.ts';
import { type TransformedPage, transformPage, withoutNonce } from './transform-page.ts';

const POLICY = 'content-security-policy';

/**
 * Sets the status of a page, its final form and the policy that fits it, in place: the framework sends the same object to the
 * visitor. `isStored`, called after the status is set: a page that is not stored has no stored parts either.
 */
export async function finalizePage(value: CacheValue, isStored: () => boolean): Promise<void> {
  if (!isPageValue(value) || value.headers?.[POLICY]) return;
  applyDeclaredStatus(value);
  const nonce = renderContext.getStore()?.nonce ?? null;
  const page = await withPayloadStored(value.html, nonce, isStored());
  // A concurrent request may have finalized the page meanwhile.
  if (value.headers?.[POLICY]) return;
  value.html = page.html;
  value.headers = {
    ...value.headers,
    [POLICY]: page.policy,
    [PAGE_TAGS]: cacheTagsOf(value).join(),
    ...(page.lite && { [LITE_EDITS]: writeEdits(page.lite) }),
  };
  if (nonce !== null) removeNonce(value, nonce);
}

async function withPayloadStored(html: string, nonce: string | null, isDeferred: boolean): Promise<TransformedPage> {
  const page = transformPage(html, nonce, isDeferred);
  const isUsable = page.payload === null || (await storeFlightPayload(page.payload));
  return isUsable ? page : transformPage(html, nonce, false);
}

function removeNonce(page: PageValue, nonce: string): void {
  const without = (bytes: Buffer) => Buffer.from(withoutNonce(bytes.toString('latin1'), nonce), 'latin1');
  if (page.rscData) page.rscData = without(page.rscData);
  for (const [path, data] of page.segmentData ?? []) page.segmentData?.set(path, without(data));
}
