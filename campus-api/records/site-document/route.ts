import { hash } from 'node:crypto';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import type { ApiCall } from '#campus-api/api/call.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { siteDocumentSchema } from './api-schema.ts';
import type { SiteStore } from './store.ts';

/** Not part of the contract. */
export const sitePath = '/site';

/** The site content: every public document with its key. Clients that send the ETag of the last response get 304 until it changes. */
export function addSiteRoutes(app: Hono, { site }: { site: SiteStore }): void {
  let latest = { version: '', etag: '' };
  app.get(sitePath, etag(), (c) => {
    const version = site.version();
    // Several machines poll: an unchanged body is not put together again.
    const isCurrent = version === latest.version && c.req.header('if-none-match') === latest.etag;
    if (isCurrent) return c.body(null, 304, { etag: latest.etag });
    const body = site.publicReply();
    latest = { version, etag: `"${hash('sha256', body, 'base64url')}"` };
    return c.body(body, 200, { 'content-type': 'application/json', etag: latest.etag });
  });
}

export const siteCalls: readonly ApiCall[] = [
  {
    path: sitePath,
    method: 'get',
    isOptional: true,
    summary:
      'Optional, not part of the contract: the site content, every public document with its key. The site calls this only on its embedded API. With the ETag of the last response in If-None-Match it returns 304 until a document changes',
    reply: inBody(z.array(siteDocumentSchema)),
  },
];
