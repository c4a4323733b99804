import type { NewFile } from '#campus-api/files/store-file.ts';
import type { AlbumRecord } from '#campus-api/records/album/album.ts';
import type { PlannedAlbum } from './import-plan.ts';
import type { PreparedPictures } from './prepare-pictures.ts';
import type { Remark } from './remarks.ts';

export interface ImportedAlbum extends Omit<AlbumRecord, 'id'> {
  origins: string[];
  /** Its position among the planned albums. */
  position: number;
}

/** The albums with their converted pictures, and the files to store; an album without any is named. */
export function readImportedAlbums(
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
