import type { Localized } from '#content/locale.ts';
import type { MenuLink } from '#content/site/menu.ts';
import type { TextPage } from '#content/site/page.ts';
import { nameTable } from '#lib/site/people/upstream-name.ts';
import { contentPages } from '#lib/site/site-content/content-pages.ts';
import { findInMenu, nameOfPage } from '#lib/site/site-content/menu-links.ts';
import { catalogueOf, findInCatalogue, type ProgrammeEntry } from '#lib/site/site-content/programmes.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';

export { sampleSite };

function required<Document>(document: Document | undefined): Document {
  if (document === undefined) throw new Error('the sample campus lacks a document');
  return document;
}

// The documents of the sample campus.
export const identity = required(sampleSite.identity);
export const sampleMenu = required(sampleSite.menu);
export const figures = required(sampleSite.figures);
export const place = required(sampleSite.place);
export const sampleChart = required(sampleSite.chart);
export const sampleAccreditation = required(sampleSite.accreditation);
export const sampleInformation = required(sampleSite['public-information']);
export const catalogue = required(catalogueOf(sampleSite) ?? undefined);

/** A programme with its level and the shared texts of its page. */
export const programmeOf = (id: string): ProgrammeEntry => required(findInCatalogue(catalogue, id) ?? undefined);

/** The names that pages translate. */
export const sampleNames = nameTable(required(sampleSite.translations).names);

/** A page of text. */
export const textPage = (path: string): TextPage => required(contentPages(sampleSite).get(path));

/** The name of a page. */
export const pageName = (path: string): Localized => required(nameOfPage(sampleSite, path) ?? undefined);

/** The group of a page in the menu, and the pages of this group. */
export function groupOf(path: string): { label: Localized | null; pages: readonly MenuLink[] } {
  const { group = null } = findInMenu(sampleMenu, path) ?? {};
  return { label: group?.label ?? null, pages: group?.links.filter((link) => 'path' in link) ?? [] };
}
