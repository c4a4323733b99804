import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { HTTPException } from 'hono/http-exception';
import { isDiskFull } from '#campus-api/setup-error.ts';
import { removeInvisible } from '#lib/i18n/invisible-characters.ts';
import type { DraftFile, Fields } from './drafts.ts';
import { collectFields } from './requests/collect-fields.ts';
import { newId } from './sessions.ts';

/** What the office takes; the same as its commands. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
const mostFiles = 200;
/** Bytes that the file system takes for a name. */
const maxNameLength = 200;

/** A form with files as it came: fields, the files that are on the disk now, and names of those that were too large. */
export interface Upload {
  fields: Fields;
  files: DraftFile[];
  tooLarge: string[];
  /** Whether files came and none was taken. */
  isWithoutFiles: boolean;
}

/** What a form may bring: no files after the session, and no more bytes than `takeBytes` has room for. */
export interface UploadLimits {
  takesFiles?: boolean;
  maxFileBytes?: number;
  /** Called with the bytes of each piece; false where that is too much. */
  takeBytes?: (bytes: number) => boolean;
}

/** The drafts of an account are too large to take this file. */
export class UploadQuotaError extends Error {
  override name = 'UploadQuotaError';
}

/**
 * Reads a form and writes its files as they come into `folder`, each under a folder of its own: memory holds one piece at a time. `admit` sees the
 * fields before the first file, and once for all where there is none; what it throws ends the reading. Whatever fails, no file of this request stays.
 */
export async function receiveForm(
  request: Request,
  folder: string,
  admit: (fields: Fields) => void,
  { takesFiles = true, maxFileBytes: largest = MAX_UPLOAD_BYTES, takeBytes = () => true }: UploadLimits = {},
): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data;/i.test(type) || request.body === null) throw new HTTPException(415);
  const { fields, add } = collectFields();
  const files: DraftFile[] = [];
  const tooLarge: string[] = [];
  const writing: Promise<void>[] = [];
  const streams: BusboyFileStream[] = [];
  const made: string[] = [];
  let isAdmitted = false;
  let isWithoutFiles = false;

  const parser = createParser(type, largest);
  const stop = (error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error)));
  /** An error of a listener would be one of the process: it ends the reading of this form instead. */
  const guarded = (listener: () => void) => {
    try {
      listener();
    } catch (error) {
      stop(error);
    }
  };
  // One that comes when the form is read already, such as a connection that breaks.
  parser.on('error', () => undefined);
  async function* countBytes(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      if (!takeBytes(piece.length)) throw new UploadQuotaError();
      yield piece;
    }
  }
  const take = async (stream: BusboyFileStream, name: string) => {
    if (name === '') {
      stream.resume();
      return;
    }
    const key = newId().slice(0, 12);
    const place = join(folder, key);
    made.push(place);
    mkdirSync(place, { recursive: true, mode: 0o700 });
    await pipeline(stream, countBytes, createWriteStream(join(place, name), { mode: 0o600 }));
    if (stream.bytesRead > largest) {
      tooLarge.push(name);
      rmSync(place, { recursive: true, force: true });
    } else files.push({ key, name, size: stream.bytesRead });
  };
  parser.on('field', (name, value, _, isTruncated) =>
    guarded(() => {
      if (isTruncated) throw new HTTPException(413);
      add(name ?? '', value);
    }),
  );
  parser.on('file', (_field, stream, name) => {
    stream.on('error', () => undefined);
    guarded(() => {
      if (isAdmitted) return;
      admit(fields);
      isAdmitted = true;
    });
    if (!isAdmitted || !takesFiles) {
      isWithoutFiles ||= (name ?? '') !== '';
      stream.resume();
      return;
    }
    streams.push(stream);
    const written = take(stream, safeName(name ?? ''));
    written.catch(stop);
    writing.push(written);
  });
  try {
    await pipeline(Readable.from(request.body), parser);
    await Promise.all(writing);
    if (!isAdmitted) admit(fields);
    // In the order in which they were chosen, not in which they were written.
    files.sort((one, other) => made.indexOf(join(folder, one.key)) - made.indexOf(join(folder, other.key)));
    return { fields, files, tooLarge, isWithoutFiles };
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    for (const place of made) rmSync(place, { recursive: true, force: true });
    if (error instanceof HTTPException || error instanceof UploadQuotaError || isDiskFull(error)) throw error;
    throw new HTTPException(400, { cause: error });
  }
}

/** @throws HTTPException 400 for a form without a boundary between its parts */
function createParser(type: string, largest: number) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // One field more than is taken: more are refused, not left out.
      limits: { fieldSize: 256 * 1024, fields: 2001, files: mostFiles, fileSize: largest + 1, headerPairs: 20 },
    });
  } catch (error) {
    throw new HTTPException(400, { cause: error });
  }
}

/** A bare, visible name that any file system takes: no path, no control characters, no more bytes than there is room for. */
export function safeName(sent: string): string {
  const bare = removeInvisible(sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\t\n\r\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[:*?"<>|%]/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[.\s]+/, '')
    .trim();
  const [, stem = bare, ending = ''] = /^(.+)(\.[a-z0-9]{1,5})$/i.exec(bare) ?? [];
  let short = stem;
  while (Buffer.byteLength(short + ending) > maxNameLength) short = [...short].slice(0, -1).join('');
  return short.trim() + ending;
}
