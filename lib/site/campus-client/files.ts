import 'server-only';
import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { open } from './call.ts';
import { type Deadline, rejectOnAbort } from './deadline.ts';
import { CampusApiError } from './errors.ts';
import { hasSeparateSiteContent, pictureHost, siteContentApi, type Upstream } from './upstream.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** Limit between two chunks of a file, while the visitor reads. */
const IDLE_MS = 15_000;

/**
 * Streams a body as fast as the visitor reads, without a limit for the whole. A silence of 15 s or a broken connection
 * makes the stream fail, so that a truncated file never looks complete.
 */
export function streamBody(
  response: Response,
  call: Pick<UpstreamCall, 'name'>,
  deadline: Deadline,
  idleMs = IDLE_MS,
): ReadableStream<Uint8Array> | null {
  const reader = response.body?.getReader();
  if (!reader) return null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(deadline.expire, idleMs);
        try {
          const { done, value } = await rejectOnAbort(reader.read(), deadline.signal);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (cause) {
          reader.cancel().catch(() => undefined);
          const kind = deadline.signal.aborted ? deadline.reason() : 'unreachable';
          controller.error(new CampusApiError(kind, call.name, { cause }));
        } finally {
          clearTimeout(timer);
        }
      },
      async cancel() {
        await reader.cancel().catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** `range`: the header with a single range; `signal` fires when the visitor leaves. */
export interface FileRequest {
  range?: string | null;
  method?: 'GET' | 'HEAD';
  signal?: AbortSignal;
}

/** `length`: bytes of the body; `contentType`: as the upstream sent it, unchecked. */
export interface OpenFile {
  status: 200 | 206 | 416;
  contentType: string | null;
  length: number | null;
  contentRange: string | null;
  lastModified: string | null;
  body: ReadableStream<Uint8Array> | null;
}

/** Opens a stored file as a stream; null when there is none of that name. @throws CampusApiError, in the stream too */
export async function openFile(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return openStored('/images/', fileName, request, isSiteFile(fileName) ? await siteContentApi() : null);
}

/** Whether a stored file belongs to the site content only, which comes from another API than the records. */
export const isSiteFile = (fileName: string): boolean =>
  hasSeparateSiteContent() && contentAddresses().files.has(fileName);

/** Opens a profile picture, from its own host if configured; null when there is none. @throws CampusApiError */
export async function openProfilePicture(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  const host = pictureHost();
  return openStored(host ? '/' : '/images/', fileName, request, host);
}

async function openStored(folder: string, fileName: string, request: FileRequest, host: Upstream | null) {
  if (!isStoredFileName(fileName)) return null;
  const { method = 'GET', range, signal } = request;
  const headers: Record<string, string> = { accept: '*/*', 'accept-encoding': 'identity' };
  if (range && /^bytes=(\d+-\d*|-\d+)$/.test(range)) headers.range = range;
  const call = {
    name: `${method} ${folder === '/' ? 'profile picture' : '/images/{fileName}'}`,
    method,
    path: `${folder}${encodeURIComponent(fileName)}`,
    headers,
    // A partial response without a range in the request is invalid.
    accepts: (status: number) => (status === 206 ? 'range' in headers : fileStatus(status) !== null || status === 404),
  };
  return open(
    call,
    async (response, deadline) => toOpenFile(response, streamBody(response, call, deadline)),
    signal,
    host,
  );
}

function fileStatus(status: number): OpenFile['status'] | null {
  return status === 200 || status === 206 || status === 416 ? status : null;
}

function toOpenFile(response: Response, body: OpenFile['body']): OpenFile | null {
  const status = fileStatus(response.status);
  if (status !== 200 && status !== 206) body?.cancel().catch(() => undefined);
  if (status === null) return null;
  const { headers } = response;
  const length = headers.get('content-length');
  const plain = !headers.has('content-encoding') && status !== 416;
  return {
    status,
    contentType: headers.get('content-type'),
    length: plain && length && /^\d+$/.test(length) ? Number(length) : null,
    contentRange: headers.get('content-range'),
    lastModified: headers.get('last-modified'),
    body: status === 416 ? null : body,
  };
}
