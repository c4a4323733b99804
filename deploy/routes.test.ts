import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { API, FILES } from '#lib/platform/routes/paths.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';
import configure from '#next.config.mjs';
import { shippedConfiguration } from './testing/nginx.ts';

const nginx = shippedConfiguration();
// The server of plain HTTP has only the redirect and ACME challenges.
const site = nginx.split('server_name www.campus.example;')[1] ?? '';

/** The paths and folders that the configuration of nginx and its included files have a location for, except error messages. */
const locations = [...site.matchAll(/^ *location (=|\^~) (\S+) \{/gm)]
  .map(([, sort, path = '']) => ({ path, isFolder: sort === '^~' }))
  .filter(({ path }) => !path.startsWith('/-/'));

const isUnder = (folder: string) => routes.filter(({ path }) => path.startsWith(folder));

test('nginx names only paths and folders of the route table', () => {
  expect(locations.map(({ path }) => path)).toEqual(expect.arrayContaining([API, FILES, '/dictionaries/']));
  for (const { path, isFolder } of locations) {
    const matches = isFolder ? isUnder(path) : routes.filter((route) => route.path === path);
    expect([path, matches.length > 0]).toEqual([path, true]);
  }
});

test('streams and responses for one visitor are in folders that nginx does not cache', () => {
  const cached = locations.filter(
    ({ path }) => !nginx.split(`location ^~ ${path} {`)[1]?.split('}')[0]?.includes('proxy_cache off;'),
  );
  expect(cached.map(({ path }) => path)).not.toEqual(expect.arrayContaining([API]));
  for (const { path, kind } of routes.filter(({ kind }) => ['api', 'form', 'health', 'file'].includes(kind))) {
    expect([path, kind, path.startsWith(API) || path.startsWith(FILES)]).toEqual([path, kind, true]);
  }
});

test('dynamic pages bypass the nginx cache, so that requests for them do not wait for each other', () => {
  const [, dynamic = ''] = /map \$uri \$is_dynamic \{[^}]*?"~(\S+)" 1;/.exec(nginx) ?? [];
  const isDynamic = new RegExp(dynamic);
  for (const route of routes) {
    const [path, { kind }] = [samplePath(route), route];
    for (const prefix of ['', '/ne'])
      expect([path, isDynamic.test(prefix + path)]).toEqual([path, kind === 'dynamic' || kind === 'preview']);
  }
});

test('images are resized from folders of the route table only, and nginx caches only those of the site', () => {
  const { images } = configure(PHASE_DEVELOPMENT_SERVER);
  const folders = images?.localPatterns?.map(({ pathname }) => pathname?.replace('**', '') ?? '') ?? [];
  expect(folders).toEqual(['/pictures/', FILES]);
  for (const folder of folders) expect(isUnder(folder)).not.toEqual([]);
  const [, own] = /"~\^\(%2F\|\/\)(\w+)\(%2F/.exec(nginx) ?? [];
  expect(folders).toContain(`/${own}/`);
  expect(isUnder(`/${own}/`).map(({ kind }) => kind)).toEqual(['asset']);
});

test('each campus of a machine has its own copies of pages in the nginx cache', () => {
  const keys = [...nginx.matchAll(/proxy_cache_key "([^"]*)"/g)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(2);
  for (const key of keys) expect(key).toMatch(/^\$host /);
});
