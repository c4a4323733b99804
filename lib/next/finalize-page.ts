import { requestContext } from '../gate/request-context.ts';
import { pageElements } from './page-elements.ts';
import { isPage, type PageEntry } from './page-entry.ts';
import { nextsScripts, policyOf, withoutNonce } from './page-policy.ts';
import { applyDeclaredStatus } from './status-by-tag.ts';
import { transformPage } from './transform-page.ts';

type Value = Parameters<typeof isPage>[0];

const HEADER = 'content-security-policy';

/**
 * Gives a page its form, policy and status, in place: Next goes on with the same object. `isKept`, asked when the status is there:
 * the scripts' data of a page that nobody keeps stays in the page.
 */
export async function finalizePage(value: Value, isKept: () => boolean = () => true): Promise<void> {
  if (!isPage(value)) return;
  applyDeclaredStatus(value);
  await applyPolicy(value, isKept());
}

/** Gives a page the form in which it is sent and the policy that fits it, in place: Next goes on with the same object. */
async function applyPolicy(page: PageEntry, isKept: boolean): Promise<void> {
  if (page.headers?.[HEADER]) return;
  const nonce = requestContext.getStore()?.nonce ?? null;
  const elements = pageElements(page.html);
  const isNexts = nextsScripts(elements, nonce);
  const written = { html: page.html, styles: [] };
  // What Next finishes for each request needs its scripts as they come; of what nobody keeps, no part is kept either.
  const { html, styles } = page.postponed || !isKept ? written : await transformPage(page.html, isNexts, elements);
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
