import { readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { API, FILES } from '#lib/routes/paths.ts';
import { routes } from '#lib/routes/table.ts';
import configure from '#next.config.mjs';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
// Over plain HTTP there is nothing but the way to HTTPS, and what is asked for a certificate.
const site = nginx.split('server_name www.campus.example;')[1] ?? '';

/** The addresses and folders that the front treats in a way of their own, but for its own pages. */
const locations = [...site.matchAll(/^ {2}location (=|\^~) (\S+) \{/gm)]
  .map(([, sort, path = '']) => ({ path, isFolder: sort === '^~' }))
  .filter(({ path }) => !path.startsWith('/-/'));

const isUnder = (folder: string) => routes.filter(({ path }) => path.startsWith(folder));

test('the front names no folder and no address that the table of addresses does not have', () => {
  expect(locations.map(({ path }) => path)).toEqual(expect.arrayContaining([API, FILES, '/page-data/']));
  for (const { path, isFolder } of locations) {
    const known = isFolder ? isUnder(path) : routes.filter((route) => route.path === path);
    expect([path, known.length > 0]).toEqual([path, true]);
  }
});

test('streams and responses for one visitor lie in folders that the front does not cache', () => {
  const kept = locations.filter(
    ({ path }) => !nginx.split(`location ^~ ${path} {`)[1]?.split('}')[0]?.includes('proxy_cache off;'),
  );
  expect(kept.map(({ path }) => path)).not.toEqual(expect.arrayContaining([API]));
  for (const { path, kind } of routes.filter(({ kind }) => ['api', 'form', 'health', 'file'].includes(kind))) {
    expect([path, kind, path.startsWith(API) || path.startsWith(FILES)]).toEqual([path, kind, true]);
  }
});

test('requests for dynamic responses do not wait for each other at the front', () => {
  const [, made = ''] = /map \$uri \$is_made \{[^}]*?"~(\S+)" 1;/.exec(nginx) ?? [];
  const isMade = new RegExp(made);
  for (const { path, kind } of routes) {
    for (const prefix of ['', '/ne']) expect([path, isMade.test(prefix + path)]).toEqual([path, kind === 'dynamic']);
  }
});

test('smaller pictures are made of folders of the table alone, and the front keeps only those of the site', () => {
  const { images } = configure(PHASE_DEVELOPMENT_SERVER);
  const folders = images?.localPatterns?.map(({ pathname }) => pathname?.replace('**', '') ?? '') ?? [];
  expect(folders).toEqual(['/pictures/', FILES]);
  for (const folder of folders) expect(isUnder(folder)).not.toEqual([]);
  const [, own] = /"~\^\(%2F\|\/\)(\w+)\(%2F/.exec(nginx) ?? [];
  expect(folders).toContain(`/${own}/`);
  expect(isUnder(`/${own}/`).map(({ kind }) => kind)).toEqual(['asset']);
});
