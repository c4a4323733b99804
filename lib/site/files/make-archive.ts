import { trimEnd } from '#lib/platform/i18n/trim-end.ts';

/** Maximum characters of a name, including the extension. */
const MAX_LENGTH = 150;

/** Characters that are invalid or hidden in file names: separators, signs that Windows rejects, invisible and bidirectional characters. */
const invalid = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

function split(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 10 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** Removes lone surrogates, instead of `toWellFormed`, which Chrome has from 111 and Firefox from 119 on. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Characters that belong to the letter before them: signs, joiners, tones of emoji, and halves of surrogate pairs. */
const continuation = /^(?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\udc00-\udfff])/u;
/** Longer letters are cut. */
const MAX_LETTER = 40;

/** The beginning of a text, never cut within a letter; without `Intl.Segmenter`, which Firefox has from 125 on. */
function beginningOf(text: string, length: number): string {
  const isWithin = (at: number) =>
    continuation.test(text.slice(at, at + 2)) || /[\u094d\u200d]$|\p{Regional_Indicator}$/u.test(text.slice(0, at));
  let end = length;
  while (end < text.length && end > length - MAX_LETTER && isWithin(end)) end -= 1;
  return text.slice(0, end > length - MAX_LETTER ? end : length);
}

function clean(name: string): string {
  const valid = wellFormed(name).normalize('NFC').replace(invalid, '_');
  const bare = trimEnd(valid.replace(/^[.\s]+/, ''), /[.\s]/);
  const [stem, extension] = split(bare.replace(reserved, '_$1') || 'file');
  return wellFormed(beginningOf(stem, MAX_LENGTH - extension.length)) + extension;
}

/** Names for the files of an archive, in order: safe to unpack on any system, duplicates with ` (2)`, ` (3)` … */
export function archiveEntryNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const [stem, extension] = split(clean(name));
    let entry = stem + extension;
    for (let copy = 2; used.has(entry.toLowerCase()); copy++) entry = `${stem} (${copy})${extension}`;
    used.add(entry.toLowerCase());
    return entry;
  });
}

/** Timeout between two chunks of a download. */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Downloads a file of the site; `onBytes` is called for each chunk.
 * @throws Error if it is missing, aborted, empty or stalled, and when `signal` fires
 */
export async function fetchFile(
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
): Promise<Blob> {
  const controller = new AbortController();
  const end = () => controller.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  let timer = setTimeout(() => controller.abort(), idleTimeoutMs);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    const response = await fetch(address, { signal: controller.signal });
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), idleTimeoutMs);
      chunks.push(value);
      onBytes(value.byteLength);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  if (chunks.length === 0) throw new Error(`${address}: empty`);
  return new Blob(chunks);
}

/** A file of the site, and its name in the archive. */
export interface ArchivedFile {
  address: string;
  name: string;
}

/** `file` counts from 1; `bytes` of all files so far. */
export interface ArchiveProgress {
  file: number;
  bytes: number;
}

/** `blob` is null if no file was available; `failed` lists the missing files. */
export interface Archive {
  blob: Blob | null;
  failed: string[];
}

/** Fetches files one after another and archives the available ones without compression, as they are compressed already. @throws when `signal` fires */
export async function makeArchive(
  files: readonly ArchivedFile[],
  signal: AbortSignal,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<Archive> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  const names = archiveEntryNames(files.map(({ name }) => name));
  const failed: string[] = [];
  let bytes = 0;
  for (const [at, { address, name }] of files.entries()) {
    onProgress({ file: at + 1, bytes });
    try {
      const content = await fetchFile(address, signal, (more) => {
        bytes += more;
        onProgress({ file: at + 1, bytes });
      });
      zip.file(names[at] ?? name, await content.arrayBuffer());
    } catch {
      signal.throwIfAborted();
      failed.push(name);
    }
  }
  if (failed.length === files.length) return { blob: null, failed };
  return { blob: await zip.generateAsync({ type: 'blob', compression: 'STORE' }), failed };
}
