import type { Hono } from 'hono';
import { z } from 'zod';
import type { ApiCall } from '#campus-api/api/call.ts';
import { inBody } from '#campus-api/api/replies.ts';
import type { PublishedStore } from '#campus-api/changes/published-store.ts';

const publishedPath = '/published';

/** The times by which the site of another machine notices publications, without reading all records. */
export function addPublishedRoutes(
  app: Hono,
  { published }: { published: Pick<PublishedStore, 'lastPublished'> },
): void {
  app.get(publishedPath, (c) => c.json({ body: Object.fromEntries(published.lastPublished()) }));
}

export const publishedCalls: readonly ApiCall[] = [
  {
    path: publishedPath,
    method: 'get',
    isOptional: true,
    summary:
      'Optional, not part of the contract: the time of the last publication for each kind of content, in milliseconds since 1970. The site of another machine requests it every two seconds',
    reply: inBody(z.record(z.string(), z.int())),
  },
];
