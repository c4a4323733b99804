import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import type { ChangeAction } from '#campus-api/changes/change-log.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { checkTimes } from '#campus-api/model/times.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { type DocumentKey, parseKey } from '#content/site/index.ts';
import { spellingOf } from '#lib/platform/routes/normalize-address.ts';
import { addressesIn, timesOf } from './addresses.ts';
import { NOTICE_CATEGORIES } from './categories.ts';
import { checkColours } from './check-colours.ts';
import { checkSite, checkTexts } from './check-site.ts';
import { CALENDAR, checkYears } from './check-years.ts';
import { completeContent } from './complete-categories.ts';
import { type DocumentContent, type Documents, isContent, readDocuments } from './documents.ts';
import { checkFields, type Location } from './field-issues.ts';
import { moveCategories } from './move-categories.ts';
import { normalizeContent } from './normalize-content.ts';
import { addRedirect, REDIRECTS, readPageRedirects, redirectsSchema } from './redirects.ts';
import { createSiteStore } from './store.ts';
import {
  type SavedDocument,
  type Schedule,
  type ValidDocument,
  warnOfVersions,
  writeDocument,
} from './write-document.ts';

/**
 * Adds the redirects of `redirects.json`, as `site export` writes it, to the table of redirects. Existing ones stay; those of addresses with a
 * page, and those to no page, are left out and counted in a warning.
 */
function moveRedirects(database: DatabaseSync, issues: Issues, documents: Documents, content: unknown): void {
  const read = redirectsSchema.safeParse(content);
  if (!read.success) {
    issues.error('', 'site-wrong-type', { at: REDIRECTS, expected: '{ redirects: [{ from, to }] }' });
    return;
  }
  const { redirects } = read.data;
  const { stateOf } = addressesIn(documents);
  const existing = new Set(readPageRedirects(database).map(({ from }) => spellingOf(from)));
  const added = redirects.filter(({ from }) => !existing.has(spellingOf(from)));
  // The target of a chain is a page once the redirect after it is followed.
  const targets = new Map(redirects.map(({ from, to }) => [spellingOf(from), to]));
  let omitted = 0;
  for (const { from, to } of added) {
    const last = lastTarget(targets, to, (address) => stateOf(address) !== 'unknown');
    if (last === null || stateOf(from) !== 'unknown' || stateOf(last) === 'unknown') omitted += 1;
    else addRedirect(database, from, last);
  }
  if (added.length > 0) issues.warn('', 'site-redirects-moved', { added: added.length - omitted, omitted });
}

/** The end of a chain of redirects, which is an address with a page; null for a circle. */
function lastTarget(
  targets: ReadonlyMap<string, string>,
  to: string,
  isPage: (address: string) => boolean,
): string | null {
  const visited = new Set<string>();
  let last = to;
  for (let next = targets.get(spellingOf(to)); next !== undefined; next = targets.get(spellingOf(last))) {
    if (isPage(last)) return last;
    if (visited.has(spellingOf(last))) return null;
    visited.add(spellingOf(last));
    last = next;
  }
  return last;
}

/** A document to save, with its location in messages of commands, such as its file. */
export interface DocumentEntry {
  key: string;
  content: unknown;
  place?: string;
}

/** Result of saving documents: `removed` are the keys of deleted documents. */
export interface SavedDocuments {
  saved: SavedDocument[];
  removed: string[];
}

export interface SaveOptions extends Schedule {
  action?: ChangeAction;
  newFiles?: readonly NewFile[];
  /** Whether all other documents are deleted. */
  replacesAll?: boolean;
  /** Runs inside the transaction before anything is written. */
  check?: () => void;
}

/** A document is withdrawn after its publication, at a time that is in the future when it is entered. */
function checkEnd(issues: Issues, content: DocumentContent, before: DocumentContent | undefined): void {
  const times = timesOf(content);
  checkTimes(issues, times);
  if (times.withdrawAt && times.withdrawAt !== before?.withdrawAt && times.withdrawAt <= nepalTime(new Date()))
    issues.error('withdrawAt', 'withdrawal-is-past', { value: times.withdrawAt });
}

/** Saves documents in one change. A sample that is saved unchanged stays one; those of `redirects.json` go to their table. @throws RefusedError, NeedsConfirmationError */
export function saveDocuments(
  campus: Campus,
  entries: readonly DocumentEntry[],
  options: SaveOptions = {},
): ChangeResult<SavedDocuments> {
  const { action = 'import', newFiles = [], replacesAll = false, check = () => undefined, publishAt = null } = options;
  const { database, filesFolder } = campus;
  const issues = new Issues();
  if (publishAt !== null && publishAt <= nepalTime(new Date()))
    issues.error('publishAt', 'time-is-past', { value: publishAt });
  const places = new Map(entries.map(({ key, place = key }) => [key, place]));
  const at = (key: string, field: string) => [places.get(key), field].filter(Boolean).join(', ');
  const files = new Set(newFiles.map(({ stored }) => stored));
  // Nobody else changes them before the transaction: the campus is locked.
  const before = readDocuments(database);
  const moved = entries.find(({ key }) => key === REDIRECTS);
  const valid = entries.flatMap(({ key: name, content }): ValidDocument[] => {
    if (name === REDIRECTS) return [];
    const location = (field: string) => at(name, field);
    const key = parseKey(name);
    if (key === null) issues.error('', 'site-no-key', { value: name });
    const complete = isContent(content) ? completeContent(database, name, content) : content;
    const normalized = key && readContent(issues, key, complete, location);
    if (key === null || normalized === null) return [];
    const document = compare(normalized, before.has(name) ? normalizeContent(key, before.get(name) ?? {}) : null);
    if (document.isChanged) checkTexts(issues, normalized, { files, filesFolder, location });
    if (document.isChanged) checkEnd(issues, { ...normalized, ...(publishAt && { publishAt }) }, before.get(name));
    if (document.isChanged && name === NOTICE_CATEGORIES && publishAt !== null)
      issues.error('publishAt', 'site-new-scheduled', { value: name });
    if (document.isChanged && key.type === CALENDAR) checkYears(issues, normalized, location);
    if (document.isChanged && key.type === 'identity') checkColours(issues, normalized, location);
    return [{ key: name, ...document }];
  });
  return changeCampus(campus, { action, issues, newFiles: [...newFiles] }, (issuesOfSite) => {
    check();
    const removed = replacesAll ? [...before.keys()].filter((key) => !places.has(key)) : [];
    for (const key of removed) database.prepare('DELETE FROM site_documents WHERE key = ?').run(key);
    const store = createSiteStore(database);
    warnOfVersions(issuesOfSite, store, valid, options);
    const saved = valid.map((document) => writeDocument(campus, store, document, options));
    const written = new Map([...before, ...valid.map(({ key, content }) => [key, content] as const)]);
    for (const key of removed) written.delete(key);
    const after = moveCategories(database, before, written);
    const changed = saved.filter(({ isChanged }) => isChanged).map(({ key }) => key);
    if (moved) moveRedirects(database, issuesOfSite, after, moved.content);
    const redirects = readPageRedirects(database);
    checkSite(issuesOfSite, { before, after, redirects, saved: new Set(changed), at });
    return { saved, removed };
  });
}

function readContent(issues: Issues, key: DocumentKey, content: unknown, location: Location): DocumentContent | null {
  if (!isContent(content)) {
    issues.error('', 'site-wrong-type', { at: location(''), expected: 'object' });
    return null;
  }
  const normalized = normalizeContent(key, content);
  return checkFields(issues, key, normalized, location) ? normalized : null;
}

/** An edited sample loses its mark. */
function compare(content: DocumentContent, stored: DocumentContent | null): Omit<ValidDocument, 'key'> {
  if (stored === null) return { content, isChanged: true };
  const { isSample: _, ...edited } = content;
  const saved = isSame(content, stored) ? content : edited;
  return { content: saved, isChanged: !isSame(saved, stored) };
}

const isSame = (a: DocumentContent, b: DocumentContent) => JSON.stringify(a) === JSON.stringify(b);
