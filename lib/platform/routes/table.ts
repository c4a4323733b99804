import { CONTENT_PAGE, dynamicPages, type PagePattern, pageParts, staticPages } from './page-paths.ts';
import {
  COMPARE_CHOSEN,
  CONVERT,
  DEPARTMENTS,
  DICTIONARIES,
  FIND_IN_RESULTS,
  FIND_NUMBER,
  FIND_PROGRAMME,
  FOLLOW,
  FOLLOW_CHANGE,
  FOLLOW_END,
  FOLLOW_FORM,
  INDEXNOW_KEY_FILE,
  MAIL_TO_DEPARTMENT,
  MAIL_TO_PERSON,
  NOTICE_SEARCH,
  NOTICE_TABLE,
  OFFLINE,
  PAGE_PICTURES,
  PICTURE_SERVICE,
  PREVIEW,
  PROGRESS_FORM,
  PUBLICATION_TABLE,
  PUSH_FORM,
  SITE_PICTURES,
  SITE_SEARCH,
  STATUS,
  WRITE,
  WRITE_FORM,
} from './paths.ts';

/**
 * Kinds of routes: a static page, a page rendered for each request, an endpoint of the BFF for scripts, for forms or for health checks, a feed,
 * calendar or table of notices, a stored file streamed from the campus API, a file of the build or of `public/`, a text for programs, or a page
 * with content that is not published yet.
 */
export type RouteKind = 'page' | 'dynamic' | 'api' | 'form' | 'health' | 'feed' | 'file' | 'asset' | 'text' | 'preview';

/** Cost of a request for its sender, in milliseconds of CPU, measured and rounded (`npm run bench -- nat load cluster`). */
export interface RouteLimit {
  /** Logins have a separate counter, so that password guesses and readers do not use up each other's limit. */
  readonly counter: 'requests' | 'logins';
  /** Counted when the request arrives; 0 is free. */
  readonly request: number;
  /** Counted when the response is 404; 0 is free. */
  readonly missing: number;
}

export interface Route {
  /** The address without its language; `{id}` stands for a variable part (`parts`). */
  readonly path: string;
  readonly kind: RouteKind;
  /** The name in the log and in metrics. Nothing else may depend on it. */
  readonly label: string;
  readonly limit: RouteLimit;
  /** Permission to store a response of status 200: any cache or none. */
  readonly storedBy: 'anyone' | 'nobody';
  /** Also under `/ne`. */
  readonly isLocalized: boolean;
  /** For search engines: in the sitemap, permitted but not in the sitemap, or forbidden by robots.txt. */
  readonly crawl: 'listed' | 'open' | 'closed';
  /** The path of the handler in `app/`, for a path that is impossible as a folder name (`rewrites` of next.config.mjs). */
  readonly handledAt?: string;
  /** Whether the service worker may store it on the device (decision 17). */
  readonly isSavedOffline: boolean;
}

/** The pattern of each variable part, as the source of a regular expression. */
export const parts: Readonly<Record<string, string>> = {
  ...pageParts,
  file: 'deadline\\.ics',
  feed: '(?:[\\w-]+/)*(?:feed\\.xml|rss\\.xml|feed\\.json|deadlines?\\.ics)',
  calendar: '(?:all|term|exam|holiday|event)(?:-ne)?\\.ics',
  eventFile: 'event(?:-ne)?\\.ics',
  data: '[1-9]\\d?\\.(?:csv|json)',
  dataset: '[a-z]+\\.(?:csv|json)',
  name: '[^/]+',
  key: '[^/]+',
  digest: '[^/]+',
  part: '(?:pages|notices-[1-9]\\d{0,3})',
  chunk: '.+',
  picture: '[^/]+\\.\\w+',
  card: '(?:en|ne)/.+',
  other: '.+',
};

/** Cost of cheap responses, and of the page for unknown addresses, which is rendered once. */
const CHEAP = 1;
const SEARCH = 2;
const PAGE = 20;
/** Cost of a page with a stored template. */
const TEMPLATE_PAGE = 4;

export const OTHER_LABEL = 'other';

const free: RouteLimit = { counter: 'requests', request: 0, missing: 0 };

/** The limit of addresses without a route, which get the shared page for unknown addresses. */
export const unknownLimit: RouteLimit = { ...free, missing: CHEAP };

type RouteFacts = Omit<Route, 'path' | 'kind' | 'label'>;

const templatePage: Partial<RouteFacts> = { limit: { ...free, request: TEMPLATE_PAGE } };

const response: RouteFacts = {
  limit: free,
  storedBy: 'anyone',
  isLocalized: false,
  crawl: 'open',
  isSavedOffline: false,
};
const page: RouteFacts = { ...response, isLocalized: true, crawl: 'listed', isSavedOffline: true };
const bff: RouteFacts = { ...response, limit: { ...free, request: CHEAP }, storedBy: 'nobody', crawl: 'closed' };
/** A missing page or file is not cached (decision 23), and costs a rendering or a request to the campus API. */
const lookup: RouteLimit = { ...free, missing: PAGE };

const defaults: Readonly<Record<RouteKind, RouteFacts>> = {
  page,
  dynamic: { ...response, limit: { ...free, request: PAGE }, storedBy: 'nobody', isLocalized: true },
  api: bff,
  form: bff,
  health: { ...bff, limit: free },
  feed: { ...response, limit: lookup },
  file: { ...response, limit: lookup },
  asset: response,
  text: response,
  preview: {
    ...response,
    limit: { ...free, request: PAGE },
    storedBy: 'nobody',
    isLocalized: true,
    crawl: 'closed',
  },
};

const login: RouteLimit = { ...free, counter: 'logins', request: CHEAP };

function route(kind: RouteKind, path: string, facts: Partial<Omit<Route, 'kind' | 'path'>> = {}): Route {
  return { path, kind, label: path, ...defaults[kind], ...facts };
}

/** Differences from the defaults for some pages. */
const special: Readonly<Partial<Record<PagePattern, Partial<Omit<Route, 'kind' | 'path'>>>>> = {
  // The area of the QAA committee is not stored on devices.
  '/qaa': { isSavedOffline: false },
  // It repeats notices, and the service worker caches it separately.
  [OFFLINE]: { crawl: 'open', isSavedOffline: false },
  '/calendar/{month}': { limit: lookup, crawl: 'open' },
  '/calendar/events/{id}': { limit: lookup },
  '/gallery/{id}': { limit: lookup },
  '/staff/{id}': { limit: lookup },
  [DEPARTMENTS]: { limit: lookup },
  '/department/{slug}': { limit: lookup },
  '/programs/{programme}': { limit: lookup },
  '/notice/item/{id}': { limit: lookup },
  '/notice/item/{id}/file/{position}': { limit: lookup },
  '/publication/{id}/file/{position}': { limit: lookup },
  '/notice/page/{n}': { limit: lookup, crawl: 'open', label: '/notice/{department}/page/{n}' },
  '/notice/{department}': { limit: lookup },
  '/notice/{department}/page/{n}': { limit: lookup, crawl: 'open' },
  [NOTICE_SEARCH]: { ...templatePage, crawl: 'closed' },
  [SITE_SEARCH]: { ...templatePage, crawl: 'closed' },
  [CONVERT]: templatePage,
  [WRITE]: templatePage,
  [FOLLOW]: templatePage,
  [FIND_NUMBER]: { ...templatePage, crawl: 'closed' },
  [FIND_IN_RESULTS]: { ...templatePage, crawl: 'closed' },
  [COMPARE_CHOSEN]: { ...templatePage, crawl: 'closed' },
  [FIND_PROGRAMME]: { ...templatePage, crawl: 'closed' },
  // Each search and order of a table repeats its document.
  [NOTICE_TABLE]: { ...templatePage, crawl: 'closed' },
  [PUBLICATION_TABLE]: { ...templatePage, crawl: 'closed' },
  [STATUS]: templatePage,
};

/** The route of all pages of text that are not in `pages` (`content-addresses.ts`). */
export const contentPageRoute: Route = route('page', CONTENT_PAGE);

/** All routes of the site. If two rows match an address, the first applies. */
export const routes: readonly Route[] = [
  ...staticPages.map((path) => route('page', path, special[path])),
  ...dynamicPages.map((path) => route('dynamic', path, special[path])),
  contentPageRoute,
  // Rendered from the file of the page that it shows (`server/handlers/page-preview.ts`).
  route('preview', `${PREVIEW}/{chunk}`),

  route('feed', '/notice/item/{id}/{file}'),
  route('feed', '/notice/{feed}'),
  route('feed', '/calendar/{calendar}'),
  route('feed', '/calendar/events/{id}/{eventFile}'),
  route('feed', NOTICE_TABLE.replace('{table}', '{data}'), { crawl: 'closed' }),
  route('feed', PUBLICATION_TABLE.replace('{table}', '{data}'), { crawl: 'closed' }),

  route('feed', '/data/{dataset}'),

  route('file', '/files/profile/{name}'),
  route('file', '/files/{name}'),
  route('file', '/api/qaa/documents/{key}', { ...bff, limit: { ...free, request: CHEAP, missing: PAGE } }),

  route('health', '/api/health/live'),
  route('health', '/api/health/ready'),
  route('api', '/api/visits'),
  route('api', '/api/notices', { limit: { ...free, request: SEARCH }, storedBy: 'anyone' }),
  route('api', '/api/search', { limit: { ...free, request: SEARCH }, storedBy: 'anyone' }),
  route('api', '/api/push', { limit: { ...free, request: SEARCH } }),
  route('api', '/api/revalidate'),
  route('api', '/api/metrics'),
  route('api', '/api/lite/on'),
  route('api', '/api/lite/off'),
  // Nobody needs many addresses at once.
  route('api', MAIL_TO_DEPARTMENT, { limit: { ...free, request: PAGE } }),
  route('api', MAIL_TO_PERSON, { limit: { ...free, request: PAGE } }),
  route('api', '/api/qaa/login', { limit: login }),
  route('api', '/api/qaa/logout'),
  route('api', '/api/qaa/documents'),
  route('form', '/api/qaa/form/login', { limit: login }),
  route('form', '/api/qaa/form/logout'),
  route('form', '/api/useful'),
  route('form', WRITE_FORM, { limit: { ...free, request: TEMPLATE_PAGE } }),
  route('form', FOLLOW_FORM, { limit: { ...free, request: TEMPLATE_PAGE } }),
  route('form', FOLLOW_CHANGE, { limit: { ...free, request: TEMPLATE_PAGE } }),
  route('form', FOLLOW_END),
  route('form', PUSH_FORM, { limit: { ...free, request: TEMPLATE_PAGE } }),
  route('form', PROGRESS_FORM, { limit: { ...free, request: TEMPLATE_PAGE } }),
  route('api', '/api/{other}', { limit: { ...free, request: CHEAP, missing: CHEAP }, label: OTHER_LABEL }),

  route('asset', PICTURE_SERVICE, { limit: lookup }),
  route('asset', '/_next/static/{chunk}', { label: '/_next/static' }),
  route('asset', '/page-script/{digest}'),
  route('asset', `${DICTIONARIES}/{digest}`, { limit: unknownLimit }),
  route('asset', `${PAGE_PICTURES}/{digest}/{picture}`, { limit: lookup, label: PAGE_PICTURES }),
  route('asset', '/cards/{card}', { limit: unknownLimit, label: OTHER_LABEL }),
  route('asset', `${SITE_PICTURES}{picture}`, { label: '/public' }),
  route('asset', '/logos/{picture}', { label: '/public' }),
  route('asset', '/colours/{digest}'),
  route('asset', '/favicon.ico'),
  route('asset', '/apple-icon.png'),

  ...['/feed.xml', '/feed.json', '/feed-ne.xml', '/feed-ne.json'].map((path) =>
    route('feed', path, { limit: free, handledAt: `/page-feed${path}` }),
  ),

  route('text', '/robots.txt'),
  route('text', INDEXNOW_KEY_FILE),
  route('text', '/sitemap.xml'),
  route('text', '/sitemap-{part}.xml', { limit: lookup, handledAt: '/sitemap/{part}' }),
  route('text', '/manifest.webmanifest'),
  route('text', '/manifest-ne.webmanifest'),
  route('text', '/opensearch.xml'),
  route('text', '/service-worker.js', { storedBy: 'nobody' }),
];
