import 'server-only';
import { foldFileName } from '#lib/http/file-name.ts';
import { type FileRequest, type OpenFile, openFile, openProfilePicture } from '#lib/upstream/files.ts';
import { committeeIds } from '#lib/upstream/staff.ts';
import type { Staff } from '#lib/upstream/types.ts';
import {
  getAlbums,
  getCampusChief,
  getCommittees,
  getContactRecord,
  getDepartmentNotices,
  getFlashNotices,
  getPublications,
  getStaffByType,
  getStructureMembers,
} from '../readers.ts';
import { withheldNames } from './withheld-names.ts';

/** A stored file for anyone; null also for one that the QAA list names, in any spelling. @throws CampusApiError */
export async function openPublicFile(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return (await isWithheld(fileName)) ? null : openFile(fileName, request);
}

/** As `openPublicFile`: a profile picture comes from the same store. @throws CampusApiError */
export async function openPublicPicture(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return (await isWithheld(fileName)) ? null : openProfilePicture(fileName, request);
}

/**
 * Whether a file is for nobody, or for the QAA area alone. Where there never was a QAA list to go by, only a file that the public pages
 * show is served. @throws CampusApiError for any other then
 */
export async function isWithheld(fileName: string): Promise<boolean> {
  const folded = foldFileName(fileName);
  const { names, unsure } = await withheldNames();
  if (names.has(folded)) return true;
  if (unsure && !(await shownNames()).has(folded)) throw unsure;
  return false;
}

/** The folded names of all files that the pages show. */
async function shownNames(): Promise<ReadonlySet<string>> {
  const lists = await Promise.allSettled([
    getFlashNotices().then((notices) => notices.flatMap(({ pictures }) => pictures)),
    getDepartmentNotices('all').then((notices) => notices.flatMap(attachedNames)),
    getPublications().then((publications) => publications.flatMap(attachedNames)),
    getAlbums().then((albums) =>
      albums.flatMap(({ images }) => images.flatMap(({ image, thumbnail }) => [image, thumbnail])),
    ),
    ...[getStaffByType('teaching'), getStaffByType('non-teaching')].map((staff) => staff.then(portraits)),
    ...Object.values(committeeIds).map((ids) =>
      getCommittees(ids).then((committees) => portraits(committees.flatMap(({ members }) => members))),
    ),
    getCampusChief().then((chief) => portraits(chief ? [chief] : [])),
    ...structureLists.map((list) => getStructureMembers(list).then(portraits)),
    getContactRecord().then((contact) => picturesIn(contact?.introductionHtml ?? '')),
  ]);
  return new Set(lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.map(foldFileName) : [])));
}

const structureLists = ['executiveCommittee', 'managementCommittee', 'campusAuthorities'] as const;

function attachedNames({ attachments }: { attachments: { fileName: string }[] }): string[] {
  return attachments.map(({ fileName }) => fileName);
}

function portraits(staff: readonly Staff[]): string[] {
  return staff.flatMap(({ picture }) => picture ?? []);
}

/** The stored pictures that HTML of the campus names, as it spells them: `fit-into-page.ts` shows them under the same name. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/\ssrc\s*=\s*["']?(?:\/(?:images|files)\/)?([^"'\s>/]+)/gi)].map(([, name = '']) =>
    decoded(name),
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
