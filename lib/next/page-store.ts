import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { BoundedFolder } from '#lib/runtime/bounded-folder.ts';
import { LruCache, type Usage } from '#lib/runtime/bounded-map.ts';
import { log } from '#lib/runtime/log.ts';
import { noteStorage } from '#lib/runtime/storage-state.ts';
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

  constructor(maxBytes = MOST_BYTES_IN_MEMORY) {
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

/** What `deploy/compose.yaml` has room for. */
const MOST_ON_DISK = { files: 20_000, bytes: 96 * 1024 * 1024 };

/** Pages in a folder, one file each, which outlive a restart; those rendered longest ago go first. Processes may share it. */
export class DiskPageStore extends PageStore {
  readonly #folder: BoundedFolder;
  #isReported = false;

  constructor(folder: string, most = MOST_ON_DISK) {
    super();
    this.#folder = new BoundedFolder(folder, most);
  }

  get usage(): Usage {
    return this.#folder.usage;
  }

  async get(key: string): Promise<StoredEntry | null> {
    try {
      const stored = deserialize(await this.#folder.read(nameOf(key)));
      return stored.key === key ? stored.entry : null;
    } catch {
      // There is none, or another Node wrote it.
      return null;
    }
  }

  async set(key: string, entry: StoredEntry): Promise<void> {
    try {
      await this.#folder.write(nameOf(key), serialize({ key, entry }));
      noteStorage('pages', true);
    } catch (error) {
      noteStorage('pages', false);
      if (!this.#isReported) log.warn({ err: error }, 'the page cache on disk fails; pages are served from memory');
      this.#isReported = true;
    }
  }
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);
