import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { insertRows } from '#campus-api/database/insert.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { type AlbumRecord, albumTable } from '#campus-api/records/album/album.ts';
import { noticeTable } from '#campus-api/records/notice/notice.ts';
import { publicationTable } from '#campus-api/records/publication/publication.ts';
import { writeChecked } from '#campus-api/records/redirect/changes.ts';
import { checkRedirectRows } from '#campus-api/records/redirect/check-rows.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { MAX_FORMER_ADDRESSES } from '#content/site/former-addresses.ts';
import type { ImportCounts, ImportPlan, PlannedAlbum, PlannedNotice, PlannedPublication } from './import-plan.ts';
import type { RedirectRow } from './old-addresses.ts';
import { attachmentKey, type PreparedPictures } from './prepare-pictures.ts';
import type { Remark } from './remarks.ts';
import { readImportedDocuments, writeDocuments } from './write-pages.ts';

interface ImportedAlbum extends Omit<AlbumRecord, 'id'> {
  origins: string[];
  /** Its position among the planned albums. */
  position: number;
}

/** The albums with their converted pictures, and the files to store; an album without any is named. */
function readImportedAlbums(
  planned: readonly PlannedAlbum[],
  pictures: PreparedPictures,
): { albums: ImportedAlbum[]; newFiles: NewFile[]; remarks: Remark[] } {
  const newFiles: NewFile[] = [];
  const remarks: Remark[] = [];
  const albums = planned.flatMap(({ pictures: files, title, nepali = {}, ...album }, position): ImportedAlbum[] => {
    const images = files.flatMap(({ stored, path }) => {
      const prepared = pictures.get(path ?? '');
      if (!prepared) return [];
      const thumbnail = stored.replace(/\.jpg$/, '-thumb.jpg');
      newFiles.push(
        { stored, content: { path: prepared.path, isOwn: true } },
        { stored: thumbnail, content: { path: prepared.thumbnail ?? prepared.path, isOwn: true } },
      );
      return [{ stored, thumbnail }];
    });
    if (images.length === 0) {
      remarks.push({ code: 'album-empty', values: { title } });
      return [];
    }
    const names = { images: images.map(({ stored }) => stored), thumbnails: images.map(({ thumbnail }) => thumbnail) };
    return [{ ...album, title, description: '', ...names, nepali, position }];
  });
  return { albums, newFiles, remarks };
}

/** Notices that are unpacked at once. */
const BATCH = 100;

export interface ImportResult extends ImportCounts {
  remarks: Remark[];
}

/** Writes a plan in one change. @throws RefusedError */
export function writeImport(campus: Campus, plan: ImportPlan, pictures: PreparedPictures): ChangeResult<ImportResult> {
  const { database } = campus;
  const issues = new Issues();
  const documents = readImportedDocuments(issues, plan, pictures);
  const { albums, newFiles: albumFiles, remarks } = readImportedAlbums(plan.albums, pictures);
  const attached = plan.files.newFiles.map((file) => reducedFile(file, pictures));
  const newFiles = [...attached, ...pageFiles(plan, pictures), ...albumFiles];
  return changeCampus(campus, { action: 'import', issues, newFiles }, (issuesInside) => {
    writeNotices(database, plan.notices);
    writePublications(database, plan.publications);
    writeAlbums(database, albums, plan.albums.length);
    writeDocuments(database, issuesInside, documents);
    const { redirects, omitted } = writeRedirects(database, plan);
    return {
      notices: plan.notices.length,
      pages: documents.pages.length,
      publications: plan.publications.length,
      albums: albums.length,
      redirects,
      // Thumbnails are part of their pictures.
      files: newFiles.length - albumFiles.length / 2,
      remarks: [...remarks, ...omitted.map(({ from }): Remark => ({ code: 'redirects', values: { address: from } }))],
    };
  });
}

/** An attachment, or the smaller photograph that was made of it. */
function reducedFile(file: NewFile, pictures: PreparedPictures): NewFile {
  const reduced = Buffer.isBuffer(file.content) ? undefined : pictures.get(attachmentKey(file.content.path));
  return reduced ? { stored: file.stored, content: { path: reduced.path, isOwn: true } } : file;
}

function pageFiles({ pages }: ImportPlan, pictures: PreparedPictures): NewFile[] {
  const files = pages.flatMap((page) => page.pictures.map(({ file }) => file));
  return [...new Map(files.map((file) => [file.stored, file])).values()].flatMap(({ stored, path }) => {
    const prepared = pictures.get(path ?? '');
    return prepared ? [{ stored, content: { path: prepared.path, isOwn: true } }] : [];
  });
}

function writeNotices(database: DatabaseSync, notices: readonly PlannedNotice[]): void {
  const first = reserveIds(database, 'notices', notices.length);
  if (notices.some(({ id }, index) => id !== first + index)) throw new Error('The campus changed since the plan');
  for (let from = 0; from < notices.length; from += BATCH) {
    const batch = notices.slice(from, from + BATCH);
    noticeTable.insert(
      database,
      batch.map(({ origins: _, title: __, ...notice }) => notice),
    );
  }
  const rows = notices.flatMap(({ id, origins }) => origins.map((origin) => ({ origin, notice_id: id })));
  insertRows(database, 'notice_origins', rows);
}

function writePublications(database: DatabaseSync, publications: readonly PlannedPublication[]): void {
  if (publications.length === 0) return;
  const first = reserveIds(database, 'publications', publications.length);
  for (const [index, { origins, ...publication }] of publications.entries()) {
    const id = first + index;
    publicationTable.insert(database, [{ id, ...publication }]);
    insertRows(
      database,
      'publication_origins',
      origins.map((origin) => ({ origin, publication_id: id })),
    );
  }
}

/** Albums get the numbers of their positions in the plan, which links of pages have. */
function writeAlbums(database: DatabaseSync, albums: readonly ImportedAlbum[], planned: number): void {
  if (albums.length === 0) return;
  const first = reserveIds(database, 'albums', planned);
  for (const { origins, position, ...album } of albums) {
    const id = first + position;
    albumTable.insert(database, [{ id, ...album }]);
    insertRows(
      database,
      'album_origins',
      origins.map((origin) => ({ origin, album_id: id })),
    );
  }
}

/** Redirects that lead somewhere; the first ones, if there are more than a campus may have. */
function writeRedirects(
  database: DatabaseSync,
  { redirects }: ImportPlan,
): { redirects: number; omitted: RedirectRow[] } {
  if (redirects.length === 0) return { redirects: 0, omitted: [] };
  const existing = Number(database.prepare('SELECT count(*) AS count FROM redirects').get()?.count);
  const rows = redirects.slice(0, Math.max(0, MAX_FORMER_ADDRESSES - existing));
  const checked = checkRedirectRows(database, rows);
  const { added } = writeChecked(database, new Issues(), { ...checked, own: [] }, false);
  return { redirects: added.length, omitted: redirects.slice(rows.length) };
}
