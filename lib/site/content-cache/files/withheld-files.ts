import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { committeesOfPages } from '#content/people-pages.ts';
import { foldFileName } from '#lib/platform/http/file-name.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { memoizeFor } from '#lib/platform/runtime/memoize-for.ts';
import { environment } from '#lib/platform/settings/index.ts';
import {
  type FileRequest,
  isSiteFile,
  type OpenFile,
  openFile,
  openProfilePicture,
} from '#lib/site/campus-client/files.ts';
import type { Album, Staff } from '#lib/site/campus-client/types.ts';
import { attempt } from '../attempt.ts';
import { committees, contents, departmentNotices, readContent, staffByType, staffGroups } from '../contents.ts';
import { lastWithheldNames, withheldNames } from './withheld-names.ts';

/** Reading thousands of names for each picture would take most of its time. */
const CACHED_MS = 1000;

/** Folded names of all stored files that public pages show; those of a list that cannot be read are missing. */
function publicNames(): Promise<ReadonlySet<string>> {
  return memoizeFor('public-file-names', CACHED_MS, async () => {
    const departments = [...contentAddresses().categories.keys()];
    const lists = await Promise.all([...namesOfLists, ...departments.map(namesOfDepartment)].map(attempt));
    return new Set(lists.flatMap((list) => (list.ok ? list.value.map(foldFileName) : [])));
  });
}

type ReadNames = () => Promise<string[]>;

/** The names of each list in the spelling of the campus; each throws a `CampusApiError` on its own. */
const namesOfLists: readonly ReadNames[] = [
  async () => (await readContent(contents.flashNotices)).flatMap(({ pictures }) => pictures),
  async () => (await readContent(contents.homeNotices)).flatMap(attachedNames),
  async () => (await readContent(contents.publications)).flatMap(attachedNames),
  async () => (await readContent(contents.latestPublications)).flatMap(attachedNames),
  async () => (await readContent(contents.albums)).flatMap(picturesOfAlbum),
  async () => (await readContent(contents.latestAlbums)).flatMap(picturesOfAlbum),
  async () => portraits(await readContent(staffByType('teaching'))),
  async () => portraits(await readContent(staffByType('non-teaching'))),
  ...committeesOfPages.map(
    ({ ids }): ReadNames =>
      () =>
        namesOfCommittees(ids),
  ),
  async () => namesOfCommittees((await readContent(contents.committeeList)).map(({ id }) => id)),
  async () => portraits([await readContent(contents.campusChief)].filter((chief) => chief !== null)),
  ...(['executiveCommittee', 'managementCommittee', 'campusAuthorities'] as const).map(
    (list): ReadNames =>
      async () => {
        const { [list]: ids } = await readContent(contents.staffStructure);
        return portraits((await readContent(staffGroups(ids))).flat());
      },
  ),
  async () => {
    const contact = await readContent(contents.contactRecord);
    return [contact?.introductionHtml, contact?.nepali?.introductionHtml].flatMap((html = '') => picturesIn(html));
  },
];

function namesOfDepartment(department: string): ReadNames {
  return async () => (await readContent(departmentNotices(department))).flatMap(attachedNames);
}

async function namesOfCommittees(ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : portraits((await readContent(committees(ids))).flatMap(({ members }) => members));
}

function attachedNames({ attachments }: { attachments: { fileName: string }[] }): string[] {
  return attachments.map(({ fileName }) => fileName);
}

function picturesOfAlbum({ images }: Album): string[] {
  return images.flatMap(({ image, thumbnail }) => [image, thumbnail]);
}

function portraits(staff: readonly Staff[]): string[] {
  return staff.flatMap(({ picture }) => picture ?? []);
}

/** Names of stored pictures in HTML of the campus, in its spelling, under which `sanitize.ts` shows them. */
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
 * show are served. Needs no rendering: the server calls it for pictures. @throws CampusApiError for any other file then
 */
export async function isWithheld(fileName: string): Promise<boolean> {
  if (isSiteFile(fileName)) return false;
  const folded = foldFileName(fileName);
  const { names, unsure } = await withheldNames();
  if (names.has(folded)) return true;
  if (unsure && !(await publicNames()).has(folded)) throw unsure;
  return false;
}

/**
 * `isWithheld` for a page that can do without the file: it waits a fifth of the time of a call, then the last list applies. The embedded
 * API always responds. @throws CampusApiError where there is no list
 */
export async function isWithheldFromPage(fileName: string): Promise<boolean> {
  const request = isWithheld(fileName);
  const { upstreamUrl, upstreamTimeoutMs } = environment();
  if (upstreamUrl === null) return request;
  const reply = await Promise.race([request, setTimeout(upstreamTimeoutMs / 5, null, { ref: false })]);
  if (reply !== null) return reply;
  request.catch(() => undefined);
  const { names, unsure } = lastWithheldNames();
  if (unsure) throw unsure;
  return names.has(foldFileName(fileName));
}
