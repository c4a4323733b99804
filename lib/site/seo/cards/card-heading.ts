import 'server-only';
import type { Locale, Localized } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { departmentPath } from '#lib/platform/routes/paths.ts';
import { getAlbums, getEvents } from '#lib/site/content-cache/readers.ts';
import { descriptionIn } from '#lib/site/notices/notice-title.ts';
import { findNotice } from '#lib/site/notices/read-notices.ts';
import { albumTitle } from '#lib/site/people/album-title.ts';
import { findPerson } from '#lib/site/people/person-pages.ts';
import { departmentsOf } from '#lib/site/site-content/departments.ts';
import { nameOfPage } from '#lib/site/site-content/menu-links.ts';
import { readIdentity, readSiteContent } from '#lib/site/site-content/snapshot.ts';

/** The heading of a page without records: that of Home is the tagline. */
async function pageHeading(path: string): Promise<Localized | null> {
  const site = await readSiteContent();
  if (path === '/') return site.identity?.tagline ?? (await readIdentity()).name;
  const [, id = ''] = /^\/programs\/([\w-]+)$/.exec(path) ?? [];
  const department = departmentsOf(site).find((each) => departmentPath(each.id) === path);
  if (department) return department.name;
  return Object.hasOwn(site.programme, id) ? (site.programme[id]?.name ?? null) : nameOfPage(site, path);
}

/** Above the length of any page's path. */
const MAX_PATH_LENGTH = 100;

/** The heading on the card of a page; a page without a heading has that of its parent. Null for an unknown page. @throws CampusApiError */
export async function cardHeading(path: string, locale: Locale): Promise<string | null> {
  if (path.length > MAX_PATH_LENGTH || path === '') return null;
  const heading = (await pageHeading(path))?.[locale] ?? (await recordHeading(path, locale));
  return heading || cardHeading(path.slice(0, path.lastIndexOf('/')), locale);
}

async function recordHeading(path: string, locale: Locale): Promise<string | null> {
  const [, family, id] = /^\/(gallery|staff|calendar\/events|notice\/item)\/([\w-]+)$/.exec(path) ?? [];
  if (family === 'gallery') {
    const album = (await getAlbums()).find((candidate) => candidate.id === id);
    return album ? albumTitle(album, locale) : null;
  }
  if (family === 'staff' && id) {
    const person = await findPerson(id);
    return person.ok && person.value ? inLanguage(person.value.person, locale).fullName : null;
  }
  if (family === 'calendar/events') {
    const event = (await getEvents()).find((candidate) => candidate.id === id);
    return event ? inLanguage(event, locale).title : null;
  }
  const notice = family === 'notice/item' && id ? (await findNotice(id))?.notice : undefined;
  return notice ? descriptionIn(notice, locale) : null;
}
