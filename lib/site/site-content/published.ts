import { textPages } from '#content/routes.ts';
import type { PublicInformation } from '#content/site/public-information.ts';
import { categoryIn, productRoute } from '#lib/platform/routes/match.ts';
import { COMPARE_CHOSEN, DEPARTMENTS, departmentPath, FIND_PROGRAMME } from '#lib/platform/routes/paths.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { noticeCategoriesOf } from './categories.ts';
import { contentPages } from './content-pages.ts';
import { departmentsOf } from './departments.ts';

/** Whether the campus has not written its public information yet. */
export function isEmptyInformation({
  lead,
  charter,
  officers,
  disclosures = [],
  reports,
  university,
}: PublicInformation): boolean {
  return lead === undefined && [charter, officers, disclosures, reports, university].every((list) => list.length === 0);
}

/** The pages about all programmes. */
const pagesOfProgrammes: ReadonlySet<string> = new Set([
  '/programs',
  '/programs/compare',
  COMPARE_CHOSEN,
  FIND_PROGRAMME,
]);

/** Whether the site has a page at this path that has text: pages without it are left out of menu, search and sitemap. */
export function isPublished(site: SiteContent, path: string): boolean {
  const { programme, chart, 'public-information': information } = site;
  if (contentPages(site).has(path)) return true;
  if (textPages.has(path)) return false;
  if (path === '/chart') return chart !== undefined;
  if (path === '/publicInformation') return information !== undefined && !isEmptyInformation(information);
  if (pagesOfProgrammes.has(path)) return Object.keys(programme).length > 0;
  if (path.startsWith('/programs/')) return Object.hasOwn(programme, path.slice('/programs/'.length));
  if (path === DEPARTMENTS) return departmentsOf(site).length > 0;
  if (path.startsWith(`${DEPARTMENTS}/`)) return departmentsOf(site).some(({ id }) => departmentPath(id) === path);
  const category = categoryIn(path);
  if (category !== null) return noticeCategoriesOf(site).some(({ address }) => address === category);
  return productRoute(path) !== null;
}

/** Whether search engines and the search of the site may list a page. The login of the QAA area is in the menu also without a text. */
export function isListed(site: SiteContent, path: string): boolean {
  return isPublished(site, path) && (path !== '/qaa' || site.accreditation !== undefined);
}
