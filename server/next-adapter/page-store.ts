import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { BoundedFolder } from '#lib/platform/runtime/bounded-folder.ts';
import { LruCache, type Usage } from '#lib/platform/runtime/bounded-map.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { setStorageState } from '#lib/platform/runtime/storage-state.ts';
import { type CacheEntry, sizeOf } from './page-entry.ts';

/** The start of a rendering, and the last invalidation of other instances that had been read by then. */
export interface RenderStart {
  /** Epoch milliseconds. */
  at: number;
  /** Null without other instances. */
  lastRead: string | null;
}

export interface StoredEntry extends CacheEntry {
  renderStart: RenderStart;
}

/** A store of rendered pages, under the framework's keys, which are opaque. It never throws. */
export abstract class PageStore {
  /** Null where there is no page, or none newer than `newerThan` (epoch milliseconds). */
  abstract get(key: string, newerThan?: number): Promise<StoredEntry | null>;
  abstract set(key: string, entry: StoredEntry): Promise<void>;
}

const MAX_BYTES_IN_MEMORY = 48 * 1024 * 1024;
/** The approximate overhead of an entry, in bytes. */
const OVERHEAD = 2048;

/** Pages in the memory of this process; the least recently used are removed first. */
export class MemoryPageStore extends PageStore {
  readonly #entries: LruCache<StoredEntry>;

  constructor(maxBytes = MAX_BYTES_IN_MEMORY) {
    super();
    this.#entries = new LruCache(maxBytes);
  }

  get usage(): Usage {
    return this.#entries.usage;
  }

  async get(key: string): Promise<StoredEntry | null> {
    return this.#entries.get(key) ?? null;
  }

  async set(key: string, entry: StoredEntry): Promise<void> {
    this.#entries.set(key, entry, sizeOf(entry.value) + OVERHEAD);
  }
}

/** Fits into the volume of `deploy/compose.yaml`. */
const DISK_LIMITS = { files: 20_000, bytes: 96 * 1024 * 1024 };

/** Pages in a folder, one file each, which outlive a restart; those rendered longest ago are removed first. Processes may share it. */
export class DiskPageStore extends PageStore {
  readonly #folder: BoundedFolder;
  #isReported = false;

  constructor(folder: string, limits = DISK_LIMITS) {
    super();
    this.#folder = new BoundedFolder(folder, limits);
  }

  get usage(): Usage {
    return this.#folder.usage;
  }

  async get(key: string): Promise<StoredEntry | null> {
    try {
      const stored = deserialize(await this.#folder.read(nameOf(key)));
      return stored.key === key ? stored.entry : null;
    } catch {
      // The page is missing, or another version of Node wrote it.
      return null;
    }
  }

  async set(key: string, entry: StoredEntry): Promise<void> {
    try {
      await this.#folder.write(nameOf(key), serialize({ key, entry }));
      setStorageState('pages', true);
    } catch (error) {
      setStorageState('pages', false);
      if (!this.#isReported) log.warn({ err: error }, 'the page cache on disk fails; pages are served from memory');
      this.#isReported = true;
    }
  }
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
