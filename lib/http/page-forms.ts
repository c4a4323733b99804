import type { Locale } from '#content/locale.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import type { PageFragment } from './page-fragments.ts';

/** A page that shows a submitted form again, with its values: the page template and the fragment for the request. */
export interface RedisplayedForm {
  page: string;
  locale: Locale;
  status: number;
  fragment: PageFragment;
}

/** Returns a `Response` also for data that no form of this site sends. */
export type PageFormHandler = (request: Request) => Promise<Response | RedisplayedForm>;

const forms = () => processSingleton('page-forms', () => new Map<string, PageFormHandler>());

/**
 * Registers the handler of a form that is posted to a path. Outside the framework, the server can respond with the page of the form. In
 * development the route of `app/` responds, with an error page.
 */
export function providePageForm(path: string, handle: PageFormHandler): void {
  forms().set(path, handle);
}

export function pageForm(path: string): PageFormHandler | null {
  return forms().get(path) ?? null;
}
