import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { endingOf, isNameOfPicture } from '../content/file-name.ts';
import { followRedirects } from '../network/follow-redirects.ts';
import { type NetworkPolicy, openAddress } from '../network/open-address.ts';
import { isSameSite } from '../network/same-site.ts';
import { decompressed } from '../network/site-client.ts';
import { SiteImportError } from '../network/site-import-error.ts';
import { downloadName, type MediaFile, type MediaSource } from './media.ts';

const TIMEOUT_MS = 120_000;
const PARALLEL = 2;
const ATTEMPTS = 3;
const RETRY_MS = 2000;

type IsOfSite = (url: URL) => boolean;

/**
 * Files that were downloaded to `folder`; `failures` has the reasons of others by their paths. Before the download all others are pending, except those
 * that are neither pictures nor have one of the extensions `endings`.
 */
export function downloadSource<Problem>(
  folder: string,
  failures: ReadonlyMap<string, Problem> | null,
  endings: readonly string[],
): MediaSource<Problem | SiteImportError> {
  return {
    locate(file) {
      const path = join(folder, downloadName(file));
      if (existsSync(path)) return { path };
      if (!endings.includes(endingOf(file.name)) && !isNameOfPicture(file.name))
        return { problem: new SiteImportError('file-kind') };
      if (failures === null) return 'pending';
      return { problem: failures.get(file.path) ?? new SiteImportError('file-missing') };
    },
  };
}

export interface DownloadOptions extends Partial<NetworkPolicy> {
  /** Size limit of one file. */
  maxBytes: number;
  onProgress?: (done: number) => void;
  /** Cancels all downloads; complete files remain for the next run. */
  signal?: AbortSignal;
  retryMs?: number;
}

/**
 * Downloads files of the old site, each once: complete files of an interrupted run are not requested again. Returns the failures by path. Requests
 * only the hosts of the site and its files, also after redirects, and private addresses only with `allowPrivate`. @throws the reason of `signal`
 */
export async function downloadFiles(
  site: string,
  files: readonly MediaFile[],
  folder: string,
  options: DownloadOptions,
): Promise<Map<string, SiteImportError>> {
  mkdirSync(folder, { recursive: true });
  const failures = new Map<string, SiteImportError>();
  const waiting = files.filter((file) => !existsSync(join(folder, downloadName(file))));
  const hosts = new Set(
    files.flatMap(({ url, others = [] }) => [url, ...others.map((each) => each.url)].flatMap(hostOf)),
  );
  const isOfSite = (url: URL) => isSameSite(url, site) || hosts.has(url.host);
  let done = files.length - waiting.length;
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      options.signal?.throwIfAborted();
      try {
        await downloadVersions(isOfSite, file, join(folder, downloadName(file)), options);
      } catch (error) {
        options.signal?.throwIfAborted();
        failures.set(file.path, failureOf(error));
      }
      done += 1;
      options.onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return failures;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : []);

/** The first version of a file that the old site has. */
async function downloadVersions(
  isOfSite: IsOfSite,
  file: MediaFile,
  path: string,
  options: DownloadOptions,
): Promise<void> {
  const [url = file.url, ...rest] = [file.url, ...(file.others ?? []).map((each) => each.url)];
  for (const [index, each] of [url, ...rest].entries()) {
    try {
      return await downloadWithRetries(isOfSite, each, path, options);
    } catch (error) {
      const isMissing = statusOf(error) === 404 || statusOf(error) === 410;
      if (!isMissing || index === rest.length) throw error;
    }
  }
}

async function downloadWithRetries(
  isOfSite: IsOfSite,
  url: string,
  path: string,
  options: DownloadOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await downloadFile(isOfSite, url, path, options);
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      await sleep((options.retryMs ?? RETRY_MS) * 2 ** (attempt - 1), undefined, { signal: options.signal });
    }
  }
}

const statusOf = (error: unknown) =>
  error instanceof SiteImportError && error.code === 'file-failed'
    ? Number(/^HTTP (\d+)$/.exec(String(error.values.reason))?.[1] ?? 0)
    : 0;

/** A busy server, or one that has closed a reused connection. */
const isPassing = (error: unknown) =>
  statusOf(error) === 429 ||
  statusOf(error) >= 500 ||
  (error instanceof SiteImportError && /^(?:EPIPE|ECONNRESET)$/.test(String(error.values.reason)));

async function downloadFile(isOfSite: IsOfSite, url: string, path: string, options: DownloadOptions): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const message = await follow(isOfSite, url, signal, options.allowPrivate === true);
  const length = Number(message.headers['content-length'] ?? Number.NaN);
  const isEncoded = message.headers['content-encoding'] !== undefined;
  const partial = `${path}.partial`;
  const { maxBytes } = options;
  const tooLarge = () => new SiteImportError('file-too-large', { most: maxBytes / 1024 / 1024 });
  try {
    if (length > maxBytes) throw tooLarge();
    let bytes = 0;
    const bounded = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge();
        yield chunk;
      }
    };
    await pipeline(decompressed(message), bounded, createWriteStream(partial), { signal });
    if (!isEncoded && Number.isFinite(length) && statSync(partial).size !== length)
      throw new SiteImportError('file-incomplete');
    renameSync(partial, path);
  } finally {
    message.destroy();
    rmSync(partial, { force: true });
  }
}

async function follow(
  isOfSite: IsOfSite,
  address: string,
  signal: AbortSignal,
  allowPrivate: boolean,
): Promise<IncomingMessage> {
  const request = async (url: URL) => {
    const message = await openAddress(url, { allowPrivate, signal });
    const { statusCode: status = 0 } = message;
    if (status < 200 || status > 299) message.destroy();
    return message;
  };
  const message = await followRedirects(address, isOfSite, request, ({ statusCode = 0, headers }) => ({
    status: statusCode,
    location: headers.location ?? '',
  }));
  const { statusCode: status = 0 } = message;
  if (status >= 200 && status < 300) return message;
  throw new SiteImportError('file-failed', { reason: `HTTP ${status}` });
}

function failureOf(error: unknown): SiteImportError {
  if (error instanceof SiteImportError) return error;
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return new SiteImportError('file-slow', { seconds: TIMEOUT_MS / 1000 });
  const reason = error instanceof Error ? error.message : String(error);
  return new SiteImportError('file-failed', { reason }, { cause: error });
}
