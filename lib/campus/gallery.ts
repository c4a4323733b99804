import 'server-only';
import { cacheTag } from 'next/cache';
import { ask } from './call.ts';
import { type Kept, keep, reader } from './reader.ts';
import { bodyOf, readDate, readPictures, readRecords, uniqueById } from './records.ts';
import type { Report } from './report.ts';
import { tags } from './tags.ts';
import type { Album } from './types.ts';
import { type AlbumWire, albumWire } from './wire.ts';

/** Specification section 9. */
const LATEST_ALBUMS = 3;

/** @throws CampusApiError */
export const getAlbums = reader(async (): Promise<Kept<Album[]>> => {
  'use cache';
  cacheTag(tags.gallery);
  return keep('albums', fetchAllAlbums);
});

/** The album with this id, asked for anew, at most every 15 s, where it is not known; null where there is none. @throws CampusApiError */
export async function findAlbum(id: string): Promise<Album | null> {
  const isIt = (album: Album) => album.id === id;
  return (await getAlbums()).find(isIt) ?? (await getRecentAlbums()).find(isIt) ?? null;
}

const getRecentAlbums = reader(async (): Promise<Kept<Album[]>> => {
  'use cache';
  cacheTag(tags.gallery);
  return keep('albums', fetchAllAlbums, 'recent');
});

/** The newest 3, newest first. @throws CampusApiError */
export const getLatestAlbums = reader(async (): Promise<Kept<Album[]>> => {
  'use cache';
  cacheTag(tags.gallery);
  return keep('latest albums', fetchLatestAlbums);
});

/** Uncached. @throws CampusApiError */
export function fetchAllAlbums(): Promise<Album[]> {
  return fetchAlbums('GET /gallery/all', '/gallery/all');
}

/** @throws CampusApiError */
export function fetchLatestAlbums(): Promise<Album[]> {
  return fetchAlbums('GET /gallery/search', `/gallery/search?search=&limit=${LATEST_ALBUMS}&offset=0`);
}

function fetchAlbums(name: string, path: string): Promise<Album[]> {
  return ask({ name, method: 'GET', path }, 2, (reply, report) =>
    uniqueById(readRecords(bodyOf(reply, report), albumWire, toAlbum, report), report),
  );
}

function toAlbum(wire: AlbumWire, path: string, report: Report): Album | null {
  const pictures = readPictures(wire.images, wire.thumbnails, `${path}.images`, report);
  if (!wire.title && !wire.description && pictures.length === 0) {
    report.complain(`${path}.title`, 'neither words nor pictures');
    return null;
  }
  return {
    id: wire.id,
    title: wire.title,
    date: readDate(wire.date, `${path}.date`, report),
    description: wire.description,
    images: [...new Map(pictures)].map(([image, thumbnail]) => ({ image, thumbnail })),
  };
}
