import { referencedFiles } from '#campus-api/files/file-references.ts';
import type { Localized } from '#content/locale.ts';
import { pages } from '#content/routes.ts';
import { categoryPath } from '#content/site/categories.ts';
import type { MenuEntry, MenuLink } from '#content/site/menu.ts';
import { pageAddress } from '#content/site/text.ts';
import type { ContentAddresses, FormerRows } from '#lib/platform/routes/content-addresses.ts';
import { DEPARTMENTS } from '#lib/platform/routes/paths.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { noticeCategoriesOf } from './categories.ts';
import { contentPages } from './content-pages.ts';
import { nameOfPage, visibleMenuOf } from './menu-links.ts';
import { isPublished } from './published.ts';

/** A limit against circles; chains of redirects arise when a page is renamed repeatedly. */
const MAX_CHAIN = 20;

/** Redirects that lead directly to their last address; circles are left out. */
function withoutChains(redirects: FormerRows): Map<string, string> {
  const targets = new Map(redirects);
  const direct = new Map<string, string>();
  for (const from of targets.keys()) {
    let to: string | undefined = from;
    for (let step = 0; to !== undefined && targets.has(to) && step < MAX_CHAIN; step += 1) to = targets.get(to);
    if (to !== undefined && !targets.has(to)) direct.set(from, to);
  }
  return direct;
}

const NO_ROWS: FormerRows = [];

/** The rows from and to addresses as pages have them, those to notices excepted. */
const amongPages = (rows: FormerRows) =>
  rows.filter(
    ([from, to]) => !to.startsWith('/notice/item/') && [from, to].every((each) => pageAddress.safeParse(each).success),
  );

const pageLinks = (entry: MenuEntry): MenuLink[] =>
  ('links' in entry ? entry.links : [entry]).filter((link) => 'path' in link);

/** The published pages of the product and of the menu, with their names. */
function namesOf(site: SiteContent): Map<string, Localized> {
  const linked = visibleMenuOf(site).entries.flatMap(pageLinks);
  const lists = noticeCategoriesOf(site).map(({ address }) => categoryPath(address));
  const product = [...pages, DEPARTMENTS].filter((path) => isPublished(site, path));
  const paths = [...product, ...lists, ...linked.map(({ path }) => path)];
  return new Map(
    paths.flatMap((path) => {
      const name = nameOfPage(site, path);
      return name ? [[path, name]] : [];
    }),
  );
}

/** The addresses of a snapshot of the site content, for synchronous readers (`lib/platform/routes`). */
export const addressesOf = memoizeOf('addresses-of-content', (site: SiteContent): ContentAddresses => {
  return {
    pages: new Set([...contentPages(site).keys()].filter((path) => Object.hasOwn(site.page, path.slice(1)))),
    programmes: new Set(Object.keys(site.programme)),
    categories: new Map(noticeCategoriesOf(site).map(({ address, id }) => [address, id])),
    redirects: withoutChains(amongPages(site['former-addresses']?.rows ?? NO_ROWS)),
    formerRows: site['former-addresses']?.rows ?? NO_ROWS,
    names: namesOf(site),
    files: new Set(referencedFiles(site)),
  };
});
