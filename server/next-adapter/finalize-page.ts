import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { LITE_EDITS, PAGE_TAGS } from './headers.ts';
import { writeEdits } from './lite-variant.ts';
import { type CacheValue, cacheTagsOf, isPageValue, type PageValue } from './page-entry.ts';
import { applyDeclaredStatus } from './status-by-tag.ts';
import { transformPage, withoutNonce } from './transform-page.ts';

const POLICY = 'content-security-policy';

/**
 * Sets the status of a page, its final form and the policy that fits it, in place: the framework sends the same object to the
 * visitor.
 */
export function finalizePage(value: CacheValue): void {
  if (!isPageValue(value) || value.headers?.[POLICY]) return;
  applyDeclaredStatus(value);
  const nonce = renderContext.getStore()?.nonce ?? null;
  const page = transformPage(value.html, nonce);
  value.html = page.html;
  value.headers = {
    ...value.headers,
    [POLICY]: page.policy,
    [PAGE_TAGS]: cacheTagsOf(value).join(),
    [LITE_EDITS]: writeEdits(page.lite),
  };
  if (nonce !== null) removeNonce(value, nonce);
}

function removeNonce(page: PageValue, nonce: string): void {
  const without = (bytes: Buffer) => Buffer.from(withoutNonce(bytes.toString('latin1'), nonce), 'latin1');
  if (page.rscData) page.rscData = without(page.rscData);
  for (const [path, data] of page.segmentData ?? []) page.segmentData?.set(path, without(data));
}
