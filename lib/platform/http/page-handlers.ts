import type { Locale } from '#content/locale.ts';
import type { Usage } from '#lib/platform/runtime/bounded-map.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';

// The pages are bundled by the framework, the server is not: the functions of the bundle that the server calls are in one table.

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
  /** Requests a path of the site from the framework, which caches its content. */
  requestPath: (path: string) => Promise<unknown>;
}

/** A permanent redirect to a path with its language. */
export interface PageRedirect {
  to: string;
}

/** Returns null for a page that does not exist. */
export type FragmentRenderer = (request: FragmentRequest) => Promise<PageFragment | PageRedirect | null>;

/** A page that shows a submitted form again, with its values: the page template and the fragment for the request. */
export interface RedisplayedForm {
  page: string;
  locale: Locale;
  status: number;
  fragment: PageFragment;
}

/** Returns a `Response` also for data that no form of this site sends. */
export type PageFormHandler = (request: Request) => Promise<Response | RedisplayedForm>;

/** A page after a change. `files`: names of new files; `frameOrigin`: the origin whose pages may show it in a frame. */
export interface ShownPreview<T = unknown> {
  readonly files: readonly string[];
  readonly frameOrigin: string;
  /** Whether the change is one of flash notices, which otherwise would cover the page. */
  readonly showsFlashNotices: boolean;
  readonly page: T;
}

/** Shows changes before their publication; the token is that of a preview. */
export interface PagePreviews {
  /** Renders a page as it would be after the change; null for an unknown token, and for a page that no preview can show. */
  show<T>(token: string, path: string, render: () => Promise<T>): Promise<ShownPreview<T> | null>;
  /** A new file; null without one. */
  file(token: string, name: string, request: Request): Promise<Response | null>;
}

/** Functions and data of the bundle for the server, by path where they belong to addresses. */
export interface PageHandlers {
  /** Fragments of the dynamic pages. */
  readonly fragments: Readonly<Record<string, FragmentRenderer>>;
  /** Handlers of forms, by the path that a form is posted to. */
  readonly forms: Readonly<Record<string, PageFormHandler>>;
  /** Responses to GET without the framework, whose overhead is large for a small response. The server encodes responses with an ETag once, and sends 304. */
  readonly responses: Readonly<Record<string, () => Promise<Response>>>;
  /** Null until the bundle is loaded. */
  readonly previews: PagePreviews | null;
  /** Whether a stored file is withheld. @throws CampusApiError where that is not known, and an error until the bundle is loaded */
  readonly isWithheld: (fileName: string) => Promise<boolean>;
  /** When each tag was last published before this process started, in epoch milliseconds; a tag without a time was not published. Null: unknown. */
  readonly lastPublications: () => ReadonlyMap<string, number> | null;
  /** Publishes the changes of the campus that there are now; null where there are none. Never rejects. */
  readonly checkPublications: () => Promise<void> | null;
  /** Counts a request for an address that the site does not have, in the spelling of `countedAddress`. */
  readonly countUnknown: (address: string) => void;
  /** The usage of the bundle's caches on disk, by name. */
  readonly diskUsage: Readonly<Record<string, () => Usage>>;
}

const none: PageHandlers = {
  fragments: {},
  forms: {},
  responses: {},
  previews: null,
  isWithheld: () => Promise.reject(new Error('the pages are not loaded')),
  lastPublications: () => null,
  checkPublications: () => null,
  countUnknown: () => undefined,
  diskUsage: {},
};

const table = () => processSingleton('page-handlers', () => ({ handlers: none }));

/** Called once, before the first request (`instrumentation.ts`); tests set only some functions. */
export function setPageHandlers(handlers: Partial<PageHandlers>): void {
  table().handlers = { ...none, ...handlers };
}

export function pageHandlers(): PageHandlers {
  return table().handlers;
}
