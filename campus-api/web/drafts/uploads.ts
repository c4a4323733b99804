import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { HTTPException } from 'hono/http-exception';
import { newId } from '#campus-api/accounts/sessions.ts';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { isDiskFull } from '#campus-api/validation/setup-error.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { removeInvisible } from '#packages/nepali/text/index.ts';
import { collectFields, MAX_FIELDS, MAX_TEXT_BYTES } from './collect-fields.ts';
import type { DraftFile, Fields } from './drafts.ts';

/** Files of one form. */
export const MAX_FILES = 200;
/** The beginning of the name of a file input that belongs to one field of a form. */
export const FILE_INPUT = 'file:';
/** Bytes of a name on the file system. */
const MAX_NAME_BYTES = 200;

/** A received form: fields, files that are on the disk now, and names of files that were too large. */
export interface Upload {
  fields: Fields;
  files: DraftFile[];
  tooLarge: string[];
  /** Whether the form had files and none was accepted. */
  isWithoutFiles: boolean;
}

/** Limits of a form: no files after the session has ended, and no more bytes than `takeBytes` accepts. */
export interface UploadLimits {
  takesFiles?: boolean;
  maxFileBytes?: number;
  /** Called with the size of each chunk; false if the limit is exceeded. */
  takeBytes?: (bytes: number) => boolean;
}

/** The drafts of an account exceed their quota with this file. */
export class UploadQuotaError extends Error {
  override name = 'UploadQuotaError';
}

/** A form has more files than `MAX_FILES`; `fields` are all its fields. */
export class TooManyFilesError extends Error {
  override name = 'TooManyFilesError';
  readonly fields: Fields;

  constructor(fields: Fields) {
    super();
    this.fields = fields;
  }
}

/**
 * Reads a form and streams its files into `folder`, each into its own folder: memory holds one chunk at a time. `admit` is called with the fields
 * before the first file, or at the end if there is none; an error that it throws ends the reading. After any failure no file of this request stays.
 * @throws HTTPException 400, 413, 415, UploadQuotaError, TooManyFilesError, errors of the disk, errors of `admit`
 */
export async function receiveForm(
  request: Request,
  folder: string,
  admit: (fields: Fields) => void,
  { takesFiles = true, maxFileBytes = MAX_FILE_BYTES, takeBytes = () => true }: UploadLimits = {},
): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data;/i.test(type) || request.body === null) throw new HTTPException(415);
  const { fields, add } = collectFields();
  const files: DraftFile[] = [];
  const tooLarge: string[] = [];
  const writing: Promise<void>[] = [];
  const streams: BusboyFileStream[] = [];
  const folders: string[] = [];
  let isAdmitted = false;
  let isWithoutFiles = false;
  let hasTooManyFiles = false;
  let admitError: unknown = null;

  const parser = createParser(type, maxFileBytes);
  const stop = (error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error)));
  /** An uncaught error of a listener would end the process; it ends the reading of this form instead. */
  const guarded = (listener: () => void) => {
    try {
      listener();
    } catch (error) {
      stop(error);
    }
  };
  const admitFields = () => {
    try {
      admit(fields);
    } catch (error) {
      admitError = error;
      throw error;
    }
  };
  // Errors after the form is read, such as a lost connection.
  parser.on('error', () => undefined);
  async function* countBytes(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (!takeBytes(chunk.length)) throw new UploadQuotaError();
      yield chunk;
    }
  }
  const receiveFile = async (stream: BusboyFileStream, name: string, input: string) => {
    if (name === '') {
      stream.resume();
      return;
    }
    const key = newId().slice(0, 12);
    const fileFolder = join(folder, key);
    folders.push(fileFolder);
    mkdirSync(fileFolder, { recursive: true, mode: 0o700 });
    await pipeline(stream, countBytes, createWriteStream(join(fileFolder, name), { mode: 0o600 }));
    if (stream.bytesRead > maxFileBytes) {
      tooLarge.push(name);
      rmSync(fileFolder, { recursive: true, force: true });
    } else {
      const field = input.startsWith(FILE_INPUT) ? { field: input.slice(FILE_INPUT.length) } : {};
      files.push({ key, name, size: stream.bytesRead, ...field });
    }
  };
  parser.on('field', (name, value, _, isTruncated) =>
    guarded(() => {
      if (isTruncated) throw new HTTPException(413);
      add(name ?? '', value);
    }),
  );
  parser.on('file', (input, stream, name) => {
    stream.on('error', () => undefined);
    guarded(() => {
      if (isAdmitted) return;
      admitFields();
      isAdmitted = true;
    });
    if (!isAdmitted || !takesFiles) {
      isWithoutFiles ||= (name ?? '') !== '';
      stream.resume();
      return;
    }
    streams.push(stream);
    const written = receiveFile(stream, safeName(name ?? ''), input ?? '');
    written.catch(stop);
    writing.push(written);
  });
  // The rest is read: fields may follow the files.
  parser.on('filesLimit', () => {
    hasTooManyFiles = takesFiles;
  });
  try {
    await pipeline(Readable.from(request.body), parser);
    await Promise.all(writing);
    if (!isAdmitted) admitFields();
    if (hasTooManyFiles) throw new TooManyFilesError(fields);
    // In the order of the form, not in which they were written.
    files.sort((a, b) => folders.indexOf(join(folder, a.key)) - folders.indexOf(join(folder, b.key)));
    return { fields, files, tooLarge, isWithoutFiles };
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
    for (const fileFolder of folders) rmSync(fileFolder, { recursive: true, force: true });
    if (error === admitError || error instanceof HTTPException || isDiskFull(error)) throw error;
    if (error instanceof UploadQuotaError || error instanceof TooManyFilesError) throw error;
    throw new HTTPException(400, { cause: error });
  }
}

/** @throws HTTPException 400 for a form without a boundary between its parts */
function createParser(type: string, maxFileBytes: number) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // One field more than is accepted: more are rejected, not ignored.
      limits: {
        fieldSize: MAX_TEXT_BYTES,
        fields: MAX_FIELDS + 1,
        files: MAX_FILES,
        fileSize: maxFileBytes + 1,
        headerPairs: 20,
      },
    });
  } catch (error) {
    throw new HTTPException(400, { cause: error });
  }
}

/** A visible file name that any file system accepts: no path, no control characters, limited in length. */
export function safeName(sent: string): string {
  const bare = removeInvisible(sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\t\n\r\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[:*?"<>|%]/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[.\s]+/, '')
    .trim();
  const [, stem = bare, ending = ''] = /^(.+)(\.[a-z0-9]{1,5})$/i.exec(bare) ?? [];
  let short = stem;
  while (Buffer.byteLength(short + ending) > MAX_NAME_BYTES) short = beginningOf(stem, short.length - 1);
  return short.trim() + ending;
}
