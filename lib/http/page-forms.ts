import type { Locale } from '#content/locale.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import type { PageFragment } from './page-fragments.ts';

/** A page that a form comes back on, with what was typed: the page that is made for a request and its fragment. */
export interface RepeatedPage {
  page: string;
  locale: Locale;
  status: number;
  fragment: PageFragment;
}

/** What no form of ours sends is answered by a `Response`, too. */
export type TakePageForm = (request: Request) => Promise<Response | RepeatedPage>;

const forms = () => processSingleton('page forms', () => new Map<string, TakePageForm>());

/**
 * Lets the server take the form that is posted to a path: beside the framework it can come back as the page that it was sent from. In development the
 * route of `app/` takes it, and says that it was not taken.
 */
export function providePageForm(path: string, take: TakePageForm): void {
  forms().set(path, take);
}

export function pageForm(path: string): TakePageForm | null {
  return forms().get(path) ?? null;
}
