import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Usage } from './bounded-map.ts';
import { trimFolder } from './trim-folder.ts';
import { writeAtomically } from './write-atomically.ts';

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

const ENDING = '.zst';
const TRIMMED_EVERY = 100;

/**
 * Compressed files in a folder, at most so many and so many bytes: those written longest ago go first. It is looked at again every hundred
 * files that this process writes; processes may share it.
 */
export class BoundedFolder {
  readonly #folder: string;
  readonly #most: { files: number; bytes: number };
  #written = 0;
  #usage: Usage = { entries: 0, bytes: 0 };

  constructor(folder: string, most: { files: number; bytes: number }) {
    this.#folder = folder;
    this.#most = most;
  }

  /** As last counted, and what this process has written since. */
  get usage(): Usage {
    return { ...this.#usage };
  }

  fileOf(name: string): string {
    return join(this.#folder, `${name}${ENDING}`);
  }

  /** @throws as the file system does, and where another Node has packed it */
  async read(name: string): Promise<Buffer> {
    return unpack(await readFile(this.fileOf(name)));
  }

  /** @throws as the file system does */
  async write(name: string, content: Buffer | string): Promise<void> {
    const packed = await pack(content);
    await writeAtomically(this.fileOf(name), packed);
    this.#usage.entries += 1;
    this.#usage.bytes += packed.length;
    this.#written += 1;
    if (this.#written === 1 || this.#written % TRIMMED_EVERY === 0)
      this.#usage = await trimFolder(this.#folder, this.#most, ENDING);
  }
}
