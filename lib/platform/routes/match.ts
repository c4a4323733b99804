import { locales } from '#content/locale.ts';
import { contentAddresses } from './content-addresses.ts';
import { CATEGORY_PAGE, CONTENT_PAGE, patternOf } from './page-paths.ts';
import { localPath } from './paths.ts';
import { contentPageRoute, OTHER_LABEL, parts, type Route, routes } from './table.ts';

const varies = ({ path }: Route) => path.includes('{') && path !== CONTENT_PAGE;
/** The first folder of a path; empty for a path at the root. */
const firstFolder = (path: string) => path.slice(0, Math.max(0, path.indexOf('/', 1)));

const fixed = new Map(routes.filter((route) => !varies(route)).map((route) => [route.path, route]));

/** Routes with variable parts by first folder, so that an address is matched against few patterns. */
const varying = new Map<string, { route: Route; pattern: RegExp }[]>();
for (const route of routes.filter(varies)) {
  const others = varying.get(firstFolder(route.path)) ?? [];
  varying.set(firstFolder(route.path), [
    ...others,
    { route, pattern: new RegExp(`^${patternOf(route.path, parts)}$`) },
  ]);
}

/** The route of a path without its language, regardless of the site content. */
export function productRoute(path: string): Route | null {
  return fixed.get(path) ?? varying.get(firstFolder(path))?.find(({ pattern }) => pattern.test(path))?.route ?? null;
}

/** The address of the category of a list of notices, in its path; null for other paths. */
export function categoryIn(path: string): string | null {
  const [, address = null] = /^\/notice\/([a-z0-9-]+)(?:\/page\/\d+)?$/.exec(path) ?? [];
  return address === null || !productRoute(path)?.path.startsWith(CATEGORY_PAGE) ? null : address;
}

function find(path: string): Route | null {
  const { pages, categories } = contentAddresses();
  const category = categoryIn(path);
  if (category !== null && !categories.has(category)) return null;
  return productRoute(path) ?? (pages.has(path) ? contentPageRoute : null);
}

/** The route of an address, with or without a query; the spelling must be exact. Null if no route matches. */
export function matchRoute(url: string): Route | null {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path !== '/ne' && !path.startsWith('/ne/')) return find(path);
  const route = path === '/ne/' ? null : find(path.slice(3) || '/');
  return route?.isLocalized ? route : null;
}

/** The paths of a route in all languages that it has. */
export function pathsOf({ path, isLocalized }: Route): string[] {
  return isLocalized ? locales.map((locale) => localPath(path, locale)) : [path];
}

/** The name of a route in the log and in metrics; all unknown addresses share one. */
export function labelOf(route: Route | null): string {
  return route?.label ?? OTHER_LABEL;
}

/** Whether the address is that of a page; unknown addresses show a page too. */
export function isPageRoute(route: Route | null): boolean {
  return route === null || ['page', 'dynamic', 'preview'].includes(route.kind);
}

/** Whether the address is that of a stored file, which is streamed. */
export function isFileRoute(route: Route | null): boolean {
  return route?.kind === 'file';
}
