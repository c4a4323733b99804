import type { SiteAddresses } from '#campus-api/records/site-document/addresses.ts';
import { parseKey } from '#content/site/index.ts';
import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { spellingOf } from '#lib/platform/routes/normalize-address.ts';
import { isReservedAddress } from '#lib/platform/routes/reserved.ts';
import { type OldItem, type Versions, versionsOf } from '#packages/site-import/content/index.ts';
import type { OldHosts } from '#packages/site-import/files/index.ts';
import { decoded } from '#packages/site-import/network/index.ts';

/** Chooses an unused address for each page: the old one where the site has none like it. */
export function createPageAddresses(hosts: OldHosts, { pages, redirects }: SiteAddresses, lists: readonly string[]) {
  const used = new Set([...pages.keys(), ...redirects.keys(), ...lists.map(spellingOf)]);
  const isFree = (address: string) =>
    parseKey(`page${address}`)?.type === 'page' && !isReservedAddress(address) && !used.has(spellingOf(address));
  return (versions: Versions): string => {
    const items = versionsOf(versions);
    const id = items[0]?.id ?? 0;
    const bases = [...items.map((item) => pathOf(item, hosts)), ...items.map(({ slug }) => `/${decoded(slug)}`)];
    const candidates = [...bases, ...bases.map((base) => `${base}-page`), `/page-${id}`, `/page-${id}-${used.size}`];
    const address = candidates.find(isFree) ?? `/page-${id}-${used.size}-${Date.now()}`;
    used.add(spellingOf(address));
    return address;
  };
}

/** The path of an item on the old site, without that of the site itself and without a language. */
function pathOf({ link }: OldItem, hosts: OldHosts): string {
  const url = hosts.resolve(link);
  const base = trimEnd(hosts.resolve('')?.pathname ?? '', /\//);
  const path = trimEnd(decoded(url?.pathname ?? ''), /\//);
  return (path.startsWith(`${base}/`) ? path.slice(base.length) : path).replace(/^\/(?:en|ne)(?=\/)/, '');
}
