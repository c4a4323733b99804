import 'server-only';
import { campus } from '#content/campus.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { pageName } from '#content/page-names.ts';
import { programmeLevels } from '#content/pages/programs.ts';
import { pages } from '#content/routes.ts';
import { getAlbums } from '#lib/content-store/readers.ts';
import { albumTitle } from '#lib/gallery/album-title.ts';
import { findNotice } from '#lib/notices/read-notices.ts';
import { programmePath } from '#lib/routes/paths.ts';

const fixed = new Map<string, Localized>([
  ...pages.map((path): [string, Localized] => [path, pageName(path)]),
  ...programmeLevels.flatMap(({ programmes }) =>
    programmes.map(({ id, name }): [string, Localized] => [programmePath(id), name]),
  ),
  ['/', campus.tagline],
]);

/** Above the length of any page's path. */
const MAX_PATH_LENGTH = 100;

/** The heading on the card of a page; a page without a heading has that of its parent. Null for an unknown page. @throws CampusApiError */
export async function cardHeading(path: string, locale: Locale): Promise<string | null> {
  if (path.length > MAX_PATH_LENGTH || path === '') return null;
  const heading = fixed.get(path)?.[locale] ?? (await recordHeading(path, locale));
  return heading || cardHeading(path.slice(0, path.lastIndexOf('/')), locale);
}

async function recordHeading(path: string, locale: Locale): Promise<string | null> {
  const [, family, id] = /^\/(gallery|notice\/item)\/([\w-]+)$/.exec(path) ?? [];
  if (family === 'gallery') {
    const album = (await getAlbums()).find((candidate) => candidate.id === id);
    return album ? albumTitle(album, locale) : null;
  }
  return family === 'notice/item' && id ? ((await findNotice(id))?.notice.description ?? null) : null;
}
