import { z } from 'zod';
import type { PageStore } from '../network/page-store.ts';
import type { SiteClient, SiteResponse } from '../network/site-client.ts';
import { SiteImportError } from '../network/site-import-error.ts';

/** Items of one request, then after a failure: hosts with little memory fail on a hundred posts of a page builder. */
const PAGE_SIZES = [100, 20, 5] as const;
/** Requests of one list; no campus has half a million items. */
const MAX_PAGES = 5000;

const indexSchema = z.object({
  home: z.string().optional(),
  url: z.string().optional(),
  namespaces: z.array(z.string()),
});
const routesSchema = z.record(
  z.string(),
  z.object({ rest_base: z.string(), rest_namespace: z.string().catch('wp/v2') }),
);
const errorSchema = z.object({ code: z.string() });

/** Lists of the REST API of one site, as `wp/v2` describes them. */
export class RestApi {
  /** Address of the site itself, without a slash at its end. */
  readonly site: string;
  readonly #root: string;
  readonly #client: SiteClient;
  readonly #store: PageStore;

  private constructor(site: string, root: string, client: SiteClient, store: PageStore) {
    this.site = site;
    this.#root = root;
    this.#client = client;
    this.#store = store;
  }

  /** Finds the API of a site: at its usual address, by its query, or where the home page links it. @throws SiteImportError */
  static async discover(client: SiteClient, store: PageStore): Promise<RestApi> {
    const base = client.site.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '');
    const roots = [`${base}/wp-json/`, `${base}/?rest_route=/`];
    let problem: SiteImportError | null = null;
    for (const root of roots) {
      const response = await client.get(root);
      const index = indexSchema.safeParse(jsonOf(response)).data;
      if (index?.namespaces.includes('wp/v2'))
        return new RestApi((index.home || index.url || base).replace(/(?<!\/)\/+$/, ''), root, client, store);
      const refusal = problemOf(response, base);
      // A log-in or a firewall is the reason, also where the other address has a plain 404.
      if (problem === null || problem.code === 'api-off') problem = refusal;
      if (roots.length === 2) roots.push(...(await linkedRoot(client, base)));
    }
    throw problem ?? new SiteImportError('api-off', { address: base });
  }

  /**
   * The items of a list in the order of their ids, page by page; null if the list is not public.
   * @throws SiteImportError for a page that fails
   */
  async *list(name: string, query: Readonly<Record<string, string>> = {}): AsyncGenerator<unknown[]> {
    let size = 0;
    for (let page = 1, pages = 1; page <= pages && page <= MAX_PAGES; page += 1) {
      const request = (each: number) =>
        this.#get(name, { per_page: String(each), page: String(page), orderby: 'id', order: 'asc', ...query });
      let response = await request(PAGE_SIZES[size] ?? 5);
      while (page === 1 && response.status >= 500 && size < PAGE_SIZES.length - 1) {
        size += 1;
        response = await request(PAGE_SIZES[size] ?? 5);
      }
      const items = z.array(z.unknown()).safeParse(jsonOf(response)).data;
      if (items === undefined) {
        // The last page disappears when items are deleted meanwhile.
        if (page > 1 && errorSchema.safeParse(jsonOf(response)).data?.code === 'rest_post_invalid_page_number') return;
        throw problemOf(response, this.site);
      }
      pages = Number(response.headers['x-wp-totalpages'] ?? (items.length === 0 ? page : page + 1)) || page;
      yield items;
    }
  }

  /** Routes of the lists of each type of posts, or of the terms of each taxonomy, by its name; none if they are not public. */
  async routes(kind: 'types' | 'taxonomies'): Promise<ReadonlyMap<string, string>> {
    const reply = routesSchema.safeParse(jsonOf(await this.#get(`wp/v2/${kind}`, {}))).data ?? {};
    return new Map(
      Object.entries(reply).map(([name, { rest_namespace, rest_base }]) => [name, `${rest_namespace}/${rest_base}`]),
    );
  }

  async #get(name: string, query: Readonly<Record<string, string>>): Promise<SiteResponse> {
    const url = new URL(this.#root);
    if (url.searchParams.has('rest_route')) url.searchParams.set('rest_route', `/${name}`);
    else url.pathname += name;
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const stored = this.#store.read(url.href);
    if (stored !== null) return stored;
    const response = await this.#client.get(url.href);
    if (response.status === 200 && jsonOf(response) !== undefined) this.#store.write(url.href, response);
    return response;
  }
}

/** The API that the home page links by its header (https://developer.wordpress.org/rest-api/using-the-rest-api/discovery/). */
async function linkedRoot(client: SiteClient, base: string): Promise<string[]> {
  const { headers, url } = await client.get(`${base}/`, () => false);
  const [, target = ''] = /<([^<>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(headers.link ?? '') ?? [];
  return target !== '' && URL.canParse(target, url) ? [new URL(target, url).href] : [];
}

/** Parsed JSON; undefined for another text. Some plug-ins write warnings of PHP before it. */
function jsonOf({ body }: SiteResponse): unknown {
  const text = body?.toString('utf8').replace(/^\uFEFF/, '') ?? '';
  const start = /^\s*[[{]/.test(text) ? 0 : text.search(/^[[{]/m);
  try {
    return start < 0 ? undefined : JSON.parse(text.slice(start));
  } catch {
    return undefined;
  }
}

/** The reason of a response that is not a list, in one sentence. */
export function problemOf(response: SiteResponse, address: string): SiteImportError {
  const { status, headers, body } = response;
  const code = errorSchema.safeParse(jsonOf(response)).data?.code;
  const isHtml =
    /html/.test(headers['content-type'] ?? '') || /^\s*<(?:!doctype|html)/i.test(body?.toString('utf8', 0, 200) ?? '');
  if (code === 'rest_disabled' || code === 'rest_no_route') return new SiteImportError('api-off', { address });
  if (status === 401 || (status === 403 && code !== undefined)) return new SiteImportError('api-login', { address });
  if (status === 403 || status === 429) return new SiteImportError('site-blocked', { address, status });
  if (status === 404) return new SiteImportError('api-off', { address });
  if (status >= 400) return new SiteImportError('site-status', { address, status });
  if (isHtml) return new SiteImportError(hasLogin(body) ? 'site-login' : 'api-html', { address });
  return new SiteImportError('api-broken', { address, reason: `HTTP ${status}` });
}

const hasLogin = (body: Buffer | null) => /<input[^>]{0,300}type=["']?password/i.test(body?.toString('utf8') ?? '');
