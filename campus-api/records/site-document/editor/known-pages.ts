import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { departments } from '#content/messages/departments.ts';
import { pages } from '#content/routes.ts';
import { categoryPath } from '#content/site/categories.ts';
import { defaultMenu } from '#content/site/defaults.ts';
import { parseKey } from '#content/site/index.ts';
import { menuSchema } from '#content/site/menu.ts';
import { documentAddress } from '../addresses.ts';
import { categoriesOfDatabase } from '../categories.ts';
import { createSiteStore } from '../store.ts';

/** A page of the website that a link may lead to. */
export interface KnownPage {
  path: string;
  label: string;
}

/** All pages of the website with their names in the language of the page: those of the menu, of documents, and others by their addresses. */
export function knownPages({ database }: Pick<AdminServices, 'database'>, { language }: View): KnownPage[] {
  const labels = new Map<string, string>(pages.map((path) => [path, path]));
  const { entries, footerLinks, siteLinks } =
    menuSchema.safeParse(createSiteStore(database).find('menu')?.content).data ?? defaultMenu;
  const links = [...footerLinks, ...siteLinks, ...entries].flatMap((entry) =>
    'links' in entry ? entry.links : [entry],
  );
  for (const { address, name } of categoriesOfDatabase(database)) labels.set(categoryPath(address), name[language]);
  for (const { key, content } of createSiteStore(database).summaries()) {
    const parsed = parseKey(key);
    if (parsed === null || parsed.id === null) continue;
    const path = documentAddress(parsed.type, parsed.id);
    labels.set(path, nameIn(content.title ?? content.name, language) ?? path);
    if (parsed.type === 'department') labels.set('/department', departments.title[language]);
  }
  for (const link of links) if ('path' in link) labels.set(link.path, link.label[language]);
  return [...labels].map(([path, label]) => ({ path, label }));
}

/** A stored text in a language, or in the other one. */
export function nameIn(text: unknown, language: 'en' | 'ne'): string | null {
  const texts = new Map<string, unknown>(Object.entries(text ?? {}));
  const name = texts.get(language) ?? texts.get('en') ?? texts.get('ne');
  return typeof name === 'string' ? name : null;
}
