import { pageFirst } from '../delivery/page-first.ts';
import { requestContext } from '../gate/request-context.ts';
import { pageElements } from '../html/page-elements.ts';
import { nextsScripts, policyOf } from '../policy/page-policy.ts';
import { withoutNonce } from '../policy/without-nonce.ts';
import type { PageEntry } from './page-entry.ts';

const HEADER = 'content-security-policy';

/** Gives a page the form in which it is sent and the policy that fits it, in place: Next goes on with the same object. */
export async function stampPolicy(page: PageEntry, isKept: boolean): Promise<void> {
  if (page.headers?.[HEADER]) return;
  const nonce = requestContext.getStore()?.nonce ?? null;
  const elements = pageElements(page.html);
  const isNexts = nextsScripts(elements, nonce);
  const written = { html: page.html, styles: [] };
  // What Next finishes for each request needs its scripts as they come; of what nobody keeps, no part is kept either.
  const { html, styles } = page.postponed || !isKept ? written : await pageFirst(page.html, isNexts, elements);
  // Another request may have done the same meanwhile.
  if (page.headers?.[HEADER]) return;
  page.html = html;
  page.headers = { ...page.headers, [HEADER]: policyOf(html, nonce, styles, isNexts) };
  if (nonce !== null) forget(page, nonce);
}

function forget(page: PageEntry, nonce: string): void {
  const withoutIn = (bytes: Buffer) => Buffer.from(withoutNonce(bytes.toString('latin1'), nonce), 'latin1');
  page.html = withoutNonce(page.html, nonce);
  if (page.rscData) page.rscData = withoutIn(page.rscData);
  for (const [path, data] of page.segmentData ?? []) page.segmentData?.set(path, withoutIn(data));
}
