import 'server-only';
import { create } from 'content-disposition';
import { fileRefusals } from '#content/messages/documents.ts';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { FILE_LENGTH } from '#lib/platform/http/file-length.ts';
import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { matchesEtag } from '#lib/platform/http/matches-etag.ts';
import { plainPage, plainPagePolicy } from '#lib/platform/http/plain-page.ts';
import type { FileRequest, OpenFile } from '#lib/site/campus-client/files.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { isCampusApiError } from '../campus-client/errors.ts';

/** Validators of a file's version; null where upstream sends no size or modification time. */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Derives validators from size and modification time, as web servers do; upstream's own ETag is not trusted. */
function validatorsOf({ length, contentRange, lastModified }: OpenFile): Validators {
  const size = contentRange ? Number(/\/(\d+)$/.exec(contentRange)?.[1] ?? Number.NaN) : length;
  const time = Date.parse(lastModified ?? '');
  if (size === null || Number.isNaN(size) || Number.isNaN(time)) return { etag: null, lastModified: null };
  return { etag: `"${(time / 1000).toString(16)}-${size.toString(16)}"`, lastModified };
}

/** Whether the client has this version (RFC 9110, 13.1): `If-None-Match` takes precedence over `If-Modified-Since`. */
function isNotModified(headers: Headers, { etag, lastModified }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return etag !== null && matchesEtag(tags, etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return lastModified !== null && Date.parse(lastModified) <= since;
}

/** Whether a range may be sent: with `If-Range` only if the client has a part of this version. */
function isRangeValid(headers: Headers, { etag, lastModified }: Validators): boolean {
  const version = headers.get('if-range');
  return version === null || version === etag || version === lastModified;
}

/** A minute, as for pages: public files seldom change under their name, but may be withheld the next day. */
const PUBLIC = 'public, max-age=60, must-revalidate';

/** Options for serving a file; by default to anyone, under the name in the address. */
interface Delivery {
  cacheControl?: string;
  /** Suggested file name where the address has none. */
  nameOf?: (fileName: string) => Promise<string | null>;
  /** Overrides the file name, and prevents display in the browser. */
  saveAs?: string;
}

/** Response headers of a file. Only sizes and the modification time come from upstream. */
function fileHeaders(
  fileName: string,
  name: string,
  { cacheControl = PUBLIC, saveAs }: Delivery,
  file: OpenFile,
  { etag, lastModified }: Validators,
): Headers {
  const { type, inline } = contentTypeOf(fileName);
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    // If a proxy compressed the response, ranges would not match the file.
    'Cache-Control': `${cacheControl}, no-transform`,
    'Content-Disposition': create(name, { type: inline && !saveAs ? 'inline' : 'attachment' }),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  if (file.length !== null) headers.set(FILE_LENGTH, String(file.length));
  if (file.contentRange) headers.set('Content-Range', file.contentRange);
  if (etag) headers.set('ETag', etag);
  if (lastModified) headers.set('Last-Modified', lastModified);
  return headers;
}

const MAX_LENGTH = 150;

// Control characters; direction marks, which can make an .exe look like a .pdf; and characters with a meaning in paths.
const UNSAFE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/gu;

/** File name for saving: the requested one without unsafe characters, with the extension of the stored file. */
export function savedName(requested: string | null, fileName: string): string {
  const clean = (requested ?? '')
    .toWellFormed()
    .replace(UNSAFE, ' ')
    .replace(/^[\s.]+/, '')
    .trimEnd();
  if (!clean) return fileName;
  const extension = /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0] ?? '';
  const hasExtension = clean.toLowerCase().endsWith(extension.toLowerCase());
  const stem = hasExtension && extension ? clean.slice(0, -extension.length) : clean;
  return `${beginningOf(stem, MAX_LENGTH).trimEnd()}${extension}`;
}

const reasons = {
  misnamed: { status: 400, message: 'This is not the name of a file.', words: fileRefusals.missing },
  missing: { status: 404, message: 'There is no such file.', words: fileRefusals.missing },
  unavailable: {
    status: 503,
    message: 'This file is not available right now. Please try again in a minute.',
    words: fileRefusals.unavailable,
  },
} as const;

/** Responds that there is no file, with a page for visitors and JSON for programs. */
function refuseFile({ headers }: Request, reason: keyof typeof reasons): Response {
  const { status, message, words } = reasons[reason];
  const retryHeader: Record<string, string> = status === 503 ? { 'Retry-After': '60' } : {};
  if (!headers.get('accept')?.includes('text/html')) return jsonError(status, message, retryHeader);
  return new Response(plainPage(words.heading, words.text), {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': plainPagePolicy,
      'Content-Type': 'text/html; charset=utf-8',
      ...retryHeader,
    },
  });
}

type Open = (fileName: string, request: FileRequest) => Promise<OpenFile | null>;

/**
 * Streams a stored file, or a part of it, from the site's own origin (decision 21); `?name=` is the name for saving. If the transfer
 * from upstream breaks off, the response does too, so that a truncated file never looks complete.
 */
export async function serveFile(
  request: Request,
  fileName: string,
  open: Open,
  delivery: Delivery = {},
): Promise<Response> {
  if (!isStoredFileName(fileName)) return refuseFile(request, 'misnamed');
  const requested = new URL(request.url).searchParams.get('name') ?? (await delivery.nameOf?.(fileName)) ?? null;
  const name = delivery.saveAs ?? savedName(requested, fileName);
  try {
    const file = await openFor(request, fileName, open);
    if (!file) return refuseFile(request, 'missing');
    const validators = validatorsOf(file);
    const headers = fileHeaders(fileName, name, delivery, file, validators);
    if (file.status === 416 || !isNotModified(request.headers, validators)) {
      return new Response(file.body, { status: file.status, headers });
    }
    drop(file);
    for (const header of [FILE_LENGTH, 'Content-Range', 'Content-Type']) headers.delete(header);
    return new Response(null, { status: 304, headers });
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return refuseFile(request, 'unavailable');
  }
}

async function openFor({ headers, method, signal }: Request, fileName: string, open: Open): Promise<OpenFile | null> {
  const how = { method: method === 'HEAD' ? 'HEAD' : 'GET', signal } as const;
  const file = await open(fileName, { ...how, range: headers.get('range') });
  if (!file || file.status === 200 || isRangeValid(headers, validatorsOf(file))) return file;
  drop(file);
  return open(fileName, how);
}

/** Cancels a transfer without waiting: the other side may never confirm. */
function drop({ body }: OpenFile): void {
  body?.cancel().catch(() => undefined);
}
