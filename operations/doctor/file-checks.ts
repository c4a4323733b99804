import { type OpenFile, openFile, openProfilePicture } from '#lib/site/campus-client/files.ts';
import { fetchAllAlbums } from '#lib/site/campus-client/gallery.ts';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import { fetchStaffByType } from '#lib/site/campus-client/staff.ts';
import type { Check, CheckReport } from './check.ts';

const MISSING_FILE = 'no-such-file-of-the-doctor.pdf';

/** Limit of the bytes that are read of a file. */
const MAX_READ_BYTES = 5 * 1024 * 1024;

async function measure(file: OpenFile): Promise<number> {
  let bytes = 0;
  for await (const chunk of file.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_READ_BYTES) break;
  }
  return bytes;
}

/** Reads the first file of a kind, to its end or for 5 MB. */
function file(shows: string, call: string, findName: () => Promise<string | undefined>, open: typeof openFile): Check {
  return {
    shows,
    call,
    isAboutFile: true,
    async run(): Promise<CheckReport> {
      const name = await findName();
      if (name === undefined) return { summary: 'none is listed' };
      const opened = await open(name);
      if (opened === null) return { summary: name, problems: [`${name} is listed, but there is no such file`] };
      const bytes = await measure(opened);
      const problems = opened.length === null ? ['its size is missing (no Content-Length)'] : [];
      return { summary: `${name}, ${Math.ceil((opened.length ?? bytes) / 1024)} KB`, problems };
    },
  };
}

/** Stored files: one of each kind, and a name without a file, which must be refused. */
export const fileChecks: Check[] = [
  file('a file of a notice', 'GET /images/{file}', attachedName, openFile),
  file('a picture of the gallery', 'GET /images/{file}', albumPicture, openFile),
  file('a profile picture', 'GET {profile picture}', portrait, openProfilePicture),
  {
    shows: 'Not Found for a file that does not exist',
    call: 'GET /images/{file}',
    async run() {
      const opened = await openFile(MISSING_FILE);
      await opened?.body?.cancel();
      if (opened === null) return { summary: 'refused, as it should be' };
      return { summary: 'a file', problems: ['it sends a file for any name: a dead link looks like a file'] };
    },
  },
];

async function attachedName() {
  return (await fetchDepartmentNotices('all')).find(({ attachments }) => attachments.length > 0)?.attachments[0]
    ?.fileName;
}

async function albumPicture() {
  return (await fetchAllAlbums()).find(({ images }) => images.length > 0)?.images[0]?.image;
}

async function portrait() {
  return (await fetchStaffByType('teaching')).find(({ picture }) => picture !== null)?.picture ?? undefined;
}
