import { isContent } from '#campus-api/records/site-document/documents.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { languageOfItem, type OldItem } from '#packages/site-import/content/index.ts';
import type { OldAddresses } from './old-addresses.ts';
import type { Texts } from './page-parts.ts';
import type { Remark } from './remarks.ts';

interface MenuLink {
  label: Texts;
  path?: string;
  url?: string;
}
type MenuEntry = MenuLink | { label: Texts; links: MenuLink[] };

/** The address of a page, not of a file. */
const PAGE = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
const MAX_ENTRIES = 20;
const MAX_LINKS = 30;
const MAX_LABEL = 80;

/** The menu of the old site with the most entries; null without one. Entries that lead nowhere are named. */
export function menuOf(
  items: readonly OldItem[],
  existing: unknown,
  addresses: OldAddresses,
): { content: Record<string, unknown>; remarks: Remark[] } | null {
  const entries = mainMenu(items.filter(({ type, status }) => type === 'nav_menu_item' && status === 'publish'));
  const byId = new Map(items.map((item) => [item.id, item]));
  /** Titles of items that are one in each language. */
  const titles = new Map<number, Texts>();
  for (const item of items)
    titles.set(item.id, { ...titles.get(item.id), ...(item.titles ?? { [languageOfItem(item)]: item.title }) });
  const remarks: Remark[] = [];
  const meta = (item: OldItem, name: string) => item.meta.get(`_menu_item_${name}`) ?? '';
  const labelOf = (item: OldItem): Texts => {
    const { title } = item;
    const own = item.titles ?? (title === '' ? undefined : { [languageOfItem({ ...item, blocks: [] })]: title });
    const texts = own ?? titles.get(Number(meta(item, 'object_id'))) ?? {};
    return Object.fromEntries(
      Object.entries(texts).flatMap(([language, text]) => (text ? [[language, beginningOf(text, MAX_LABEL)]] : [])),
    );
  };
  const linkOf = (item: OldItem): MenuLink | null => {
    const label = labelOf(item);
    if (Object.keys(label).length === 0) return null;
    const object = byId.get(Number(meta(item, 'object_id')));
    const isPost = meta(item, 'type') === 'post_type';
    const address = isPost ? (object?.link ?? '') : meta(item, 'url');
    if (meta(item, 'type') === 'taxonomy') {
      const path = addresses.target(`?cat=${meta(item, 'object_id')}`);
      return path ? { label, path } : null;
    }
    if (address === '' || address.startsWith('#')) return null;
    const path = addresses.target(address);
    if (path) return PAGE.test(path) ? { label, path } : null;
    const url = URL.canParse(address) ? new URL(address) : null;
    return path === undefined && url && /^https?:$/.test(url.protocol) ? { label, url: url.href } : null;
  };
  const childrenOf = (id: number): OldItem[] =>
    entries.filter((item) => Number(meta(item, 'menu_item_parent') || 0) === id).sort((a, b) => a.order - b.order);
  /** Entries of all deeper levels, in their order. */
  const below = (item: OldItem, depth = 0): OldItem[] =>
    depth > 5 ? [] : childrenOf(item.id).flatMap((child) => [child, ...below(child, depth + 1)]);
  const nameEntry = (item: OldItem) => {
    const [title = String(item.id)] = Object.values(labelOf(item));
    const address = meta(item, 'url') || byId.get(Number(meta(item, 'object_id')))?.link || '–';
    remarks.push({ code: 'menu-entry', values: { title, address } });
    return [];
  };
  const read = childrenOf(0).flatMap((item): MenuEntry[] => {
    const own = linkOf(item);
    const inner = below(item).flatMap((child) => linkOf(child) ?? nameEntry(child));
    if (inner.length === 0) return own ? [own] : nameEntry(item);
    const label = labelOf(item);
    if (Object.keys(label).length === 0) return inner;
    return [{ label, links: [...(own ? [own] : []), ...inner].slice(0, MAX_LINKS) }];
  });
  if (read.length === 0) return null;
  const { footerLinks = [], importantLinks = [], siteLinks = [] } = isContent(existing) ? existing : {};
  return { content: { entries: read.slice(0, MAX_ENTRIES), footerLinks, importantLinks, siteLinks }, remarks };
}

function mainMenu(items: readonly OldItem[]): OldItem[] {
  const menus = Map.groupBy(items, ({ terms }) => terms.find(({ domain }) => domain === 'nav_menu')?.slug ?? '');
  return [...menus.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}
