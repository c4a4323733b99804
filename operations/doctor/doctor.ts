import { VERSION } from '#lib/platform/runtime/version.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { type OpenFile, openFile, openProfilePicture } from '#lib/site/campus-client/files.ts';
import { fetchAllAlbums } from '#lib/site/campus-client/gallery.ts';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import { fetchStaffByType } from '#lib/site/campus-client/staff.ts';
import type { Check, CheckReport } from './check.ts';
import { contentChecks } from './content-checks.ts';
import { type CheckResult, examine } from './examine.ts';
import { peopleChecks } from './people-checks.ts';

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
const fileChecks: Check[] = [
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

/** Sends all calls to the campus API and prints the results; returns whether the site can show everything. */
export async function examineCampus(
  { upstreamUrl, siteContentUrl, dataDir, profilePictureUrl }: Environment,
  more: Check[],
  printLine: (line: string) => void,
): Promise<boolean> {
  printLine(`Version ${VERSION}`);
  printLine(upstreamUrl === null ? `The embedded campus API, in ${dataDir}` : `The campus API at ${upstreamUrl}`);
  if (siteContentUrl !== null) printLine(`The site content of ${siteContentUrl}`);
  if (profilePictureUrl !== null) printLine(`Profile pictures from ${profilePictureUrl}`);
  const results = await examine([...contentChecks, ...peopleChecks, ...fileChecks, ...more], printLine);
  printLine(summary(results));
  return results.every(({ state }) => state === 'ok');
}

function summary(results: CheckResult[]): string {
  const inState = (state: CheckResult['state']) => results.filter((result) => result.state === state);
  const names = (some: CheckResult[]) => [...new Set(some.map(({ shows }) => shows))].join('; ');
  const parts = [`${inState('ok').length} of ${results.length} responses are as specified.`];
  if (inState('partial').length > 0) parts.push(`Problems in: ${names(inState('partial'))}.`);
  if (inState('failed').length > 0) parts.push(`The site could not show: ${names(inState('failed'))}.`);
  return parts.join(' ');
}
