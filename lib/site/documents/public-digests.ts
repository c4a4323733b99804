import 'server-only';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { onEvent } from '#lib/platform/shared-state/events.ts';
import { isWithheld } from '#lib/site/content-cache/files/withheld-files.ts';
import { publicationCount } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { attachedDocuments } from './attached-documents.ts';
import { findRecord } from './document-store.ts';

/** The list of attached files is used this long, unless something is published. */
const FRESH_MS = 5000;
/** Interval for checking unread files, however many unknown digests are requested. */
const CHECK_MS = 1000;

export interface PublicDigests {
  names: ReadonlySet<string>;
  publicationCount: number;
  since: number;
  /** Digest of each file that was read at its latest check. */
  readonly digests: Map<string, string>;
  unread: { at: number; check: Promise<void> };
  all: { changes: number; check: Promise<void> };
  /** Number of publications, including those of documents. */
  changes: number;
}

const state = () =>
  processSingleton('public-digests', () => {
    const current: PublicDigests = {
      names: new Set(),
      publicationCount: -1,
      since: 0,
      digests: new Map(),
      unread: { at: Number.NEGATIVE_INFINITY, check: Promise.resolve() },
      all: { changes: 0, check: Promise.resolve() },
      changes: 0,
    };
    onEvent('published', () => {
      current.changes += 1;
    });
    return current;
  });

async function attachedNames(): Promise<ReadonlySet<string>> {
  const current = state();
  const count = publicationCount();
  const now = performance.now();
  if (current.publicationCount === count && now - current.since < FRESH_MS) return current.names;
  const names = new Set(await attachedDocuments());
  Object.assign(current, { names, publicationCount: count, since: now });
  return names;
}

async function loadDigests(names: readonly string[]): Promise<void> {
  const { digests } = state();
  for (const fileName of names) {
    const content = (await findRecord(fileName))?.content;
    if (content && 'digest' in content) digests.set(fileName, content.digest);
    else digests.delete(fileName);
  }
}

/** Checks which of the unread files have been read since; concurrent callers share one check. */
function checkUnread(names: ReadonlySet<string>): Promise<void> {
  const current = state();
  const now = performance.now();
  if (now - current.unread.at >= CHECK_MS) {
    current.unread = { at: now, check: loadDigests([...names].filter((name) => !current.digests.has(name))) };
  }
  return current.unread.check;
}

/** Checks all files, as one may have been replaced under its name; once for each publication. */
function checkAll(names: ReadonlySet<string>): Promise<void> {
  const current = state();
  if (current.all.changes !== current.changes)
    current.all = { changes: current.changes, check: loadDigests([...names]) };
  return current.all.check;
}

async function hasPublicDigest(names: ReadonlySet<string>, digest: string): Promise<boolean> {
  for (const [fileName, stored] of [...state().digests]) {
    if (stored === digest && names.has(fileName) && !(await isWithheld(fileName))) return true;
  }
  return false;
}

/** Whether a digest is of a document that is currently attached to a notice or publication and not withheld. @throws CampusApiError */
export async function isPublicDigest(digest: string): Promise<boolean> {
  const names = await attachedNames();
  for (const check of [() => undefined, checkUnread, checkAll]) {
    await check(names);
    if (await hasPublicDigest(names, digest)) return true;
  }
  return false;
}
