import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type FileProblem, problemOfFile } from '#campus-api/files/check-file.ts';
import { isSameSite } from '#campus-api/imports/network/same-site.ts';
import { issueMessages } from '#campus-api/validation/issue-messages.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { fileName } from './html-blocks.ts';
import type { OldItem } from './old-site.ts';

/** A file of the old site; `path` is its path below `wp-content/uploads`, or that of its address. */
export interface MediaFile {
  path: string;
  url: string;
  name: string;
}

/** A file on this machine, one that a download will bring, or the reason why there is none. */
export type LocatedFile = { path: string } | { problem: Localized } | 'pending' | 'not-requested';

/** The source of the files: a copy of the folder of uploads, a folder of downloads, or none. */
export interface MediaSource {
  locate(file: MediaFile): LocatedFile;
}

const UPLOADS = /\/wp-content\/uploads\/([^?#]+)/;
const SIZE = /-\d{2,5}x\d{2,5}(?=\.\w{2,5}$)/;

/** Files of the old site by their addresses: originals instead of the smaller sizes that WordPress makes. */
export class MediaLibrary {
  readonly #site: string;
  readonly #originals = new Set<string>();
  readonly #attachments = new Map<number, OldItem>();
  /** Files outside of `wp-content/uploads` by their addresses. */
  readonly #files = new Map<string, MediaFile>();

  constructor(site: string, items: readonly OldItem[]) {
    this.#site = site;
    for (const item of items) {
      if (item.type !== 'attachment') continue;
      this.#attachments.set(item.id, item);
      const path = uploadPath(item.attachmentUrl);
      if (path !== null) this.#originals.add(path);
      else this.#addFile(item);
    }
  }

  attachment(id: number): OldItem | undefined {
    return this.#attachments.get(id);
  }

  isOutside(address: string): boolean {
    const url = resolveAddress(address, this.#site);
    return url !== null && !isOfSite(url, this.#site);
  }

  /** The file at an address of the old site; null for an address of a page or of another site. */
  fileAt(address: string): MediaFile | null {
    const url = resolveAddress(address, this.#site);
    if (url === null || !isOfSite(url, this.#site)) return null;
    const path = uploadPath(url.href);
    if (path === null) return this.#files.get(keyOf(url)) ?? null;
    const original = path.replace(SIZE, '');
    const existing = this.#originals.has(path) || !this.#originals.has(original) ? path : original;
    const encoded = existing.split('/').map(encodeURIComponent).join('/');
    return {
      path: existing,
      url: url.href.replace(UPLOADS, `/wp-content/uploads/${encoded}`),
      name: fileName(existing),
    };
  }

  #addFile({ attachmentUrl, fileName: name }: OldItem): void {
    const url = attachmentUrl === '' ? null : resolveAddress(attachmentUrl, this.#site);
    if (url === null || !isOfSite(url, this.#site)) return;
    const key = keyOf(url);
    this.#files.set(key, { path: key.slice(1), url: url.href, name: name ?? fileName(url.pathname) });
  }
}

/** The path and the query of a file of another system. */
const keyOf = ({ pathname, search }: URL) => pathname + search;

/** The path of a file below the folder of uploads; null for other addresses, and for paths that leave the folder. */
function uploadPath(url: string): string | null {
  const [, encoded = ''] = UPLOADS.exec(url) ?? [];
  try {
    const path = decodeURIComponent(encoded);
    return path === '' || /\p{Cc}|\\|(?:^|\/)\.{1,2}(?:\/|$)/u.test(path) ? null : path;
  } catch {
    return null;
  }
}

export function resolveAddress(address: string, site: string): URL | null {
  const base = site === '' ? 'http://site.invalid' : `${site}/`;
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** Whether an address is one of the old site, with or without `www`. */
export function isOfSite(url: URL, site: string): boolean {
  return site === '' ? url.hostname === 'site.invalid' : isSameSite(url, site);
}

export const problems = {
  missing: { en: 'there is no such file', ne: 'फाइल भेटिएन' },
  outside: { en: 'it is outside of the folder', ne: 'फोल्डरबाहिर छ' },
  kind: { en: 'files of this kind cannot be attached', ne: 'यस किसिमको फाइल राख्न मिल्दैन' },
} as const satisfies Record<string, Localized>;

/** Files of a folder: nothing outside of it, links included. */
export function folderSource(folder: string): MediaSource {
  return {
    locate(file) {
      const path = join(folder, file.path);
      if (!existsSync(path)) return { problem: problems.missing };
      if (!realpathSync(path).startsWith(realpathSync(folder) + sep)) return { problem: problems.outside };
      return checked(path, file);
    },
  };
}

/** No source: the files are left out. */
export const noSource: MediaSource = { locate: () => 'not-requested' };

/** The name of a downloaded file in its folder. */
export const downloadName = ({ url, name }: MediaFile) =>
  `${createHash('sha256').update(url).digest('hex').slice(0, 32)}${/\.\w{1,5}$/.exec(name)?.[0] ?? ''}`;

/** A file whose kind, size and beginning are allowed. */
export function checked(path: string, { name }: MediaFile): LocatedFile {
  const problem = problemOfFile({ path, name });
  return problem === null ? { path } : { problem: describeProblem(problem) };
}

/** The reason why a file is left out, in both languages, without its name. */
export function describeProblem({ code, values }: FileProblem): Localized {
  if (code === 'file-ending') return problems.kind;
  const { en, ne } = issueMessages[code];
  const show = (message: string, language: Locale) => fillIn(message.replace(/^\{file\}: /, ''), values, language);
  return { en: show(en, 'en'), ne: show(ne, 'ne') };
}
