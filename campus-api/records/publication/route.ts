import type { Hono } from 'hono';
import { paths, publicationToDto } from '#campus-api/api/dto.ts';
import { readSearch } from '#campus-api/api/read-request.ts';
import type { Stores } from '../stores.ts';

const usualLimit = 15;

export function addPublicationRoutes(app: Hono, { publications }: Stores): void {
  app.get(paths.publications, (c) => c.json({ body: publications.all().map(publicationToDto) }));
  app.get(paths.publicationSearch, (c) =>
    c.json({ body: publications.search(readSearch(c, usualLimit)).map(publicationToDto) }),
  );
}
