import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { LruCache } from '#lib/runtime/bounded-map.ts';
import { log } from '#lib/runtime/log.ts';
import { noteStorage } from '#lib/runtime/storage-state.ts';
import { trimFolder } from '#lib/runtime/trim-folder.ts';
import { writeAtomically } from '#lib/runtime/write-atomically.ts';
import { type CacheEntry, sizeOf } from './page-entry.ts';

/** When a rendering began, and the last invalidation of other instances that had been read by then. */
export interface RenderStart {
  /** Epoch milliseconds. */
  at: number;
  /** Null where no other instance is heard. */
  lastRead: string | null;
}

export interface StoredEntry extends CacheEntry {
  renderStart: RenderStart;
}

/** Somewhere that rendered pages are stored, under the framework's keys, which are opaque. It never throws. */
export abstract class PageStore {
  /** Null where there is none, or none that is newer than `newerThan` (epoch milliseconds). */
  abstract get(key: string, newerThan?: number): Promise<StoredEntry | null>;
  abstract set(key: string, entry: StoredEntry): Promise<void>;
}

const MOST_BYTES_IN_MEMORY = 48 * 1024 * 1024;
/** What an entry takes beside its content, roughly. */
const OVERHEAD = 2048;

/** Pages in the memory of this process; those asked for longest ago go first. */
export class MemoryPageStore extends PageStore {
  readonly #entries: LruCache<StoredEntry>;

  constructor(mostBytes = MOST_BYTES_IN_MEMORY) {
    super();
    this.#entries = new LruCache(mostBytes);
  }

  async get(key: string): Promise<StoredEntry | null> {
    return this.#entries.get(key) ?? null;
  }

  async set(key: string, entry: StoredEntry): Promise<void> {
    this.#entries.set(key, entry, sizeOf(entry.value) + OVERHEAD);
  }
}

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

const ENDING = '.page';
/** What `deploy/compose.yaml` has room for. */
const MOST_ON_DISK = { files: 20_000, bytes: 96 * 1024 * 1024 };
const TRIMMED_EVERY = 100;

/** Pages in a folder, one file each, which outlive a restart; those rendered longest ago go first. Processes may share it. */
export class DiskPageStore extends PageStore {
  readonly #folder: string;
  readonly #most: typeof MOST_ON_DISK;
  #written = 0;
  #isReported = false;

  constructor(folder: string, most = MOST_ON_DISK) {
    super();
    this.#folder = folder;
    this.#most = most;
  }

  async get(key: string): Promise<StoredEntry | null> {
    try {
      const stored = deserialize(await unpack(await readFile(this.#fileOf(key))));
      return stored.key === key ? stored.entry : null;
    } catch {
      // There is none, or another Node wrote it.
      return null;
    }
  }

  async set(key: string, entry: StoredEntry): Promise<void> {
    try {
      await writeAtomically(this.#fileOf(key), await pack(serialize({ key, entry })));
      this.#written += 1;
      if (this.#written % TRIMMED_EVERY === 0) await trimFolder(this.#folder, this.#most, ENDING);
      noteStorage('pages', true);
    } catch (error) {
      noteStorage('pages', false);
      if (!this.#isReported) log.warn({ err: error }, 'the page cache on disk fails; pages are served from memory');
      this.#isReported = true;
    }
  }

  #fileOf(key: string): string {
    return join(this.#folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}${ENDING}`);
  }
}
