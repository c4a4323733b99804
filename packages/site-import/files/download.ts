import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { endingOf, endings, isNameOfPicture } from '#campus-api/files/file-kinds.ts';
import type { Localized } from '#content/locale.ts';
import { followRedirects } from '../network/follow-redirects.ts';
import { type NetworkPolicy, openAddress } from '../network/open-address.ts';
import { isSameSite } from '../network/same-site.ts';
import { decompressed } from '../network/site-client.ts';
import { SiteProblem } from '../network/site-problem.ts';
import { checked, downloadName, type MediaFile, type MediaSource, problems } from './media.ts';

const TIMEOUT_MS = 120_000;
const PARALLEL = 2;
const ATTEMPTS = 3;
const RETRY_MS = 2000;

type IsOfSite = (url: URL) => boolean;

/** A problem of one download: a status such as `HTTP 404`, or a reason. */
class DownloadError extends Error {
  readonly text: Localized;
  readonly isPassing: boolean;

  constructor(en: string, ne = en, isPassing = false) {
    super(en);
    this.text = { en, ne };
    this.isPassing = isPassing;
  }
}

const tooLarge = () =>
  new DownloadError(`more than ${MAX_FILE_BYTES / 1024 / 1024} MB`, `${MAX_FILE_BYTES / 1024 / 1024} MB भन्दा ठूलो`);

/** Files that were downloaded to `folder`; `failures` has the reasons of others. Before the download all others are pending. */
export function downloadSource(folder: string, failures: ReadonlyMap<string, string | Localized> | null): MediaSource {
  return {
    locate(file, use) {
      const path = join(folder, downloadName(file));
      if (existsSync(path)) return checked(path, file, use);
      const ending = endingOf(file.name);
      if (!endings.includes(ending) && !isNameOfPicture(file.name)) return { problem: problems.kind };
      if (failures === null) return 'pending';
      const failure = failures.get(file.path) ?? problems.missing;
      return { problem: typeof failure === 'string' ? { en: failure, ne: failure } : failure };
    },
  };
}

export interface DownloadOptions extends Partial<NetworkPolicy> {
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
  onProgress: (done: number) => void,
  options: DownloadOptions = {},
): Promise<Map<string, Localized>> {
  mkdirSync(folder, { recursive: true });
  const failures = new Map<string, Localized>();
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
        failures.set(file.path, reasonOf(error));
      }
      done += 1;
      onProgress(done);
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
      const isMissing = error instanceof DownloadError && /^HTTP 4(?:04|10)$/.test(error.text.en);
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

/** A busy server, or one that has closed a reused connection. */
const isPassing = (error: unknown) =>
  (error instanceof DownloadError && error.isPassing) ||
  (error instanceof SiteProblem && /^(?:EPIPE|ECONNRESET)$/.test(String(error.values.reason)));

async function downloadFile(isOfSite: IsOfSite, url: string, path: string, options: DownloadOptions): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const message = await follow(isOfSite, url, signal, options.allowPrivate === true);
  const length = Number(message.headers['content-length'] ?? Number.NaN);
  const isEncoded = message.headers['content-encoding'] !== undefined;
  const partial = `${path}.partial`;
  try {
    if (length > MAX_FILE_BYTES) throw tooLarge();
    let bytes = 0;
    const bounded = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > MAX_FILE_BYTES) throw tooLarge();
        yield chunk;
      }
    };
    await pipeline(decompressed(message), bounded, createWriteStream(partial), { signal });
    if (!isEncoded && Number.isFinite(length) && statSync(partial).size !== length)
      throw new DownloadError('incomplete', 'अधुरो');
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
  throw new DownloadError(`HTTP ${status}`, `HTTP ${status}`, status === 429 || status >= 500);
}

function reasonOf(error: unknown): Localized {
  if (error instanceof DownloadError || error instanceof SiteProblem) return error.text;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return { en: `no reply within ${TIMEOUT_MS / 1000} s`, ne: `${TIMEOUT_MS / 1000} सेकेन्डमा जवाफ आएन` };
  return { en: reason, ne: reason };
}
