import { type OpenFile, openFile, openProfilePicture } from '#lib/upstream/files.ts';
import { fetchAllAlbums } from '#lib/upstream/gallery.ts';
import { fetchDepartmentNotices } from '#lib/upstream/notices.ts';
import { fetchStaffByType } from '#lib/upstream/staff.ts';
import type { Check, ValidationIssue } from './check.ts';

const nobodys = 'no-such-file-of-the-doctor.pdf';

/** Enough to see that a file comes. */
const enough = 5 * 1024 * 1024;

async function measure(file: OpenFile): Promise<number> {
  let bytes = 0;
  for await (const chunk of file.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > enough) break;
  }
  return bytes;
}

/** Reads the first file of a kind, to its end or for 5 MB. */
function file(shows: string, call: string, findName: () => Promise<string | undefined>, open: typeof openFile): Check {
  return {
    shows,
    call,
    isAboutFile: true,
    async run(): Promise<ValidationIssue> {
      const name = await findName();
      if (name === undefined) return { found: 'none is listed' };
      const opened = await open(name);
      if (opened === null) return { found: name, amiss: [`${name} is listed, but there is no such file`] };
      const bytes = await measure(opened);
      const amiss = opened.length === null ? ['its size is not told (no Content-Length)'] : [];
      return { found: `${name}, ${Math.ceil((opened.length ?? bytes) / 1024)} KB`, amiss };
    },
  };
}

/** Stored files: one of each kind, and that a name which is nobody's is refused. */
export const fileChecks: Check[] = [
  file('a file of a notice', 'GET /images/{file}', attachedName, openFile),
  file('a picture of the gallery', 'GET /images/{file}', albumPicture, openFile),
  file('a profile picture', 'GET {profile picture}', portrait, openProfilePicture),
  {
    shows: 'Not Found for a file that is not there',
    call: 'GET /images/{file}',
    async run() {
      const opened = await openFile(nobodys);
      await opened?.body?.cancel();
      if (opened === null) return { found: 'refused, as it should be' };
      return { found: 'answered', amiss: ['it answers with a file for any name: a dead link looks like a file'] };
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
