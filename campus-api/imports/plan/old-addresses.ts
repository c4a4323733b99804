import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import type { OldItem } from '#packages/site-import/content/index.ts';
import type { OldHosts } from '#packages/site-import/files/index.ts';
import { decoded } from '#packages/site-import/network/index.ts';

/** A redirect from an address of the old site, with its query, to an address of the campus. */
export interface RedirectRow {
  from: string;
  to: string;
}

/** New addresses by the addresses of the old site. */
export class OldAddresses {
  rows: RedirectRow[] = [];
  readonly #hosts: OldHosts;
  readonly #targets = new Map<string, string>();

  constructor(hosts: OldHosts) {
    this.#hosts = hosts;
  }

  /** Adds an old address; false if it has another target already. */
  add(address: string, to: string): boolean {
    const from = this.#pathOf(address);
    if (from === null || this.#isHome(from)) return true;
    const key = keyOf(from);
    const existing = this.#targets.get(key);
    if (existing !== undefined) return neutral(existing) === neutral(to);
    this.#targets.set(key, to);
    if (key !== keyOf(to)) this.rows.push({ from, to });
    return true;
  }

  /** Adds the permanent address of an item, earlier ones and its short one. */
  addItem(item: OldItem, to: string): boolean {
    const names: Readonly<Record<string, string>> = { page: 'page_id', attachment: 'attachment_id' };
    if (item.id > 0) {
      if (item.type !== 'attachment') this.add(`?p=${item.id}`, to);
      const name = names[item.type];
      if (name !== undefined) this.add(`?${name}=${item.id}`, to);
    }
    for (const slug of item.formerSlugs ?? []) {
      const at = item.slug === '' ? -1 : item.link.lastIndexOf(item.slug);
      if (at !== -1) this.add(item.link.slice(0, at) + slug + item.link.slice(at + item.slug.length), to);
    }
    return this.add(item.link, to);
  }

  /** Removes the old addresses of a page that is not imported. */
  remove(to: string): void {
    for (const [key, target] of this.#targets) if (neutral(target) === to) this.#targets.delete(key);
    this.rows = this.rows.filter((row) => neutral(row.to) !== to);
  }

  /** The new address without its language; null for an old address that is not imported, undefined for one of another site. */
  target(address: string): string | null | undefined {
    const path = this.#pathOf(address);
    if (path === null) return undefined;
    if (this.#isHome(path)) return '/';
    const target = this.#targets.get(keyOf(path));
    return target === undefined ? null : neutral(target);
  }

  /** The old site may be in a folder of its host. */
  #isHome = (path: string) => keyOf(path) === keyOf(this.#hosts.resolve('')?.pathname ?? '/');

  /** The path of an address of the old site, with its query. */
  #pathOf(address: string): string | null {
    const url = address === '' ? null : this.#hosts.resolve(address);
    if (url === null || !/^https?:$/.test(url.protocol) || !this.#hosts.isOwn(url)) return null;
    return (url.pathname + url.search).replace(/^\/index\.php(?=[/?]|$)/, '') || '/';
  }
}

/** Readers of a text see the page in their language. */
const neutral = (to: string) => to.replace(/^\/ne(?=\/)/, '');

const keyOf = (path: string) => {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)/s.exec(path) ?? [];
  return trimEnd(decoded(pathname).toLowerCase(), /\//) + query;
};
