import type { OldCategory, OldItem, OldSite, OldTag } from '../content/old-site.ts';
import { PageStore } from '../network/page-store.ts';
import { SiteClient, type SiteClientOptions } from '../network/site-client.ts';
import { SiteImportError } from '../network/site-import-error.ts';
import { isAddedType, isHiddenTaxonomy, isPublicType, termOfType } from './post-types.ts';
import { RestApi } from './rest-api.ts';
import { readCategory, readMedia, readMenuItem, readPost } from './rest-items.ts';

export interface RestOptions extends SiteClientOptions {
  /** Folder of fetched lists: a second run continues an interrupted one. */
  folder: string;
  /** Milliseconds for which fetched lists are reused; 0 fetches all again. */
  maxAgeMs?: number;
  onItem?: (count: number) => void;
}

const postFields =
  'id,date,date_gmt,slug,status,link,title,content,parent,menu_order,featured_media,categories,author,lang,translations,wpml_current_locale,wpml_translations';

/**
 * Reads the public posts, pages, files, categories and menus of a WordPress site from its REST API.
 * @throws SiteImportError if the API is missing, requires a log-in or sends another format, and if the site is slow or blocks the import
 */
export async function readRestSite({
  folder,
  maxAgeMs,
  onItem = () => undefined,
  ...options
}: RestOptions): Promise<OldSite> {
  const api = await RestApi.discover(new SiteClient(options), new PageStore(folder, maxAgeMs));
  const items: OldItem[] = [];
  const add = (item: OldItem | null | undefined) => {
    if (!item) return;
    items.push(item);
    onItem(items.length);
  };
  const categories: OldCategory[] = [];
  for await (const page of ifPublic(api.list('wp/v2/categories', { _fields: 'id,slug,name' })))
    categories.push(...page.flatMap((value) => readCategory(value) ?? []));
  const tags: OldTag[] = [];
  for (const [taxonomy, route] of await api.routes('taxonomies')) {
    if (taxonomy === 'category' || isHiddenTaxonomy(taxonomy)) continue;
    for await (const page of ifPublic(api.list(route, { _fields: 'id,slug,name' })))
      tags.push(...page.flatMap((value) => readCategory(value) ?? []).map((tag) => ({ ...tag, taxonomy })));
  }
  const authors = new Set<number>();
  const byId = new Map(categories.map((category) => [category.id, category]));
  const readType = async (route: string, type: 'page' | 'post', accept: (item: OldItem) => OldItem | null) => {
    const existing = new Set<number>();
    const missing = new Map<number, string>();
    const read = async (query: Record<string, string>) => {
      for await (const page of api.list(route, { _fields: postFields, ...query })) {
        for (const value of page) {
          const post = readPost(value, type, byId);
          if (post === null || existing.has(post.item.id)) continue;
          existing.add(post.item.id);
          if (post.author > 0) authors.add(post.author);
          add(accept(post.item));
          for (const { id, language } of post.translations) missing.set(id, language);
        }
      }
    };
    await read({});
    // Lists of WPML have one language.
    for (const [language, ids] of groupMissing(missing, existing))
      await read({ include: ids.join(','), lang: language });
  };
  for (const type of ['page', 'post'] as const) await readType(`wp/v2/${type}s`, type, (item) => item);
  const types: string[] = [];
  for (const [name, route] of await api.routes('types')) {
    let isAdded = false;
    const accept = (item: OldItem) => {
      if (!isPublicType(name, item.link)) return null;
      isAdded = true;
      return { ...item, terms: [...item.terms, termOfType(name)] };
    };
    if (isAddedType(name)) await unlessClosed(readType(route, 'post', accept));
    if (isAdded) types.push(name);
  }
  for await (const page of ifPublic(
    api.list('wp/v2/media', { _fields: 'id,date,date_gmt,slug,link,title,source_url,alt_text,post' }),
  ))
    for (const value of page) add(readMedia(value));
  for await (const page of ifPublic(api.list('wp/v2/menu-items', { orderby: 'menu_order' })))
    for (const value of page) add(readMenuItem(value));
  return { site: api.site, items, categories, archives: { tags, authors: [...authors], types }, forbidden: 0 };
}

/** A list that only editors may read is left out: menus need a log-in unless a plug-in opens them. */
async function* ifPublic(pages: AsyncGenerator<unknown[]>): AsyncGenerator<unknown[]> {
  try {
    yield* pages;
  } catch (error) {
    ignoreClosed(error);
  }
}

const unlessClosed = (work: Promise<void>): Promise<void> => work.catch(ignoreClosed);

function ignoreClosed(error: unknown): void {
  if (!(error instanceof SiteImportError) || !['api-login', 'api-off'].includes(error.code)) throw error;
}

/** Ids of translations that no list had, by language, at most a hundred for each request. */
function groupMissing(missing: ReadonlyMap<number, string>, existing: ReadonlySet<number>): [string, number[]][] {
  const others = [...missing].filter(([id]) => !existing.has(id));
  const byLanguage = Map.groupBy(others, ([, language]) => language);
  return [...byLanguage].flatMap(([language, entries]) =>
    Array.from({ length: Math.ceil(entries.length / 100) }, (_, index): [string, number[]] => [
      language,
      entries.slice(index * 100, (index + 1) * 100).map(([id]) => id),
    ]),
  );
}
