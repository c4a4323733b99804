import 'server-only';
import { publications } from '#lib/content-store/in-flight.ts';
import { isWithheld } from '#lib/content-store/withheld-files.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import { attachedDocuments } from './attached-documents.ts';
import { findRecord } from './document-store.ts';

/** A list of what is attached counts for so long, unless something is published. */
const FRESH_MS = 5000;

const state = () =>
  processWide('public digests', () => ({
    names: new Set<string>() as ReadonlySet<string>,
    publications: -1,
    since: 0,
    /** The digest of each file that was looked at. */
    digests: new Map<string, string>(),
    /** After how many publications all were looked at. */
    searched: -1,
  }));

async function attachedNames(): Promise<ReadonlySet<string>> {
  const own = state();
  const asked = publications();
  const now = performance.now();
  if (own.publications === asked && now - own.since < FRESH_MS) return own.names;
  const names = new Set(await attachedDocuments());
  Object.assign(own, { names, publications: asked, since: now });
  return names;
}

/** Looks at the files that were not read when they were last looked at, until one has the digest. */
async function lookFor(digest: string, names: ReadonlySet<string>): Promise<string | null> {
  const { digests } = state();
  const asked = publications();
  for (const fileName of names) {
    if (digests.has(fileName)) continue;
    const content = (await findRecord(fileName))?.content;
    if (!content || !('digest' in content)) continue;
    digests.set(fileName, content.digest);
    if (content.digest === digest) return fileName;
  }
  state().searched = asked;
  return null;
}

/** Whether a digest is of a document that a notice or a publication has attached at this moment, and the QAA list does not name. @throws CampusApiError */
export async function isPublicDigest(digest: string): Promise<boolean> {
  const names = await attachedNames();
  const { digests, searched } = state();
  for (const [fileName, known] of digests) {
    if (!names.has(fileName)) digests.delete(fileName);
    else if (known === digest && !(await isWithheld(fileName))) return true;
  }
  // Made-up digests are looked for once for each publication.
  if (searched === publications()) return false;
  const found = await lookFor(digest, names);
  return found !== null && !(await isWithheld(found));
}
