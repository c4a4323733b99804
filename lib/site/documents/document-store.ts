import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { BoundedFolder } from '#lib/platform/runtime/bounded-folder.ts';
import type { Usage } from '#lib/platform/runtime/bounded-map.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { sharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { READER_VERSION, textSchema } from '#packages/document-reader/index.ts';
import { type DocumentText, unreadable } from '#packages/document-reader/types.ts';
import type { StoredDocument, Unreadable } from './types.ts';

// Two kinds of files: a record for each file name, and the text for each distinct file content, which several names may share.

const MB = 1024 * 1024;
/** Enough for 5,000 documents and their earlier versions; a text of two pages takes 2 KB compressed. */
const LIMITS = { records: { files: 20_000, bytes: 96 * MB }, texts: { files: 10_000, bytes: 192 * MB } };
const WEEK = { seconds: 7 * 24 * 60 * 60 };

/** State of the file with a name. `digest`: digest of its content, if it was read; `checkedAt`: epoch milliseconds. */
export interface FileRecord {
  readonly fileName: string;
  readonly bytes: number | null;
  readonly lastModified: string | null;
  readonly checkedAt: number;
  /** `waiting`: pages whose text waits to be recognised. */
  readonly content: { readonly digest: string; readonly waiting?: number | undefined } | { readonly why: Unreadable };
}

const recordSchema = z.object({
  fileName: z.string(),
  bytes: z.number().nullable(),
  lastModified: z.string().nullable(),
  checkedAt: z.number(),
  content: z.union([
    z.object({ digest: z.string(), waiting: z.number().optional() }),
    z.object({ why: z.enum(unreadable) }),
  ]),
});

const storedText = textSchema.extend({ digest: z.string(), bytes: z.number(), fileName: z.string() });

/** `fileName`: a file with this content, from which pages are drawn. */
export interface StoredText extends DocumentText {
  readonly digest: string;
  readonly bytes: number;
  readonly fileName: string;
}

const folders = () =>
  processSingleton('stored-documents', () => {
    const version = `v${READER_VERSION}`;
    const open = (name: string, limits: { files: number; bytes: number }) =>
      new BoundedFolder(join(environment().dataDir, 'documents', version, name), limits);
    const [records, texts] = [open(`files-${sourceDigest()}`, LIMITS.records), open('texts', LIMITS.texts)];
    return { records, texts };
  });

export function documentUsage(): Usage {
  const [records, texts] = [folders().records.usage, folders().texts.usage];
  return { entries: records.entries + texts.entries, bytes: records.bytes + texts.bytes };
}

const shortDigest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
/** Digest of the campus's address, which separates file names of different campuses. */
const sourceDigest = () => shortDigest(environment().upstreamUrl ?? 'embedded').slice(0, 8);
const sharedName = (kind: 'file' | 'text', name: string) => `document-${kind}:${READER_VERSION}:${name}`;
const nameOfRecord = (fileName: string) => shortDigest(`${sourceDigest()} ${fileName}`);

/** Identifies the content of a file: the same bytes read by another version of the reader have another digest. */
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

/** The text of a file's content that another instance shared; null for none. */
export function findSharedText(digest: string): Promise<StoredText | null> {
  return parseOrNull(storedText, async () => (await sharedValues()?.find(sharedName('text', digest)))?.bytes);
}

/** Stores the record and text of a file that another instance shared after `newerThan`; null for none. */
export async function importShared(fileName: string, newerThan: number): Promise<FileRecord | null> {
  const values = sharedValues();
  const name = nameOfRecord(fileName);
  const find = async (kind: 'file' | 'text', key: string, since = 0) =>
    (await values?.find(sharedName(kind, key), since))?.bytes;
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

/** Stores the record of a file, and shares it with other instances. @throws errors of the file system */
export async function storeRecord(record: FileRecord): Promise<void> {
  const name = nameOfRecord(record.fileName);
  const bytes = Buffer.from(JSON.stringify(record));
  await folders().records.write(name, bytes);
  await sharedValues()?.save(sharedName('file', name), { at: presentTime(), bytes }, WEEK);
}

/** Stores the text of a file's content on this instance only. @throws errors of the file system */
export async function storeTextHere(text: StoredText): Promise<void> {
  await folders().texts.write(text.digest, JSON.stringify(text));
}

/** Stores the text of a file's content, and shares it with other instances. @throws errors of the file system */
export async function storeText(text: StoredText): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(text));
  await folders().texts.write(text.digest, bytes);
  await sharedValues()?.save(sharedName('text', text.digest), { at: presentTime(), bytes }, WEEK);
}

/** Null where the file was never read, or its text was deleted. */
export async function findStoredDocument(fileName: string): Promise<StoredDocument | null> {
  const record = await findRecord(fileName);
  if (!record) return null;
  if ('why' in record.content) return { state: 'unreadable', why: record.content.why, bytes: record.bytes };
  const text = await findText(record.content.digest);
  if (!text) return null;
  const { fileName: _, ...document } = text;
  return { state: 'read', ...document };
}
