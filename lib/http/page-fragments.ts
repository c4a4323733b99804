import type { Locale } from '#content/locale.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';

/** What of a page is made for a request; the rest of it is its shell (`lib/routes/shells.ts`). */
export interface PageFragment {
  /** The path of the shell, without its language. */
  shell: string;
  /** Of the page, where the shell leaves it open. */
  title?: string;
  html: string;
  /** 200 unless it says something else. */
  status?: number;
}

/** Null where the framework is to make the page whole: what it needs is not at hand, or is not as the visitor thinks. */
export type MakeFragment = (
  parameters: URLSearchParams,
  locale: Locale,
  /** Of the page, without its language. */
  path: string,
) => Promise<PageFragment | null>;

const fragments = () => processSingleton('page fragments', () => new Map<string, MakeFragment>());

/** Lets the server fill a shell for the page at a path, a tenth of the work of rendering the whole page. */
export function providePageFragment(path: string, make: MakeFragment): void {
  fragments().set(path, make);
}

export function pageFragment(path: string): MakeFragment | null {
  return fragments().get(path) ?? null;
}
