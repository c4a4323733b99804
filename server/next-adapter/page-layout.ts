import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Locale, locales } from '#content/locale.ts';
import { buildOutput } from './build-output.ts';
import { isOfFramework } from './framework-scripts.ts';
import { inlineCriticalCss } from './inline-critical-css.ts';
import { type Edit, editText, type PageElement, pageElements } from './page-elements.ts';

/** The page that represents the others: most pages have its head, menu, footer and styles. */
const PAGE = 'notice.html';

const fileOf = (locale: Locale) => `${buildOutput.layouts}/${locale}.html`;

/**
 * The common part of all pages of a language in their final form: a page that the build rendered, without the content of `main`. The same
 * in all processes and instances of a build. @throws Error if the build has none
 */
export function readPageLayout(locale: Locale): string {
  return readFileSync(fileOf(locale), 'utf8');
}

/** Stores the layouts as a part of the build. @throws Error if the build has no such page, or one without `main` */
export function writePageLayouts(): void {
  mkdirSync(buildOutput.layouts, { recursive: true });
  for (const locale of locales) {
    writeFileSync(fileOf(locale), layoutOf(readFileSync(`${buildOutput.pages}/${locale}/${PAGE}`, 'utf8')));
  }
}

/** @throws Error if the page has no `main` */
function layoutOf(html: string): string {
  const elements = pageElements(html);
  const main = elements.find(({ name }) => name === 'main');
  if (!main) throw new Error(`${PAGE} has no main`);
  const scripts = elements.filter(isOfFramework).map(({ start, end }) => ({ start, end, text: '' }));
  const all = [...scripts, ...inlineCriticalCss(html, elements).edits].filter(
    (edit) => edit.end <= main.start || main.end <= edit.start,
  );
  return editText(html, [...all, removeContent(main, html)]);
}

/** The edit that removes the content of an element; its tags stay. */
function removeContent({ start, end }: PageElement, html: string): Edit {
  return { start: html.indexOf('>', start) + 1, end: html.lastIndexOf('<', end - 1), text: '' };
}
