import 'server-only';
import { type ApiAlbum, apiAlbumSchema } from './api-schema.ts';
import { ask } from './call.ts';
import { bodyOf, readDate, readPictures, readRecords, uniqueById } from './records.ts';
import type { Report } from './report.ts';
import type { Album } from './types.ts';

/** Specification section 9. */
const LATEST_ALBUMS = 3;

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
    uniqueById(readRecords(bodyOf(reply, report), apiAlbumSchema, toAlbum, report), report),
  );
}

function toAlbum(wire: ApiAlbum, path: string, report: Report): Album | null {
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
