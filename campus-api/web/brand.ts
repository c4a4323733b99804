import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { fileResponse } from '#campus-api/files/file-response.ts';
import { createSiteStore, type SiteStore } from '#campus-api/records/site-document/store.ts';
import type { CampusColours } from '#content/site/colours.ts';
import { identitySchema } from '#content/site/identity.ts';
import { completeColoursStyle } from '#lib/platform/colours/style-sheet.ts';
import type { AdminEnv } from './requests/context.ts';
import type { AdminServices } from './requests/services.ts';
import type { AdminBrand } from './view/layout.ts';

const FOLDER = '/brand';
const LIFETIME = 'private, max-age=31536000, immutable';

interface Identity extends Pick<AdminBrand, 'names'> {
  logoFile: string | null;
  css: string;
}

/** Returns the style sheet of colours; only the latest is stored, as it takes milliseconds to make. */
function createColoursStyle(): (colours: CampusColours) => string {
  let latest: { key: string; css: string } | null = null;
  return (colours) => {
    const key = JSON.stringify(colours);
    if (latest?.key !== key) latest = { key, css: completeColoursStyle(colours) };
    return latest.css;
  };
}

const coloursStyle = createColoursStyle();

function readIdentity(site: SiteStore): Identity {
  const { data } = identitySchema.safeParse(site.find('identity')?.content);
  return {
    names: data ? { name: data.name, shortName: data.shortName } : null,
    logoFile: data?.logo?.src.slice('/files/'.length) ?? null,
    css: coloursStyle(data?.colours ?? {}),
  };
}

const styleAddress = (css: string) =>
  `${FOLDER}/${createHash('sha256').update(css).digest('base64url').slice(0, 12)}.css`;

/** Sets the brand of the pages, and serves its files: the login page shows them too. */
export function addBrand(app: Hono<AdminEnv>, { database, filesFolder }: AdminServices): void {
  const site = createSiteStore(database);
  app.use(
    createMiddleware<AdminEnv>(async (c, next) => {
      const { names, logoFile, css } = readIdentity(site);
      const logo = logoFile === null ? null : `${FOLDER}/logo/${logoFile}`;
      c.set('brand', { names, logo, style: styleAddress(css) });
      await next();
    }),
  );
  app.get(`${FOLDER}/:sheet{[\\w-]+\\.css}`, (c) => {
    const { css } = readIdentity(site);
    if (c.req.path !== styleAddress(css)) return c.notFound();
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
