import 'server-only';
import { committeesOfPages } from '#content/people-pages.ts';
import { foldFileName } from '#lib/platform/http/file-name.ts';
import {
  type FileRequest,
  isSiteFile,
  type OpenFile,
  openFile,
  openProfilePicture,
} from '#lib/site/campus-client/files.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
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

/** Opens a public file; null if there is none or the QAA list names it, in any spelling. @throws CampusApiError */
export async function openPublicFile(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return (await isWithheld(fileName)) ? null : openFile(fileName, request);
}

/** `openPublicFile` for profile pictures, which come from the same store. @throws CampusApiError */
export async function openPublicPicture(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return (await isWithheld(fileName)) ? null : openProfilePicture(fileName, request);
}

/**
 * Whether a file is not public, for example because it belongs to the QAA area. Before the first QAA list only files that public pages
 * show are served. @throws CampusApiError for any other file then
 */
export async function isWithheld(fileName: string): Promise<boolean> {
  if (isSiteFile(fileName)) return false;
  const folded = foldFileName(fileName);
  const { names, unsure } = await withheldNames();
  if (names.has(folded)) return true;
  if (unsure && !(await publicNames()).has(folded)) throw unsure;
  return false;
}

/** Folded names of all files that public pages show. */
async function publicNames(): Promise<ReadonlySet<string>> {
  const lists = await Promise.allSettled([
    getFlashNotices().then((notices) => notices.flatMap(({ pictures }) => pictures)),
    getDepartmentNotices('all').then((notices) => notices.flatMap(attachedNames)),
    getPublications().then((publications) => publications.flatMap(attachedNames)),
    getAlbums().then((albums) =>
      albums.flatMap(({ images }) => images.flatMap(({ image, thumbnail }) => [image, thumbnail])),
    ),
    ...[getStaffByType('teaching'), getStaffByType('non-teaching')].map((staff) => staff.then(portraits)),
    ...committeesOfPages.map(({ ids }) =>
      getCommittees(ids).then((committees) => portraits(committees.flatMap(({ members }) => members))),
    ),
    getCampusChief().then((chief) => portraits(chief ? [chief] : [])),
    ...structureLists.map((list) => getStructureMembers(list).then(portraits)),
    getContactRecord().then((contact) =>
      [contact?.introductionHtml, contact?.nepali?.introductionHtml].flatMap((html = '') => picturesIn(html)),
    ),
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

/** Names of stored pictures in HTML of the campus, in its spelling, under which `fit-into-page.ts` shows them. */
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
