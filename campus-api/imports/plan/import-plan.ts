import type { AlbumRecord } from '#campus-api/records/album/album.ts';
import type { NoticeRecord } from '#campus-api/records/notice/notice.ts';
import type { PublicationRecord } from '#campus-api/records/publication/publication.ts';
import type { RedirectRow } from './old-addresses.ts';
import type { PlannedFile, PlannedFiles } from './plan-files.ts';
import type { PageText } from './plan-page.ts';
import type { Remark } from './remarks.ts';

/** The identity of an imported item at its source: an item with the same origin is not imported again. */
interface WithOrigins {
  origins: string[];
}

/** A notice; `title` names it in the plan. */
export interface PlannedNotice extends Omit<NoticeRecord, 'publishAt' | 'withdrawnAt' | 'replacedBy'>, WithOrigins {
  title: string;
}

export interface PlannedPage extends PageText, WithOrigins {
  key: string;
}

export interface PlannedPublication extends Omit<PublicationRecord, 'id'>, WithOrigins {}

/** An album; its pictures are converted after the plan. */
export interface PlannedAlbum
  extends Pick<AlbumRecord, 'title' | 'date'>,
    Partial<Pick<AlbumRecord, 'nepali'>>,
    WithOrigins {
  pictures: PlannedFile[];
}

/** Everything that an import makes, leaves out and repairs. */
export interface ImportPlan {
  /** The address of the old site, or the name of a table or folder. */
  site: string;
  notices: PlannedNotice[];
  pages: PlannedPage[];
  publications: PlannedPublication[];
  albums: PlannedAlbum[];
  menu: Record<string, unknown> | null;
  redirects: RedirectRow[];
  files: PlannedFiles;
  /** Number of items that were imported before. */
  existing: number;
  remarks: Remark[];
}

/** A plan without records. */
export const noPlan = (files: PlannedFiles): ImportPlan => ({
  site: '',
  notices: [],
  pages: [],
  publications: [],
  albums: [],
  menu: null,
  redirects: [],
  files,
  existing: 0,
  remarks: [],
});

/** Whether a plan adds nothing. */
export const isEmptyPlan = ({ notices, pages, publications, albums }: ImportPlan): boolean =>
  notices.length + pages.length + publications.length + albums.length === 0;

/** Counts of an import. */
export interface ImportCounts {
  notices: number;
  pages: number;
  publications: number;
  albums: number;
  files: number;
  redirects: number;
}
