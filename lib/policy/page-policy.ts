import { pageDirectives } from './directives.ts';
import { isFrameworkScript } from './framework-scripts.ts';
import { hashSource } from './hash-source.ts';
import { trustedInlineScripts } from './inline-scripts.ts';
import { inlineScripts } from './page-scripts.ts';
import { withoutNonce } from './without-nonce.ts';

/**
 * The policy of a rendered page: of its inline scripts those that Next wrote in this very render, which carry the request's
 * nonce, and the constant ones of our own. Never just what the page holds: that would bless a script that came in with content.
 * The page is to be sent `withoutNonce`. Where no script has the nonce, for pages of the build, those of Next are known by their form.
 */
export function policyOf(html: string, nonce: string | null): string {
  const scripts = inlineScripts(html);
  const isMarked = nonce !== null && scripts.some((script) => script.nonce === nonce);
  const hashes = new Set<string>();
  for (const script of scripts) {
    const isNexts = isMarked ? script.nonce === nonce : isFrameworkScript(script.text);
    const hash = hashSource(withoutNonce(script.text, nonce));
    if (isNexts || trustedInlineScripts().has(hash)) hashes.add(hash);
  }
  return pageDirectives(hashes);
}
