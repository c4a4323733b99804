import 'server-only';
import { FILE_LENGTH } from '#lib/platform/http/file-length.ts';
import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import type { FileRequest, OpenFile } from '#lib/site/campus-client/files.ts';
import { type Delivery, fileHeaders } from './file-headers.ts';
import { refuseFile } from './refuse-file.ts';
import { savedName } from './saved-name.ts';
import { isNotModified, isRangeValid, validatorsOf } from './validators.ts';

type Open = (fileName: string, request: FileRequest) => Promise<OpenFile | null>;

/**
 * Streams a stored file, or a part of it, from the site's own origin (decision 25); `?name=` is the name for saving. If the transfer
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
