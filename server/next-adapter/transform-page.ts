import { hashSource, pageDirectives } from '#lib/platform/http/content-security-policy.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isOfFramework, needsFramework } from './framework-scripts.ts';
import { type InlinedCss, inlineCriticalCss } from './inline-critical-css.ts';
import { trustedInlineScripts } from './inline-scripts.ts';
import { liteEdits } from './lite-variant.ts';
import {
  contains,
  type Edit,
  editText,
  isFlashNotice,
  type PageElement,
  pageElements,
  rebaseEdits,
} from './page-elements.ts';

export interface TransformedPage {
  html: string;
  /** The content security policy that fits it. */
  policy: string;
  /** The edits that make its lite variant. */
  lite: Edit[];
}

/**
 * The final form of a rendered page: without the nonce of its render, with its styles inlined, and without the framework's scripts unless
 * it has an application of React. Its policy allows only the inline scripts that carried the nonce, which was secret until now, and our
 * own constant ones. Other scripts in the page are not allowed: they may have come in with content.
 */
export function transformPage(rendered: string, nonce: string | null): TransformedPage {
  const { html, elements } = withScriptsLast(rendered, nonce);
  // Forms and replies to a form have no flash notices.
  const isForm = isTemplate(elements);
  const isUseless = (element: PageElement) => isOfFramework(element) || (isForm && isFlashNotice(element));
  const removed = needsFramework(elements) ? [] : elements.filter(isUseless);
  const remaining = elements.filter(
    (element) => !removed.some((outer) => outer === element || contains(outer, element)),
  );
  const { edits: styleEdits, style } = inlineStyles(html, elements);
  const ownEdits = [
    ...removed.map(({ start, end }) => ({ start, end, text: '' })),
    ...styleEdits.map((edit) => ({ ...edit, text: withoutNonce(edit.text, nonce) })),
  ];
  const edits = [...ownEdits, ...nonceEdits(html, nonce, ownEdits)];
  const styles = style ? [hashSource(style)] : undefined;
  const lite = rebaseEdits(liteEdits(remaining), edits);
  return { html: editText(html, edits), policy: pageDirectives(scriptHashes(remaining, nonce), styles), lite };
}

/** Removes the nonce: the same content is then the same page, which a browser need not fetch again. */
export function withoutNonce(text: string, nonce: string | null): string {
  return nonce === null ? text : text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

/**
 * A page whose scripts for React follow its content, so that they do not delay its pictures: without preloads, and without scripts for
 * engines that cannot run the others. Other pages are unchanged.
 */
function withScriptsLast(rendered: string, nonce: string | null): { html: string; elements: PageElement[] } {
  const elements = pageElements(rendered);
  if (!needsFramework(elements)) return { html: rendered, elements };
  const moved = elements.filter(
    (element) => isOfFramework(element) && (element.name === 'link' || isExternal(element)),
  );
  const scripts = moved.filter(({ name, attributes }) => name === 'script' && !attributes.has('nomodule'));
  const end = rendered.lastIndexOf('</body>');
  const text = scripts.map((script) => withLowPriority(rendered.slice(script.start, script.end))).join('');
  const edits = [
    ...moved.map((element) => ({ start: element.start, end: element.end, text: '' })),
    { start: end, end, text },
  ];
  const html = joinDataScripts(editText(rendered, edits), nonce);
  return { html, elements: pageElements(html) };
}

/** Pictures of the first screen load before it, where the server observes priorities. */
const withLowPriority = (script: string) => script.replace('<script', '<script fetchpriority="low"');

const isExternal = ({ attributes }: PageElement) => attributes.has('src');

/** Joins the scripts with the data for React, of which there may be 30: the policy has a hash for each script. */
function joinDataScripts(html: string, nonce: string | null): string {
  const push = 'self.__next_f.push(';
  return html.replaceAll(`])</script><script nonce="${nonce}">${push}`, `])\n${push}`);
}

/** Whether the page is filled with a fragment later, which has separate styles: the styles of a template are not inlined. */
const isTemplate = (elements: readonly PageElement[]) =>
  elements.some(({ attributes }) => attributes.has('data-fragment'));

function inlineStyles(html: string, elements: readonly PageElement[]): InlinedCss {
  const linked = { edits: [], style: '' };
  if (isTemplate(elements)) return linked;
  try {
    return inlineCriticalCss(html, elements);
  } catch (error) {
    reportOnce(error);
    return linked;
  }
}

/** The edits that remove the nonce from the rest of the page. */
function nonceEdits(html: string, nonce: string | null, edits: readonly Edit[]): Edit[] {
  if (nonce === null) return [];
  const all = [...html.matchAll(new RegExp(` nonce="${nonce}"|${nonce}`, 'g'))];
  return all
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length, text: '' }))
    .filter((edit) => !edits.some(({ start, end }) => start <= edit.start && edit.start < end));
}

/** The hashes of the allowed inline scripts in their final form. */
function scriptHashes(elements: readonly PageElement[], nonce: string | null): Set<string> {
  const hashes = new Set<string>();
  for (const { name, attributes, text } of elements) {
    if (name !== 'script' || attributes.has('src')) continue;
    const hash = hashSource(withoutNonce(text, nonce));
    const hasNonce = nonce !== null && attributes.get('nonce') === nonce;
    if (hasNonce || trustedInlineScripts().has(hash)) hashes.add(hash);
  }
  return hashes;
}

const reported = new Set<string>();

function reportOnce(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (reported.has(reason)) return;
  reported.add(reason);
  log.warn({ reason }, 'a page links its style sheets instead of including its styles');
}
