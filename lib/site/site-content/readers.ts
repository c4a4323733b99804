import 'server-only';
import { cacheTag } from 'next/cache';
import { cache } from 'react';
import { productNames } from '#content/messages/layout.ts';
import { categoriesOf, categoryAt, type NoticeCategory } from '#content/site/categories.ts';
import { defaultMenu } from '#content/site/defaults.ts';
import type { Identity } from '#content/site/identity.ts';
import type { SingleDocuments, SingleType } from '#content/site/index.ts';
import type { Menu } from '#content/site/menu.ts';
import type { TextPage } from '#content/site/page.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { withLifeOf } from '#lib/site/content-cache/last-known-good/in-memory.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import { siteAddressesTag, siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { noticeCategoriesOf } from './categories.ts';
import { contentPages } from './content-pages.ts';
import { identityOfContact } from './identity-of-contact.ts';
import { findInMenu, type MenuPosition, visibleMenuOf } from './menu-links.ts';
import { findSite } from './snapshot.ts';

const readSingle = reader(async (type: SingleType): Promise<ReadResult<SiteContent[SingleType] | null>> => {
  'use cache';
  cacheTag(tags.site, siteTag(type));
  return cacheResult(`site ${type}`, async () => withLifeOf(await findSite())[type] ?? null);
});

/**
 * A document of which a campus has one, for pages, which are rendered again when it changes; null where the campus has none.
 * @throws CampusApiError
 */
export const getDocument: <Type extends SingleType>(type: Type) => Promise<SingleDocuments[Type] | null> = cache(
  async (type) => readSingle(type) as Promise<SingleDocuments[typeof type] | null>,
);

/** A published page of text by its address; null where the campus has none. @throws CampusApiError */
export const getPage = reader(async (address: string): Promise<ReadResult<TextPage | null>> => {
  'use cache';
  const id = address.slice(1);
  cacheTag(tags.site, siteTag(`page/${id}`));
  return cacheResult(`site page/${id}`, async () => contentPages(withLifeOf(await findSite())).get(address) ?? null);
});

/** `getDocument` for a part of a page: null also where it cannot be read. */
export const findDocument: typeof getDocument = cache(async (type) => {
  const document = await attempt(() => getDocument(type));
  return document.ok ? document.value : null;
});

/** The names of the campus: its own, otherwise the title of its contact record, otherwise the default. */
export const getIdentity = cache(async (): Promise<Identity> => {
  const entered = await findDocument('identity');
  if (entered) return entered;
  const contact = await attempt(getContact);
  return identityOfContact(contact.ok ? contact.value : null);
});

const readMenu = reader(async (): Promise<ReadResult<Menu>> => {
  'use cache';
  cacheTag(tags.site, siteTag('menu'), siteAddressesTag);
  return cacheResult('site menu', async () => visibleMenuOf(withLifeOf(await findSite())));
});

const readCategories = reader(async (): Promise<ReadResult<readonly NoticeCategory[]>> => {
  'use cache';
  cacheTag(tags.site, siteTag('notice-categories'));
  return cacheResult('site notice-categories', async () => noticeCategoriesOf(withLifeOf(await findSite())));
});

/** The categories of notices for pages, all notices first; those of the specification where they cannot be read. */
export const getCategories = cache(async (): Promise<readonly NoticeCategory[]> => {
  const categories = await attempt(readCategories);
  return categories.ok ? categories.value : categoriesOf(null);
});

/** A category for pages; all notices for an unknown address. */
export const getCategory = cache(
  async (address: string): Promise<NoticeCategory> => categoryAt(await getCategories(), address),
);

/** The menu and the links of the footer, without those to pages that have no text yet; the default where they cannot be read. */
export const getMenu = cache(async (): Promise<Menu> => {
  const menu = await attempt(readMenu);
  return menu.ok ? menu.value : defaultMenu;
});

/** The group of a page in the menu, if any, and its name: in the menu, otherwise the title of its text or that of the product. */
export const menuPosition = cache(async (path: string): Promise<MenuPosition> => {
  const position = findInMenu(await getMenu(), path);
  if (position) return position;
  const page = await attempt(() => getPage(path));
  const label = (page.ok && page.value?.title) || productNames.get(path);
  if (label === undefined) throw new Error(`${path} is not a page of the site`);
  return { group: null, link: { path, label } };
});

/** The name of a page in the language of the page that is being rendered. */
export const pageLabel = cache(
  async (path: string): Promise<string> => (await menuPosition(path)).link.label[await currentLocale()],
);
