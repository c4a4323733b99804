import { basename } from 'node:path';
import type { StoredFile } from '#campus-api/database/values.ts';
import { type FileUse, nameForVisitors, problemOfFile } from '#campus-api/files/check-file.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import type { Localized } from '#content/locale.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import type { MediaFile } from '#packages/site-import/files/index.ts';
import { describeProblem, type FileSource, locateChecked } from './file-reasons.ts';
import type { Remark } from './remarks.ts';

/** A file of the old site under its name of the campus; `path` is null before its download. */
export interface PlannedFile extends StoredFile {
  path: string | null;
}

/** The files that an import stores, each once. */
export class PlannedFiles {
  readonly newFiles: NewFile[] = [];
  readonly pending = new Map<string, MediaFile>();
  readonly remarks: Remark[] = [];
  /** Attachments, and pictures of pages, by their paths below the folder of uploads. */
  readonly stored = new Map<string, PlannedFile | null>();
  readonly pictures = new Map<string, PlannedFile | null>();
  /** Planned files of the old site by their paths. */
  readonly media = new Map<string, MediaFile>();
  readonly #named = new Set<string>();
  readonly #nameFor = createNames();
  readonly #source: FileSource;

  constructor(source: FileSource) {
    this.#source = source;
  }

  /** The file to attach; null for one that is missing or not allowed, which is named once, with the title of the item. */
  plan(file: MediaFile, title: string | Localized): PlannedFile | null {
    const existing = this.stored.get(file.path);
    if (existing !== undefined) return existing;
    const planned = this.#planFile(file, title);
    this.stored.set(file.path, planned);
    this.media.set(file.path, file);
    return planned;
  }

  /** The file to show as a picture, which is converted to JPEG when the import is written; null as in `plan`. */
  planPicture(file: MediaFile, title: string | Localized): PlannedFile | null {
    const existing = this.pictures.get(file.path);
    if (existing !== undefined) return existing;
    const located = this.#locate(file, title, 'picture');
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
    const planned = located && { stored: this.#nameFor(name), original: name, ...located };
    this.pictures.set(file.path, planned);
    this.media.set(file.path, file);
    return planned;
  }

  /** Names something once, also if it is planned again. */
  note(code: Remark['code'], values: Remark['values']): void {
    const key = JSON.stringify([code, values]);
    if (!this.#named.has(key)) this.remarks.push({ code, values });
    this.#named.add(key);
  }

  /** A picture of this machine for an album, which is converted as in `planPicture`; null for another file, which is named. */
  planAlbumPicture(path: string, title: string): PlannedFile | null {
    const name = basename(path).normalize('NFC');
    const problem = problemOfFile({ path, name }, 'picture');
    if (problem !== null) {
      this.remarks.push({ code: 'file-left-out', values: { file: name, title, reason: describeProblem(problem) } });
      return null;
    }
    const planned = { stored: this.#nameFor(`${name.replace(/\.\w+$/, '')}.jpg`), original: name, path };
    this.pictures.set(path, planned);
    return planned;
  }

  /** A text as a file with the beginning of its title as name. */
  addText(title: string, text: string): StoredFile {
    const words = beginningOf(title.replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').trim(), 80);
    const original = `${words}.txt`;
    const stored = this.#nameFor(original);
    this.newFiles.push({ stored, content: Buffer.from(`${text}\n`) });
    return { stored, original };
  }

  #planFile(file: MediaFile, title: string | Localized): PlannedFile | null {
    const located = this.#locate(file, title);
    if (located === null) return null;
    const { path } = located;
    const original = path === null ? file.name : nameForVisitors({ path, name: file.name }).normalize('NFC');
    const stored = this.#nameFor(original);
    if (path !== null) this.newFiles.push({ stored, content: { path } });
    return { stored, original, path };
  }

  #locate(file: MediaFile, title: string | Localized, use?: FileUse): { path: string | null } | null {
    const located = locateChecked(this.#source, file, use);
    if (located === 'pending') {
      this.pending.set(file.path, file);
      return { path: null };
    }
    if (located !== 'not-requested' && 'path' in located) return located;
    if (!this.#named.has(file.path)) {
      const values = { file: file.path, title };
      this.remarks.push(
        located === 'not-requested'
          ? { code: 'file-not-requested', values }
          : { code: 'file-left-out', values: { ...values, reason: located.problem } },
      );
    }
    this.#named.add(file.path);
    return null;
  }
}
