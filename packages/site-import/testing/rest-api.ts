import type { OldPage, OldSiteServer } from './old-site-server.ts';

export const json = (value: unknown, headers: Record<string, string> = {}): OldPage => ({
  type: 'application/json',
  body: JSON.stringify(value),
  headers,
});

/** Fields of a post; others have the values of a public notice. */
export interface TestPost {
  id: number;
  title?: string;
  content?: string;
  isProtected?: boolean;
  [field: string]: unknown;
}

export const restPost = (
  site: string,
  { id, title = `Post ${id}`, content = '<p>Text.</p>', isProtected = false, ...fields }: TestPost,
) => ({
  id,
  date: '2020-05-01T09:15:00',
  date_gmt: '2020-05-01T03:30:00',
  slug: `post-${id}`,
  status: 'publish',
  link: `${site}/post-${id}/`,
  title: { rendered: title },
  content: { rendered: content, protected: isProtected },
  categories: [3],
  ...fields,
});

/** A REST API with these lists; `perPage` items a page, whichever number is requested. */
export function serveRestApi(
  site: OldSiteServer,
  lists: Readonly<Record<string, readonly unknown[]>>,
  perPage = 100,
): void {
  const index = { home: site.address, namespaces: ['wp/v2'] };
  site.pages.set('/wp-json/', json(index));
  site.pages.get = (url) => {
    const { pathname, searchParams } = new URL(url, site.address);
    const items = lists[pathname.replace('/wp-json/wp/v2/', '')];
    if (items === undefined) return Map.prototype.get.call(site.pages, url) as OldPage | undefined;
    const page = Number(searchParams.get('page'));
    const included = searchParams.get('include')?.split(',').map(Number);
    const listed = items.filter((item) => {
      const { id, isHidden = false } = item as { id: number; isHidden?: boolean };
      return included ? included.includes(id) : !isHidden;
    });
    const pages = Math.max(1, Math.ceil(listed.length / perPage));
    return json(listed.slice((page - 1) * perPage, page * perPage), { 'x-wp-totalpages': String(pages) });
  };
}
