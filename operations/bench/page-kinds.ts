import { locationsIn, sitemapParts } from '#e2e/support/site-pages.ts';

const fixed =
  '/ /about /staff /chart /library /programs /programs/bbs /programs/compare /publicInformation /gallery /publication /contact /notice /qaa'.split(
    ' ',
  );

/** One address of each kind of page; the album and the notice are the first that the sitemap names. */
export async function pageKinds(base: string): Promise<string[]> {
  const named = (await sitemapParts(base)).flatMap(locationsIn).map((address) => new URL(address).pathname);
  const first = (folder: string) => {
    const path = named.find((name) => name.startsWith(folder));
    if (path === undefined) throw new Error(`the sitemap names nothing under ${folder}`);
    return path;
  };
  return [...fixed, first('/gallery/'), first('/notice/item/')];
}
