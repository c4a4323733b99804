import type { Hono } from 'hono';
import { z } from 'zod';
import { type ApiCall, paths, searchParameters, wrongQuery } from '#campus-api/api/call.ts';
import { readSearch } from '#campus-api/api/read-request.ts';
import { inBody } from '#campus-api/api/replies.ts';
import { albumReply, albumToReply } from './album.ts';
import type { AlbumStore } from './store.ts';

const usualLimit = 3;

export function addGalleryRoutes(app: Hono, { albums }: { albums: AlbumStore }): void {
  app.get(paths.albums, (c) => c.json({ body: albums.all().map(albumToReply) }));
  app.get(paths.albumSearch, (c) => c.json({ body: albums.search(readSearch(c, usualLimit)).map(albumToReply) }));
}

export const albumCalls: readonly ApiCall[] = [
  { path: paths.albums, method: 'get', summary: 'All albums, newest first', reply: inBody(z.array(albumReply)) },
  {
    path: paths.albumSearch,
    method: 'get',
    summary: 'Albums, newest first, by title and description',
    parameters: searchParameters(usualLimit),
    reply: inBody(z.array(albumReply)),
    refusals: wrongQuery,
  },
];
