import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { deserialize } from 'node:v8';
import { locales } from '#content/locale.ts';
import { pages } from '#content/routes.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { type RawResponse, rawRequest } from '#e2e/support/raw-request.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';
import { hashSource } from '#lib/platform/http/content-security-policy.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { contentFormat } from '#lib/site/content-cache/storage/content-format.mjs';
import { BUILT_CONFIG, buildOutput } from './build-output.ts';
import { draftModeHeaders } from './draft-mode.ts';
import { CACHE_STATE, INTERNAL_RESPONSE_HEADERS, isAllowedRequestHeader } from './headers.ts';
import { HASHES_FILE } from './inline-scripts.ts';
import { isPageScript, type PageElement, pageElements } from './page-elements.ts';
import { cacheTagsOf, isPageValue, isResponseEntry, type PageValue } from './page-entry.ts';
import { readPageLayout } from './page-layout.ts';
import { isServed, makePortable } from './portable-build.ts';
import type { RecordedRender } from './testing/record-renders.ts';
import { transformPage } from './transform-page.ts';

// Each test checks one assumption about the framework against the existing build (docs/upgrading-next.md).

const folder = mkdtempSync(join(tmpdir(), 'campus-renders-'));
const recorder = pathToFileURL(resolve('server/next-adapter/testing/record-renders.ts')).href;
const recording = { NODE_OPTIONS: `--import ${recorder}`, RECORDED_RENDERS: folder, REVALIDATE_SECRET: 'publisher' };
const paths = [...pages, '/gallery/1', '/no-such-page'].flatMap((path) =>
  locales.map((locale) => localPath(path, locale)),
);
/** A page that is rendered for each request. */
const DYNAMIC = '/notice/search?q=exam&page=999';

/** A page that is sent as it was rendered. */
interface WholePage {
  key: string;
  value: PageValue;
  nonce: string;
  ours: string[];
  elements: PageElement[];
}

let campusApi: RunningServer;
let site: RunningServer;
const first = new Map<string, RawResponse>();
let renders: readonly RecordedRender[] = [];
let wholePages: readonly WholePage[] = [];

const visit = (path: string, headers: Record<string, string> = {}) => rawRequest(site.url, path, { headers });
const firstHeaders = (path: string) => first.get(path)?.headers ?? {};

function readRenders(): RecordedRender[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.render'));
  return files.map((name): RecordedRender => deserialize(readFileSync(join(folder, name))));
}

const pathIn = (key: string) => key.replace(/^.*\/\$(?=\/)/, '');
const scriptsIn = ({ elements }: WholePage) => elements.filter(({ name }) => name === 'script');
const inlineScripts = (page: WholePage) =>
  scriptsIn(page).filter(({ attributes }) => !attributes.has('src') && !attributes.has('type'));
const chunks = (page: WholePage) =>
  scriptsIn(page).filter(
    (script) => script.attributes.has('src') && !script.attributes.has('nomodule') && !isPageScript(script),
  );

beforeAll(async () => {
  campusApi = await startCampusApi();
  site = await startSite(campusApi.url, recording);
  for (const path of [...paths, DYNAMIC, '/robots.txt']) first.set(path, await visit(path));
  renders = readRenders();
  wholePages = renders.flatMap(({ key, value, nonce, ours }) =>
    isPageValue(value) && isResponseEntry(value) && nonce !== null
      ? [{ key, value, nonce, ours, elements: pageElements(value.html) }]
      : [],
  );
  // Tests of every page would pass without one.
  expect(wholePages.length).toBeGreaterThanOrEqual(paths.length);
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await campusApi?.stop();
});

describe('the page cache (`cacheHandler`)', () => {
  test('is queried for a page before the build’s copy is used: a missing page is rendered', () => {
    const states = paths.filter((path) => path !== '/').map((path) => [path, firstHeaders(path)[CACHE_STATE]]);
    expect(states).toEqual(states.map(([path]) => [path, 'MISS']));
  });

  test('reports its result in x-nextjs-cache', async () => {
    // A page that has become stale on a busy machine is rendered again after its next visit.
    let state: unknown = null;
    for (let visits = 0; visits < 100 && state !== 'HIT'; visits += 1) {
      state = (await visit('/about')).headers[CACHE_STATE];
      expect(['HIT', 'STALE']).toContain(state);
      if (state !== 'HIT') await setTimeout(200);
    }
    expect(state).toBe('HIT');
  });

  test('receives a page as HTML, data for React, segments and status, of the kind APP_PAGE', () => {
    for (const { value } of wholePages) {
      expect(String(value.kind)).toBe('APP_PAGE');
      expect(value.html).toMatch(/^<!DOCTYPE html>/i);
      expect(Buffer.isBuffer(value.rscData)).toBe(true);
      expect(String(value.segmentData)).toBe('[object Map]');
      expect(value.status ?? 200).toBe(200);
    }
  });

  test('finds the tags of a page in its header x-next-cache-tags, with commas between', () => {
    for (const { value } of wholePages) expect(cacheTagsOf(value)).toContain('contact');
  });

  test('receives the lifetime of a page in seconds', () => {
    for (const { context } of renders)
      expect(context).toMatchObject({ cacheControl: { revalidate: expect.any(Number) } });
  });

  test('receives keys that end in the path of the page, after a part that ends in /$', () => {
    const rendered = new Set(wholePages.map(({ key }) => pathIn(key)));
    for (const path of pages) expect(rendered).toContain(path === '/' ? '/en' : `/en${path}`);
  });

  test('changes a page in set(), and the first visitor gets the changed page', () => {
    const html = String(first.get('/notice')?.body);
    expect(firstHeaders('/notice')['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(html).not.toMatch(/nonce=|__next_f|src="\/_next\/static/);
    const album = String(first.get('/gallery/1')?.body);
    expect(album).toContain('__next_f');
    expect(album).not.toContain('nonce=');
  });

  test('receives the template of a page that is rendered for each request like a static page', () => {
    const templates = wholePages.filter(({ key }) => pathIn(key).includes('/template/'));
    expect(templates.map(({ key }) => pathIn(key)).join()).toContain('/notice/search');
    expect(firstHeaders(DYNAMIC)).not.toHaveProperty('x-nextjs-postponed');
  });

  test('receives only complete pages: none is partially prerendered', () => {
    const { routes, dynamicRoutes } = JSON.parse(readFileSync(buildOutput.prerendered, 'utf8'));
    const prerendered: { response: string }[] = Object.values(routes);
    const patterns: { fallback: unknown }[] = Object.values(dynamicRoutes);
    expect(prerendered.length).toBeGreaterThan(100);
    expect(prerendered.filter(({ response }) => response !== 'complete')).toEqual([]);
    // A pattern with a fallback would send its part of a page before the rest is rendered.
    expect(patterns.filter(({ fallback }) => fallback !== null)).toEqual([]);
  });
});

describe('the HTML of a page', () => {
  test('has the nonce of its request on every inline script of the framework', () => {
    for (const page of wholePages) {
      expect([page.key, inlineScripts(page).length]).not.toEqual([page.key, 0]);
      const unmarked = inlineScripts(page).filter(({ attributes }) => attributes.get('nonce') !== page.nonce);
      const unknown = unmarked.filter(({ text }) => !page.ours.includes(hashSource(text)));
      expect([page.key, unknown.map(({ text }) => text.slice(0, 200))]).toEqual([page.key, []]);
    }
  });

  test('has its data for React in scripts that push onto self.__next_f, the first of them [0]', () => {
    for (const page of wholePages) {
      const marked = inlineScripts(page).filter(({ attributes }) => attributes.get('nonce') === page.nonce);
      const [start, ...data] = marked.map(({ text }) => text).filter((text) => text.includes('__next_f'));
      expect(start).toBe('(self.__next_f=self.__next_f||[]).push([0])');
      expect(data.length).toBeGreaterThan(0);
      for (const text of data) expect(text).toMatch(/^self\.__next_f\.push\(\[1,".*"\]\)$/s);
    }
  });

  test('starts React by the script with the id _R_', () => {
    for (const page of wholePages) {
      expect(chunks(page).filter(({ attributes }) => attributes.get('id') === '_R_')).toHaveLength(1);
    }
  });

  test('has scripts from /_next/static/chunks that are async, one of them the module loader turbopack-…', () => {
    for (const page of wholePages) {
      const sources = chunks(page).map(({ attributes }) => attributes.get('src') ?? '');
      for (const source of sources) expect(source).toMatch(/^\/_next\/static\/chunks\/[^/]+\.js$/);
      expect(chunks(page).filter(({ attributes }) => !attributes.has('async'))).toEqual([]);
      expect(sources.filter((source) => source.includes('/turbopack-'))).toHaveLength(1);
    }
  });

  test('has style sheets of the build as links with data-precedence', () => {
    for (const { elements } of wholePages) {
      const links = elements.filter(({ attributes }) => attributes.get('rel') === 'stylesheet');
      expect(links.length).toBeGreaterThan(0);
      for (const { attributes } of links) {
        const href = attributes.get('href') ?? '';
        expect(href).toMatch(/^\/_next\/static\/.*\.css$/);
        expect(attributes.has('data-precedence')).toBe(true);
        expect(existsSync(href.replace('/_next/', '.next/'))).toBe(true);
      }
    }
  });

  test('needs no script of the framework after the transform, except where it has an application of React', () => {
    const ownPaths = /\/(qaa|gallery\/1)$/;
    for (const { key, value, nonce } of wholePages) {
      const hasScripts = /\/_next\/static\/chunks\/[^"]+\.js/.test(transformPage(value.html, nonce).html);
      expect([key, hasScripts]).toEqual([key, ownPaths.test(pathIn(key))]);
    }
  });

  test('has data for React in scripts that follow each other, which can be one', () => {
    const albums = wholePages.filter((page) => pathIn(page.key).includes('/gallery/'));
    expect(albums.length).toBeGreaterThanOrEqual(locales.length);
    for (const { key, value, nonce } of albums) {
      const { html } = transformPage(value.html, nonce);
      expect([key, html.match(/<script>[^<]*self\.__next_f/g)?.length]).toEqual([key, 1]);
    }
  });
});

test('a request with the cookie of the draft mode is rendered for itself: not from the page cache, and not for it', async () => {
  const before = await visit('/cafetria');
  // With a query the response cache of the site is not used.
  const draft = await visit('/cafetria?draft', draftModeHeaders());
  expect(draft.headers['cache-control']).toMatch(/private.*no-store/);
  // Its scripts have the nonce of the request; those of a stored page have hashes.
  expect(draft.headers['content-security-policy']).toContain("'nonce-");
  const after = await visit('/cafetria');
  expect([after.headers.etag, after.body]).toEqual([before.headers.etag, before.body]);
});

describe('headers', () => {
  test('that the framework’s router sends reach it and select a part of a page', async () => {
    // The framework sends such a request on to an address that names its part.
    const { location = '' } = (await visit('/about', { rsc: '1' })).headers;
    expect(location).toMatch(/^\/about\?_rsc/);
    expect((await visit(location, { rsc: '1' })).headers['content-type']).toBe('text/x-component');
    const names: Record<string, unknown> = createRequire(resolve('package.json'))(
      'next/dist/client/components/app-router-headers',
    );
    const { FLIGHT_HEADERS: routerHeaders } = names;
    expect(routerHeaders).toContain('rsc');
    for (const name of [routerHeaders].flat().filter((each) => each !== 'next-hmr-refresh'))
      expect([name, isAllowedRequestHeader(String(name))]).toEqual([name, true]);
  });

  test('that a response carries are all in the known set', async () => {
    const expected =
      /^(accept-ranges|cache-control|connection|content-(disposition|encoding|language|length|security-policy|type)|cross-origin-(opener|resource)-policy|date|etag|expect-ct|keep-alive|last-modified|link|location|permissions-policy|referrer-policy|refresh|retry-after|server-timing|set-cookie|transfer-encoding|use-as-dictionary|vary|x-(content-type-options|frame-options|request-id|nextjs-(cache|prerender|rewritten-path|rewritten-query|stale-time)))$/;
    const [chunk = ''] = globSync('.next/static/chunks/*.js');
    const addresses = [
      '/about',
      '/no-such-page',
      DYNAMIC,
      '/robots.txt',
      '/About',
      `/${chunk.replace('.next', '_next')}`,
    ];
    const parts: Record<string, string>[] = [{}, { rsc: '1' }];
    for (const path of addresses) {
      for (const part of parts) {
        const unknown = Object.keys((await visit(path, part)).headers).filter((name) => !expected.test(name));
        expect([path, unknown]).toEqual([path, []]);
      }
    }
    for (const name of INTERNAL_RESPONSE_HEADERS) expect(expected.test(name)).toBe(false);
  });

  test('that the picture service sends contain an ETag that it recognizes', async () => {
    const picture = '/_next/image?url=%2Fpictures%2Fbanner-1.webp&w=96&q=60';
    const { etag = '' } = (await visit(picture)).headers;
    expect(etag).toMatch(/^"/);
    expect((await visit(picture, { 'if-none-match': etag })).status).toBe(304);
  });
});

test('an error keeps its digest when it leaves a cached function, so that pages recognize it', async () => {
  const isolated = await startSite('http://127.0.0.1:9', { ...recording, UPSTREAM_TIMEOUT_MS: '1000' });
  try {
    expect((await fetch(`${isolated.url}/staff`)).status).toBe(503);
    expect(isolated.output()).not.toContain('a request failed');
  } finally {
    await isolated.stop();
  }
});

describe('the build', () => {
  test('has only cached functions on the server: no action whose arguments the key of the build would protect', () => {
    const manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'));
    const functions: { exportedName: string }[] = Object.values({ ...manifest.node, ...manifest.edge });
    expect(functions.length).toBeGreaterThan(20);
    expect(functions.filter(({ exportedName }) => !exportedName.startsWith('$$RSC_SERVER_CACHE_'))).toEqual([]);
  });

  test('has its folder, its keys of the draft mode and measurements only in files that an export edits', () => {
    const folder = mkdtempSync(join(tmpdir(), 'campus-portable-'));
    const copy = join(folder, '.next');
    cpSync(`${buildOutput.standalone}/.next`, copy, { recursive: true, verbatimSymlinks: true, filter: isServed });
    cpSync(HASHES_FILE, join(folder, HASHES_FILE));
    const { previewModeId } = JSON.parse(readFileSync(buildOutput.draftKeys, 'utf8'));
    makePortable(folder);
    const files = globSync('**/*', { cwd: copy, withFileTypes: true }).filter((file) => file.isFile());
    const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
    const [keys, { preview }] = [buildOutput.draftKeys, buildOutput.prerendered].map((file) =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
    expect(preview).toEqual(keys);
    expect(keys.previewModeId).toMatch(/^[0-9a-f]{32}$/);
    for (const trace of [resolve('.'), previewModeId, '"htmlSize"', '"cpus"']) {
      expect(texts.filter((text) => text.includes(trace))).toEqual([]);
    }
  });

  test('a value of `env` is in the built code: stored content of other types is not read', () => {
    const chunks = globSync('.next/server/chunks/*.js').map((file) => readFileSync(file, 'utf8'));
    expect(chunks.filter((chunk) => chunk.includes(contentFormat()))).not.toEqual([]);
    expect(chunks.filter((chunk) => chunk.includes('CONTENT_FORMAT'))).toEqual([]);
  });

  test.each(Object.entries(buildOutput))('has %s at %s', (_, path) => {
    expect(existsSync(path)).toBe(true);
  });

  test('stores its settings in a file, and a server reads them from the variable that its own server.js sets', () => {
    const { config } = JSON.parse(readFileSync(buildOutput.config, 'utf8'));
    expect(config).toMatchObject({ cacheHandler: expect.stringContaining('cache-handler'), poweredByHeader: false });
    const loader = createRequire(resolve('package.json')).resolve('next/dist/server/config');
    for (const file of [loader, `${buildOutput.standalone}/server.js`]) {
      expect(readFileSync(file, 'utf8')).toContain(`process.env.${BUILT_CONFIG}`);
    }
  });

  test('stores the list of notices of each language in a form that its layout can be read from', () => {
    for (const locale of locales) {
      const [, style = 'none'] =
        /(<style>.*?<\/style>)/s.exec(String(first.get(localPath('/notice', locale))?.body)) ?? [];
      expect(readPageLayout(locale)).toContain(style);
    }
  });

  test('can be traced by the tracer that the framework includes', () => {
    const tracer: unknown = createRequire(resolve('package.json'))('next/dist/compiled/@vercel/nft');
    expect(tracer).toMatchObject({ nodeFileTrace: expect.any(Function), resolve: expect.any(Function) });
  });
});
