import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { productRoute } from '#lib/platform/routes/match.ts';
import { OFFLINE, PICTURE_SERVICE, publicPath } from '#lib/platform/routes/paths.ts';

const MONTH = '/calendar/{month}';

export type Saved = 'page' | 'file';

/** Whether an export stores an address as a page, as a file, or not (searches, forms, the members’ area, thousands of empty months). `page`: the page that links it. */
export function savedAs({ pathname, search }: URL, page: string, listed: ReadonlySet<string>): Saved | null {
  if (!isSafe(pathname)) return null;
  if (listed.has(pathname)) return 'page';
  const route = productRoute(publicPath(pathname));
  if (route === null || route.crawl === 'closed' || route.path === OFFLINE) return null;
  if (route.path === MONTH && productRoute(publicPath(page))?.path === MONTH) return null;
  if (route.kind === 'page') return search === '' ? 'page' : null;
  return route.kind === 'file' || route.kind === 'feed' || route.kind === 'asset' ? 'file' : null;
}

/** Whether a path is well encoded and stays within a folder. */
function isSafe(pathname: string): boolean {
  try {
    return !/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The file of a page in the folder: static servers then serve it at its old address. */
export const pageFile = (pathname: string) => posix.join(decodeURIComponent(pathname).slice(1), 'index.html');

/** The file of another address. A picture of the picture service is named by its source, with a digest of the address as it has several sizes. */
export function assetFile({ pathname, search, searchParams }: URL, contentType: string): string {
  if (pathname !== PICTURE_SERVICE) return decodeURIComponent(pathname).slice(1);
  const source = (searchParams.get('url') ?? '').replace(/^.*\/|\.\w+$/g, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const digest = createHash('sha256').update(search).digest('hex').slice(0, 8);
  return `resized/${source.slice(0, 60)}-${digest}.${contentType.replace(/^image\/|[;+].*$/g, '')}`;
}

/** A relative link between two files of the folder. */
export function relativeLink(from: string, to: string, hash: string): string {
  const parts = posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent);
  return `${parts.join('/')}${hash}`;
}
