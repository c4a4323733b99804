/** A running site: the address to read it from, and its public one. */
export interface ExportedSite {
  address: string;
  siteUrl: string;
}

const CONCURRENCY = 4;
const TIMEOUT_MS = 60_000;

/** The response to a request; null without one. Redirects are not followed. */
export async function request(address: string, path: string): Promise<Response | null> {
  const headers = { accept: 'text/html,image/webp,*/*;q=0.8' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(new URL(path, address), { headers, redirect: 'manual', signal }).catch(() => null);
}

/** The address on the running site of a link in one of its pages; null for another site. Subscriptions to calendars are files here. */
export function ownAddress({ address, siteUrl }: ExportedSite, link: string, page: string): URL | null {
  const url = URL.parse(link, new URL(page, address));
  const isOwn =
    url &&
    /^(?:https?|webcal):$/.test(url.protocol) &&
    [address, siteUrl].some((own) => new URL(own).host === url.host);
  return isOwn ? new URL(`${url.pathname}${url.search}${url.hash}`, address) : null;
}

/** The paths of the pages in the sitemap. @throws Error if it cannot be read */
export async function readSitemap(site: ExportedSite): Promise<Set<string>> {
  const locations = async (path: string) => {
    const response = await request(site.address, path);
    if (response?.status !== 200) throw new Error(`${site.address}${path} does not respond`);
    const all = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...all].flatMap(([, location = '']) => ownAddress(site, location, '/')?.pathname ?? []);
  };
  const parts = await locations('/sitemap.xml');
  return new Set((await Promise.all(parts.map(locations))).flat());
}

/** Runs `work` once for each item, some at the same time; `work` may add items. */
export async function forEach(
  items: Iterable<string>,
  work: (item: string, add: (item: string) => void) => Promise<void>,
): Promise<void> {
  const all = new Set(items);
  for (let wave = [...all]; wave.length > 0; ) {
    const added: string[] = [];
    const add = (item: string) => {
      if (!all.has(item)) added.push(item);
      all.add(item);
    };
    const queue = wave.values();
    const run = async () => {
      for (const item of queue) await work(item, add);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, run));
    wave = added;
  }
}
