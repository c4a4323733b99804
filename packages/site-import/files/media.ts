import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { endingOf, fileName, isNameOfPicture } from '../content/file-name.ts';
import type { OldItem, OldSite } from '../content/old-site.ts';
import { SiteImportError } from '../network/site-import-error.ts';
import { OldHosts } from './old-hosts.ts';

/** A file of the old site; `path` is its path below `wp-content/uploads`, or that of its address. */
export interface MediaFile {
  path: string;
  url: string;
  name: string;
  /** Other versions of the same file, if there is none at its path. */
  others?: readonly Pick<MediaFile, 'path' | 'url'>[];
}

/** A file on this machine, one that a download will bring, or the reason why there is none. */
export type LocatedFile<Problem = SiteImportError> =
  | { path: string }
  | { problem: Problem }
  | 'pending'
  | 'not-requested';

/** The source of the files: a copy of the folder of uploads, a folder of downloads, or none. */
export interface MediaSource<Problem = SiteImportError> {
  locate(file: MediaFile): LocatedFile<Problem>;
}

const UPLOADS = /\/wp-content\/uploads\/([^?#]+)/;
/** A size that WordPress makes of a picture. */
const SIZE = /-\d{2,5}x\d{2,5}(?=\.\w{2,5}$)/;
/** The version of a large picture that WordPress 5.3 and later show instead of the original. */
const SCALED = /-scaled(?=\.\w{2,5}$)/;

/**
 * Files of the old site by their addresses: originals instead of the smaller sizes that WordPress makes. `endings`: extensions by which an address outside of
 * the folder of uploads is one of a file.
 */
export class MediaLibrary {
  readonly hosts: OldHosts;
  readonly #originals = new Set<string>();
  readonly #attachments = new Map<number, OldItem>();
  /** Files outside of `wp-content/uploads` by their addresses. */
  readonly #files = new Map<string, MediaFile>();

  readonly #endings: readonly string[];

  constructor(
    { site, formerSites = [] }: Pick<OldSite, 'site' | 'formerSites'>,
    items: readonly OldItem[],
    endings: readonly string[],
  ) {
    this.#endings = endings;
    const attachments = items.filter(({ type }) => type === 'attachment');
    const names = new OldHosts(site, formerSites);
    const hosts = attachments.flatMap(({ attachmentUrl }) => names.resolve(attachmentUrl)?.host ?? []);
    this.hosts = new OldHosts(site, formerSites, hosts);
    for (const item of attachments) {
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
    const url = this.hosts.resolve(address);
    return url !== null && !this.hosts.hasFile(url);
  }

  /** The file at an address of the old site; null for an address of a page or of another site. */
  fileAt(address: string): MediaFile | null {
    const url = this.hosts.resolve(address);
    if (url === null || !this.hosts.hasFile(url)) return null;
    const path = uploadPath(url.href);
    if (path === null) return this.#fileOutside(url);
    const [first = path, ...others] = this.#versionsOf(path).map((each) => ({ path: each, url: uploadUrl(url, each) }));
    return typeof first === 'string' ? null : { ...first, name: fileName(first.path), others };
  }

  /** A path, after those of the original of a picture of another size. */
  #versionsOf(path: string): string[] {
    const isOriginal = this.#originals.has(path) && !SCALED.test(path);
    const base = path.replace(SIZE, '').replace(SCALED, '');
    if (isOriginal || base === path || !isNameOfPicture(base)) return [path];
    return [...new Set([base, base.replace(/(?=\.\w{2,5}$)/, '-scaled'), path])];
  }

  #fileOutside(url: URL): MediaFile | null {
    const plain = url.pathname.replace(SIZE, '');
    const existing = [keyOf(url), url.pathname, plain].map((key) => this.#files.get(key)).find(Boolean);
    if (existing !== undefined) return existing;
    const isDocument = this.#endings.includes(endingOf(url.pathname));
    return isDocument && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded(url.pathname))
      ? { path: decoded(url.pathname).slice(1), url: url.href, name: fileName(url.pathname) }
      : null;
  }

  #addFile({ attachmentUrl, fileName: name }: OldItem): void {
    const url = attachmentUrl === '' ? null : this.hosts.resolve(attachmentUrl);
    if (url === null || !this.hosts.hasFile(url)) return;
    const key = keyOf(url);
    this.#files.set(key, { path: key.slice(1), url: url.href, name: name ?? fileName(url.pathname) });
  }
}

/** The path and the query of a file of another system. */
const keyOf = ({ pathname, search }: URL) => pathname + search;

function uploadUrl(url: URL, path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return url.href.replace(UPLOADS, `/wp-content/uploads/${encoded}`);
}

/** The path of a file below the folder of uploads; null for other addresses, and for paths that leave the folder. */
function uploadPath(url: string): string | null {
  const path = decoded(UPLOADS.exec(url)?.[1] ?? '');
  return path === '' || /\p{Cc}|\\|(?:^|\/)\.{1,2}(?:\/|$)/u.test(path) ? null : path;
}

/** Empty for a text that is not encoded rightly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The paths of a file and its other versions, in the two spellings that systems give to letters with signs. */
export const pathsOf = ({ path, others = [] }: MediaFile): string[] => {
  const paths = [path, ...others.map((each) => each.path)];
  return [...new Set(paths.flatMap((each) => [each, each.normalize('NFC'), each.normalize('NFD')]))];
};

/** Files of a folder: nothing outside of it, links included. */
export function folderSource(folder: string): MediaSource {
  return {
    locate(file) {
      const path = pathsOf(file)
        .map((each) => join(folder, each))
        .find((each) => existsSync(each));
      if (path === undefined) return { problem: new SiteImportError('file-missing') };
      if (!realpathSync(path).startsWith(realpathSync(folder) + sep))
        return { problem: new SiteImportError('file-outside') };
      return { path };
    },
  };
}

/** No source: the files are left out. */
export const noSource: MediaSource = { locate: () => 'not-requested' };

/** The name of a downloaded file in its folder. */
export const downloadName = ({ url, name }: MediaFile) =>
  `${createHash('sha256').update(url).digest('hex').slice(0, 32)}${/\.\w{1,5}$/.exec(name)?.[0] ?? ''}`;
