import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { fileResponse } from '#campus-api/files/file-response.ts';
import { createSiteStore, type SiteStore } from '#campus-api/records/site-document/store.ts';
import { identitySchema } from '#content/site/identity.ts';
import { defaultPalette, differences, paletteOf } from '#lib/platform/colours/palette.ts';
import type { AdminEnv } from './requests/context.ts';
import type { AdminServices } from './requests/services.ts';

const FOLDER = '/brand';
const LIFETIME = 'private, max-age=31536000, immutable';

/** Tokens of the admin that follow the main colours; its grounds stay. */
const tokens: ReadonlyMap<string, string> = new Map([
  ['blue', 'blue'],
  ['blue-ground-deep', 'blue-deep'],
  ['focus', 'focus'],
  ['crimson', 'crimson'],
  ['crimson-wash', 'crimson-wash'],
]);

interface Identity {
  logoFile: string | null;
  css: string;
}

function readIdentity(site: SiteStore): Identity {
  const { data } = identitySchema.safeParse(site.find('identity')?.content);
  const { main, accent } = data?.colours ?? {};
  const { light } = paletteOf({ main, accent });
  const rules = differences(light, defaultPalette.light).flatMap((token) => {
    const name = tokens.get(token);
    return name === undefined ? [] : `--${name}:${light[token]}`;
  });
  const css = rules.length === 0 ? '' : `:root:root{${rules.join(';')}}`;
  return { logoFile: data?.logo?.src.slice('/files/'.length) ?? null, css };
}

const styleAddress = (css: string) =>
  `${FOLDER}/${createHash('sha256').update(css).digest('base64url').slice(0, 12)}.css`;

/** Sets the brand of the pages, and serves its files: the login page shows them too. */
export function addBrand(app: Hono<AdminEnv>, { database, filesFolder }: AdminServices): void {
  const site = createSiteStore(database);
  app.use(
    createMiddleware<AdminEnv>(async (c, next) => {
      const { logoFile, css } = readIdentity(site);
      c.set('brand', {
        logo: logoFile === null ? null : `${FOLDER}/logo/${logoFile}`,
        style: css === '' ? null : styleAddress(css),
      });
      await next();
    }),
  );
  app.get(`${FOLDER}/:sheet{[\\w-]+\\.css}`, (c) => {
    const { css } = readIdentity(site);
    if (css === '' || c.req.path !== styleAddress(css)) return c.notFound();
    return c.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': LIFETIME });
  });
  app.get(`${FOLDER}/logo/:name`, async (c) => {
    const name = c.req.param('name');
    if (name !== decodeURIComponent(readIdentity(site).logoFile ?? '')) return c.notFound();
    const response = await fileResponse(filesFolder, name, c.req.raw);
    response?.headers.set('cache-control', LIFETIME);
    return response ?? c.notFound();
  });
}
