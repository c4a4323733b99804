import { pages } from '#content/routes.ts';
import { categoryPath } from '#content/site/categories.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { programmePath } from '#lib/platform/routes/paths.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { EVENTS } from '#lib/site/events/addresses.ts';
import { FLASH_NOTICE } from './page-pictures.ts';

/** Limit of the pages that a campus adds, and of its programmes; others are rendered on request. */
const MAX_CONTENT_PAGES = 100;

/** Home, then pages that link to records, then all others of the site, then pages that the campus adds. */
export function fixedPages(): string[] {
  const { pages: texts, programmes } = contentAddresses();
  const own = [[...programmes].map(programmePath), [...texts]].flatMap((some) => some.slice(0, MAX_CONTENT_PAGES));
  return [...new Set(['/', '/notice', '/gallery', '/staff', ...pages, ...noticeLists(), ...own])];
}

const programmeLists = ['/programs', '/programs/compare'];

/** The first pages of the lists of notices. */
const noticeLists = () => [...contentAddresses().categories.keys()].map(categoryPath);

/** The pages that list the records of a tag, but not of notices. */
const lists = new Map<string, readonly string[]>([
  [tags.gallery, ['/gallery']],
  [tags.staff, ['/staff', '/keyStaff']],
  [siteTag('department'), ['/staff']],
  [tags.publications, ['/publication']],
  [tags.events, [EVENTS, '/calendar', '/']],
  [tags.contact, ['/contact']],
  [siteTag('programmes'), programmeLists],
  [siteTag('programme'), programmeLists],
  [siteTag('public-information'), ['/publicInformation']],
  [siteTag('accreditation'), ['/qaa']],
  [siteTag('chart'), ['/chart']],
]);

export function listsOf(published: ReadonlySet<string>): string[] {
  const ofNotices = published.has(tags.notices) ? [...noticeLists(), '/notice/deadlines', '/offline'] : [];
  const ofCategories = published.has(siteTag('notice-categories')) ? noticeLists() : [];
  const others = [...published].flatMap((tag) => lists.get(tag) ?? []);
  return [...new Set([...ofNotices, ...ofCategories, ...others])];
}

const RECORD_LINK = /href="(\/(?:notice\/item|gallery)\/[\w-]+)"/g;

/** The pages of records that an English page links to, newest first; those of flash notices, which are before them in the page, last. */
export function recordsIn(html: string): string[] {
  const links = [html.replace(FLASH_NOTICE, ''), html].flatMap((part) => [...part.matchAll(RECORD_LINK)]);
  return [...new Set(links.map(([, path = '']) => path))];
}
