import type { Hono } from 'hono';
import { albumToDto, paths } from '#campus-api/api/dto.ts';
import { readSearch } from '#campus-api/api/read-request.ts';
import type { Stores } from '../stores.ts';

const usualLimit = 3;

export function addGalleryRoutes(app: Hono, { albums }: Stores): void {
  app.get(paths.albums, (c) => c.json({ body: albums.all().map(albumToDto) }));
  app.get(paths.albumSearch, (c) => c.json({ body: albums.search(readSearch(c, usualLimit)).map(albumToDto) }));
}
