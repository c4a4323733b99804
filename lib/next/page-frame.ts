import { readFileSync } from 'node:fs';
import type { Locale } from '#content/locale.ts';
import { hashSource } from '#lib/http/content-security-policy.ts';
import { buildOutput } from './build-output.ts';
import { deferredScript, deferScripts } from './defer-scripts.ts';
import { inlineCriticalCss } from './inline-critical-css.ts';
import { trustedInlineScripts } from './inline-scripts.ts';
import { type Edit, editText, type PageElement, pageElements } from './page-elements.ts';

/** Its head, menu, footer and styles are those of most pages. */
const PAGE = 'notice.html';

/** In the build's copy no script carries a nonce: those of the framework are all that are neither our own nor data. */
const isOfFramework = ({ attributes, text }: PageElement) =>
  !attributes.has('type') && !trustedInlineScripts().has(hashSource(text));

/**
 * What pages of a language have in common, as they are sent: a page that the build rendered, without the content of `main`. The same in
 * all processes and instances of a build. @throws Error where the build left no such page, or one of an unknown form
 */
export function pageFrame(locale: Locale): string {
  const html = readFileSync(`${buildOutput.pages}/${locale}/${PAGE}`, 'utf8');
  const elements = pageElements(html);
  const main = elements.find(({ name }) => name === 'main');
  if (!main) throw new Error(`${PAGE} has no main`);
  const { edits, bootstrap } = deferScripts(elements, isOfFramework);
  const { start, end } = bootstrap;
  const all = [
    ...edits,
    ...inlineCriticalCss(html, elements).edits,
    { start, end, text: deferredScript(bootstrap) },
  ].filter((edit) => edit.end <= main.start || main.end <= edit.start);
  return editText(html, [...all, emptied(main, html)]);
}

/** Its tags stay. */
function emptied({ start, end }: PageElement, html: string): Edit {
  return { start: html.indexOf('>', start) + 1, end: html.lastIndexOf('<', end - 1), text: '' };
}
