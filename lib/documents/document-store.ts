import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { READER_VERSION } from '#lib/document-reader/limits.ts';
import { textSchema } from '#lib/document-reader/read-text.ts';
import { type DocumentText, unreadable } from '#lib/document-reader/types.ts';
import { provideUsage } from '#lib/metrics/index.ts';
import { sharedValues } from '#lib/redis/shared-values.ts';
import { BoundedFolder } from '#lib/runtime/bounded-folder.ts';
import { presentTime } from '#lib/runtime/clock.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import type { StoredDocument, Unreadable } from './types.ts';

// Two kinds of files: a record for each name of a file, and a text for each content, which several names may share.

const MB = 1024 * 1024;
/** For 5,000 documents and what they were before; a text of two pages takes 2 KB packed. */
const MOST = { records: { files: 20_000, bytes: 96 * MB }, texts: { files: 10_000, bytes: 192 * MB } };
const WEEK = { seconds: 7 * 24 * 60 * 60 };

/** What is known about the file of a name. `digest`: of its content, if it was read; `checkedAt`: epoch milliseconds. */
export interface FileRecord {
  readonly fileName: string;
  readonly bytes: number | null;
  readonly lastModified: string | null;
  readonly checkedAt: number;
  readonly content: { readonly digest: string } | { readonly why: Unreadable };
}

const recordSchema = z.object({
  fileName: z.string(),
  bytes: z.number().nullable(),
  lastModified: z.string().nullable(),
  checkedAt: z.number(),
  content: z.union([z.object({ digest: z.string() }), z.object({ why: z.enum(unreadable) })]),
});

const storedText = textSchema.extend({ digest: z.string(), bytes: z.number(), fileName: z.string() });

/** `fileName`: the file in which the content was found, from which its pages are drawn. */
export interface StoredText extends DocumentText {
  readonly digest: string;
  readonly bytes: number;
  readonly fileName: string;
}

const folders = () =>
  processSingleton('stored documents', () => {
    const place = `v${READER_VERSION}`;
    const of = (name: string, most: { files: number; bytes: number }) =>
      new BoundedFolder(join(environment().dataDir, 'documents', place, name), most);
    const [records, texts] = [of(`files-${sourceDigest()}`, MOST.records), of('texts', MOST.texts)];
    provideUsage('disk', 'documents', () => ({
      entries: records.usage.entries + texts.usage.entries,
      bytes: records.usage.bytes + texts.usage.bytes,
    }));
    return { records, texts };
  });

const shortDigest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
/** Of the campus: file names of one are never taken for another's. */
const sourceDigest = () => shortDigest(environment().upstreamUrl ?? 'embedded').slice(0, 8);
const sharedName = (kind: 'file' | 'text', name: string) => `document-${kind}:${READER_VERSION}:${name}`;
const nameOfRecord = (fileName: string) => shortDigest(`${sourceDigest()} ${fileName}`);

/** Names a content: the same bytes read by another version of the reader are another one. */
export function digestOfContent(sha256: string): string {
  return shortDigest(`${READER_VERSION} ${sha256}`);
}

async function parseOrNull<T>(schema: z.ZodType<T>, read: () => Promise<Buffer | undefined>): Promise<T | null> {
  try {
    const bytes = await read();
    return bytes ? schema.parse(JSON.parse(bytes.toString())) : null;
  } catch {
    return null;
  }
}

export function findRecord(fileName: string): Promise<FileRecord | null> {
  return parseOrNull(recordSchema, () => folders().records.read(nameOfRecord(fileName)));
}

export function findText(digest: string): Promise<StoredText | null> {
  return parseOrNull(storedText, () => folders().texts.read(digest));
}

/** What another instance knows of a file since `newerThan`, with the text; from now on this one has it too. */
export async function takeShared(fileName: string, newerThan: number): Promise<FileRecord | null> {
  const values = sharedValues();
  const name = nameOfRecord(fileName);
  const find = async (kind: 'file' | 'text', of: string, since = 0) =>
    (await values?.find(sharedName(kind, of), since))?.bytes;
  const record = await parseOrNull(recordSchema, () => find('file', name, newerThan));
  if (!record) return null;
  if ('digest' in record.content) {
    const { digest } = record.content;
    const text = (await findText(digest)) ?? (await parseOrNull(storedText, () => find('text', digest)));
    if (!text) return null;
    await folders().texts.write(digest, JSON.stringify(text));
  }
  await folders().records.write(name, JSON.stringify(record));
  return record;
}

/** Stores what is known about a file, and shares it with other instances. @throws as the file system does */
export async function storeRecord(record: FileRecord): Promise<void> {
  const name = nameOfRecord(record.fileName);
  const bytes = Buffer.from(JSON.stringify(record));
  await folders().records.write(name, bytes);
  await sharedValues()?.keep(sharedName('file', name), { at: presentTime(), bytes }, WEEK);
}

/** @throws as the file system does */
export async function storeText(text: StoredText): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(text));
  await folders().texts.write(text.digest, bytes);
  await sharedValues()?.keep(sharedName('text', text.digest), { at: presentTime(), bytes }, WEEK);
}

/** Null where it was never read, or its text is gone. */
export async function findStoredDocument(fileName: string): Promise<StoredDocument | null> {
  const record = await findRecord(fileName);
  if (!record) return null;
  if ('why' in record.content) return { state: 'unreadable', why: record.content.why, bytes: record.bytes };
  const text = await findText(record.content.digest);
  if (!text) return null;
  const { fileName: _, ...document } = text;
  return { state: 'read', ...document };
}
