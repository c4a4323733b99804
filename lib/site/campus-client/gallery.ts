import { readPictureFields } from './attachment.ts';
import 'server-only';
import { z } from 'zod';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { date, id, type Nepali, nepaliTexts, text } from './api-schema.ts';
import { requestJson } from './call.ts';
import { bodyOf, readDateField, readRecords, uniqueById } from './records.ts';
import type { Report } from './report.ts';

/** Stored file names. */
export interface AlbumPicture {
  image: string;
  thumbnail: string;
}

export interface Album {
  id: string;
  title: string;
  date: AdDate | null;
  description: string;
  images: AlbumPicture[];
  nepali?: Nepali<'title' | 'description'>;
}

const apiAlbumSchema = z.object({
  id,
  title: text,
  date,
  description: text,
  images: text,
  thumbnails: text,
  nepali: nepaliTexts('title', 'description'),
});

type ApiAlbum = z.infer<typeof apiAlbumSchema>;

/** Specification section 9. */
const LATEST_ALBUMS = 3;

/** Fetches all albums, uncached. @throws CampusApiError */
export function fetchAllAlbums(): Promise<Album[]> {
  return fetchAlbums('GET /gallery/all', '/gallery/all');
}

/** Fetches the newest 3 albums, uncached. @throws CampusApiError */
export async function fetchLatestAlbums(): Promise<Album[]> {
  const albums = await fetchAlbums('GET /gallery/search', `/gallery/search?search=&limit=${LATEST_ALBUMS}&offset=0`);
  return albums.slice(0, LATEST_ALBUMS);
}

function fetchAlbums(name: string, path: string): Promise<Album[]> {
  return requestJson({ name, method: 'GET', path }, { attempts: 2 }, (reply, report) =>
    uniqueById(readRecords(bodyOf(reply, report), apiAlbumSchema, toAlbum, report), report),
  );
}

function toAlbum(record: ApiAlbum, path: string, report: Report): Album | null {
  const pictures = readPictureFields(record.images, record.thumbnails, `${path}.images`, report);
  if (!record.title && !record.description && pictures.length === 0) {
    report.addProblem(`${path}.title`, 'neither words nor pictures');
    return null;
  }
  return {
    id: record.id,
    title: record.title,
    date: readDateField(record.date, `${path}.date`, report),
    description: record.description,
    nepali: record.nepali,
    images: [...new Map(pictures)].map(([image, thumbnail]) => ({ image, thumbnail })),
  };
}
