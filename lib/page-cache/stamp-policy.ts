import { requestContext } from '../gate/request-context.ts';
import { policyOf } from '../policy/page-policy.ts';
import { withoutNonce } from '../policy/without-nonce.ts';
import type { PageEntry } from './page-entry.ts';

const HEADER = 'content-security-policy';

/** Gives a page the policy that fits its scripts, in place: Next goes on with the same object. */
export function stampPolicy(page: PageEntry): void {
  if (page.headers?.[HEADER]) return;
  const nonce = requestContext.getStore()?.nonce ?? null;
  page.headers = { ...page.headers, [HEADER]: policyOf(page.html, nonce) };
  if (nonce !== null) forget(page, nonce);
}

function forget(page: PageEntry, nonce: string): void {
  const withoutIn = (bytes: Buffer) => Buffer.from(withoutNonce(bytes.toString('latin1'), nonce), 'latin1');
  page.html = withoutNonce(page.html, nonce);
  if (page.rscData) page.rscData = withoutIn(page.rscData);
  for (const [path, data] of page.segmentData ?? []) page.segmentData?.set(path, withoutIn(data));
}
