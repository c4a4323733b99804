import type { Hono } from 'hono';
import { z } from 'zod';
import { type ApiCall, paths, searchParameters, wrongQuery } from '#campus-api/api/call.ts';
import { readSearch } from '#campus-api/api/read-request.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { publicationReply, publicationToReply } from './publication.ts';
import type { PublicationStore } from './store.ts';

const usualLimit = 15;

export function addPublicationRoutes(app: Hono, { publications }: { publications: PublicationStore }): void {
  app.get(paths.publications, (c) => c.json({ body: publications.all().map(publicationToReply) }));
  app.get(paths.publicationSearch, (c) =>
    c.json({ body: publications.search(readSearch(c, usualLimit)).map(publicationToReply) }),
  );
}

export const publicationCalls: readonly ApiCall[] = [
  {
    path: paths.publications,
    method: 'get',
    summary: 'All publications, newest first',
    reply: inBody(z.array(publicationReply)),
  },
  {
    path: paths.publicationSearch,
    method: 'get',
    summary: 'Publications, newest first, by title',
    parameters: searchParameters(usualLimit),
    reply: inBody(z.array(publicationReply)),
    refusals: wrongQuery,
  },
];
