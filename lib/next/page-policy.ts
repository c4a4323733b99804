import { hashSource, pageDirectives } from '../http/content-security-policy.ts';
import { isFrameworkScript } from './framework-scripts.ts';
import { trustedInlineScripts } from './inline-scripts.ts';
import { type PageElement, pageElements } from './page-elements.ts';

export type IsNexts = (script: PageElement) => boolean;

const isInline = ({ name, attributes }: PageElement) => name === 'script' && !attributes.has('src');

/**
 * Tells which inline scripts of a rendered page are Next's: those written in this very render, which carry the request's nonce.
 * Never just what the page holds: that would bless a script that came in with content. Where no script has the nonce, for
 * pages of the build, those of Next are known by their form.
 */
export function nextsScripts(elements: readonly PageElement[], nonce: string | null): IsNexts {
  const hasNonce: IsNexts = ({ attributes }) => nonce !== null && attributes.get('nonce') === nonce;
  const isMarked = elements.some((element) => isInline(element) && hasNonce(element));
  return isMarked ? hasNonce : ({ text }) => isFrameworkScript(text);
}

/**
 * The policy of a rendered page: of its inline scripts those of Next and the constant ones of our own. `styles`: the texts of
 * style elements that we put into it. The page is to be sent `withoutNonce`.
 */
export function policyOf(html: string, nonce: string | null, styles: readonly string[] = [], known?: IsNexts): string {
  const elements = pageElements(html);
  const isNexts = known ?? nextsScripts(elements, nonce);
  const hashes = new Set<string>();
  for (const script of elements.filter(isInline)) {
    const hash = hashSource(withoutNonce(script.text, nonce));
    if (isNexts(script) || trustedInlineScripts().has(hash)) hashes.add(hash);
  }
  return pageDirectives(hashes, styles.map(hashSource));
}

/**
 * The text of a page without the nonce of its render, which is of no more use: the same content is then the same page, which
 * a browser need not fetch again.
 */
export function withoutNonce(text: string, nonce: string | null): string {
  return nonce === null ? text : text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}
