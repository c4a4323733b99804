import 'server-only';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { contents, readContent } from '#lib/site/content-cache/contents.ts';
import { getDepartmentNotices } from '#lib/site/content-cache/readers.ts';
import { readableKind } from './readable-kind.ts';

/** Older documents are seldom searched for and not read. */
const MAX_DOCUMENTS = 5000;

interface DatedRecord {
  readonly day: string;
  readonly attachments: readonly Attachment[];
}

/** Names of the documents attached to public notices and publications, newest first. @throws CampusApiError */
export async function attachedDocuments(): Promise<string[]> {
  const notices: DatedRecord[] = (await getDepartmentNotices('all')).map(({ createdAt, attachments }) => ({
    day: createdAt ?? '',
    attachments,
  }));
  const publications: DatedRecord[] = (await readContent(contents.publications)).map(({ published, attachments }) => ({
    day: published ?? '',
    attachments,
  }));
  const newest = [...notices, ...publications].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const names = newest.flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName));
  return [...new Set(names.filter((name) => readableKind(name) !== null))].slice(0, MAX_DOCUMENTS);
}
