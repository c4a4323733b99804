import 'server-only';
import { isWithheld } from '#lib/content-store/files/withheld-files.ts';
import { publications } from '#lib/content-store/last-known-good/in-flight.ts';
import { onEvent } from '#lib/redis/events.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { attachedDocuments } from './attached-documents.ts';
import { findRecord } from './document-store.ts';

/** How long the list of attached files is used, unless something is published. */
const FRESH_MS = 5000;
/** Files that were not read are looked at again so often, however many digests are made up. */
const LOOK_MS = 1000;

const state = () =>
  processSingleton('public digests', () => {
    const own = {
      names: new Set<string>() as ReadonlySet<string>,
      publications: -1,
      since: 0,
      /** The digest of each file that was read when it was looked at. */
      digests: new Map<string, string>(),
      unread: { at: Number.NEGATIVE_INFINITY, look: Promise.resolve() },
      all: { changes: 0, look: Promise.resolve() },
      /** How often anything was published, documents too. */
      changes: 0,
    };
    onEvent('published', () => {
      own.changes += 1;
    });
    return own;
  });

async function attachedNames(): Promise<ReadonlySet<string>> {
  const own = state();
  const asked = publications();
  const now = performance.now();
  if (own.publications === asked && now - own.since < FRESH_MS) return own.names;
  const names = new Set(await attachedDocuments());
  Object.assign(own, { names, publications: asked, since: now });
  return names;
}

async function lookAt(names: readonly string[]): Promise<void> {
  const { digests } = state();
  for (const fileName of names) {
    const content = (await findRecord(fileName))?.content;
    if (content && 'digest' in content) digests.set(fileName, content.digest);
    else digests.delete(fileName);
  }
}

/** Looks which of the unread files have been read since; simultaneous callers share one look. */
function lookAtUnread(names: ReadonlySet<string>): Promise<void> {
  const own = state();
  const now = performance.now();
  if (now - own.unread.at >= LOOK_MS) {
    own.unread = { at: now, look: lookAt([...names].filter((name) => !own.digests.has(name))) };
  }
  return own.unread.look;
}

/** Looks at all, since a file may have been replaced under its name; once for each time that something was published. */
function lookAtAll(names: ReadonlySet<string>): Promise<void> {
  const own = state();
  if (own.all.changes !== own.changes) own.all = { changes: own.changes, look: lookAt([...names]) };
  return own.all.look;
}

async function isAmong(names: ReadonlySet<string>, digest: string): Promise<boolean> {
  for (const [fileName, known] of [...state().digests]) {
    if (known === digest && names.has(fileName) && !(await isWithheld(fileName))) return true;
  }
  return false;
}

/** Whether a digest is of a document that a notice or a publication has attached at this moment, and the QAA list does not name. @throws CampusApiError */
export async function isPublicDigest(digest: string): Promise<boolean> {
  const names = await attachedNames();
  for (const look of [() => undefined, lookAtUnread, lookAtAll]) {
    await look(names);
    if (await isAmong(names, digest)) return true;
  }
  return false;
}
