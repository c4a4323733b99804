import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checked, downloadName, isOfSite, type MediaFile, type MediaSource, problems } from './media.ts';

const MAX_BYTES = 100 * 1024 * 1024;
const TIMEOUT_MS = 120_000;
const MAX_REDIRECTS = 5;
const PARALLEL = 4;

/** A problem of one download: a status such as `HTTP 404`, or a reason. */
class DownloadError extends Error {}

/** Files that were downloaded to `folder`; `failures` has the reasons of others. Before the download all others are pending. */
export function downloadSource(folder: string, failures: ReadonlyMap<string, string> | null): MediaSource {
  return {
    locate(file) {
      const path = join(folder, downloadName(file));
      if (existsSync(path)) return checked(path, file);
      if (failures === null) return 'pending';
      const failure = failures.get(file.path);
      return { problem: failure === undefined ? problems.missing : { en: failure, ne: failure } };
    },
  };
}

/**
 * Downloads files of the old site, each once: complete files of an interrupted run are not requested again. Returns the failures by path. Requests
 * only the host of the site, also after redirects.
 */
export async function downloadFiles(
  site: string,
  files: readonly MediaFile[],
  folder: string,
  onProgress: (done: number) => void,
): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true });
  const failures = new Map<string, string>();
  const waiting = files.filter((file) => !existsSync(join(folder, downloadName(file))));
  let done = files.length - waiting.length;
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const path = join(folder, downloadName(file));
      try {
        await downloadFile(site, file.url, path);
      } catch (error) {
        failures.set(file.path, error instanceof DownloadError ? error.message : reasonOf(error));
      }
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return failures;
}

async function downloadFile(site: string, url: string, path: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await follow(site, url, signal);
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const isEncoded = response.headers.has('content-encoding');
  if (length > MAX_BYTES) throw new DownloadError(`more than ${MAX_BYTES / 1024 / 1024} MB`);
  const partial = `${path}.partial`;
  try {
    if (response.body === null) throw new DownloadError('empty');
    let bytes = 0;
    const bounded = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) throw new DownloadError(`more than ${MAX_BYTES / 1024 / 1024} MB`);
        yield chunk;
      }
    };
    await pipeline(Readable.from(bounded(response.body)), createWriteStream(partial), { signal });
    if (!isEncoded && Number.isFinite(length) && statSync(partial).size !== length)
      throw new DownloadError('incomplete');
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}

async function follow(site: string, address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    if (!/^https?:$/.test(url.protocol) || !isOfSite(url, site)) throw new DownloadError(`redirect to ${url.host}`);
    const response = await fetch(url, { redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status < 300 || response.status > 399 || location === null || !URL.canParse(location, url))
      throw new DownloadError(`HTTP ${response.status}`);
    url = new URL(location, url);
  }
  throw new DownloadError('too many redirects');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return `no reply within ${TIMEOUT_MS / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
