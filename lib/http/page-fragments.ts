import type { Locale } from '#content/locale.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';

/** The part of a page that is rendered for a request; the rest is its template. */
export interface PageFragment {
  /** Path of the template, without its language. */
  template: string;
  /** Title of the page, where the template has none. */
  title?: string;
  html: string;
  /** HTTP status, by default 200. */
  status?: number;
}

/** Returns null where the framework must render the whole page, because content is missing or has changed. */
export type FragmentRenderer = (
  parameters: URLSearchParams,
  locale: Locale,
  /** Path of the page, without its language. */
  path: string,
) => Promise<PageFragment | null>;

const fragments = () => processSingleton('page-fragments', () => new Map<string, FragmentRenderer>());

/** Registers a fragment by which the server fills a template for a page, a tenth of the work of rendering the whole page. */
export function providePageFragment(path: string, make: FragmentRenderer): void {
  fragments().set(path, make);
}

export function pageFragment(path: string): FragmentRenderer | null {
  return fragments().get(path) ?? null;
}
