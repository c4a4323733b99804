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

/** The request for a dynamic page. */
export interface FragmentRequest {
  parameters: URLSearchParams;
  locale: Locale;
  /** Path of the page, without its language. */
  path: string;
  cookie: string | undefined;
}

/** A permanent redirect to a path with its language. */
export interface PageRedirect {
  to: string;
}

/** Returns null for a page that does not exist. */
export type FragmentRenderer = (request: FragmentRequest) => Promise<PageFragment | PageRedirect | null>;

const fragments = () => processSingleton('page-fragments', () => new Map<string, FragmentRenderer>());

/** Registers the fragment of a dynamic page. */
export function providePageFragment(path: string, make: FragmentRenderer): void {
  fragments().set(path, make);
}

export function pageFragment(path: string): FragmentRenderer | null {
  return fragments().get(path) ?? null;
}
