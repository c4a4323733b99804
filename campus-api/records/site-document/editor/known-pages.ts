import type { DatabaseSync } from 'node:sqlite';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { productNames } from '#content/messages/layout.ts';
import { pages } from '#content/routes.ts';
import { categoryPath } from '#content/site/categories.ts';
import { defaultMenu } from '#content/site/defaults.ts';
import { parseKey } from '#content/site/index.ts';
import { menuSchema } from '#content/site/menu.ts';
import { documentAddress } from '../addresses.ts';
import { categoriesOfDatabase } from '../categories.ts';
import { createSiteStore } from '../store.ts';
import type { PartialText } from './cells.ts';

/** A page of the website that a link may lead to. */
export interface KnownPage {
  path: string;
  label: string;
}

/** The names of all pages by path: titles of documents, otherwise those of the product. */
export function pageTitles(database: DatabaseSync): Map<string, PartialText> {
  const titles = new Map<string, PartialText>(
    pages.map((path) => [path, productNames.get(path) ?? { en: path, ne: path }]),
  );
  for (const { address, name } of categoriesOfDatabase(database)) titles.set(categoryPath(address), name);
  for (const { key, content } of createSiteStore(database).summaries()) {
    const parsed = parseKey(key);
    if (parsed === null || parsed.id === null) continue;
    const path = documentAddress(parsed.type, parsed.id);
    titles.set(path, textOf(content.title ?? content.name) ?? titles.get(path) ?? { en: path, ne: path });
    const ofAll = productNames.get('/department');
    if (parsed.type === 'department' && ofAll) titles.set('/department', ofAll);
  }
  return titles;
}

/** All pages of the website with their names in the language of the page: those of the menu, otherwise their titles. */
export function knownPages({ database }: Pick<AdminServices, 'database'>, { language }: View): KnownPage[] {
  const titles = pageTitles(database);
  const { entries, footerLinks, siteLinks } =
    menuSchema.safeParse(createSiteStore(database).find('menu')?.content).data ?? defaultMenu;
  const links = [...footerLinks, ...siteLinks, ...entries].flatMap((entry) =>
    'links' in entry ? entry.links : [entry],
  );
  for (const link of links) if ('path' in link) titles.set(link.path, link.label);
  return [...titles].map(([path, title]) => ({ path, label: nameIn(title, language) ?? path }));
}

function textOf(text: unknown): PartialText | null {
  const { en, ne }: { en?: unknown; ne?: unknown } = Object(text);
  const title = { ...(typeof en === 'string' && { en }), ...(typeof ne === 'string' && { ne }) };
  return Object.keys(title).length > 0 ? title : null;
}

/** A stored text in a language, or in the other one. */
export function nameIn(text: unknown, language: 'en' | 'ne'): string | null {
  const { en, ne } = textOf(text) ?? {};
  return (language === 'en' ? (en ?? ne) : (ne ?? en)) ?? null;
}
