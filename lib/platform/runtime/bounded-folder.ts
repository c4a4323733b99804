import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Usage } from './bounded-map.ts';
import { trimFolder } from './trim-folder.ts';
import { writeAtomically } from './write-atomically.ts';

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

const EXTENSION = '.zst';
const TRIM_INTERVAL = 100;

/**
 * A folder of compressed files with limits on their number and bytes; the oldest are deleted first. This process checks the limits after every
 * hundred files that it writes; several processes may share the folder.
 */
export class BoundedFolder {
  readonly #folder: string;
  readonly #limits: { files: number; bytes: number };
  #written = 0;
  #usage: Usage = { entries: 0, bytes: 0 };

  constructor(folder: string, limits: { files: number; bytes: number }) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** The usage at the last check, plus the files that this process has written since. */
  get usage(): Usage {
    return { ...this.#usage };
  }

  fileOf(name: string): string {
    return join(this.#folder, `${name}${EXTENSION}`);
  }

  /** @throws errors of the file system, and for a file compressed by another version of Node */
  async read(name: string): Promise<Buffer> {
    return unpack(await readFile(this.fileOf(name)));
  }

  /** @throws errors of the file system */
  async write(name: string, content: Buffer | string): Promise<void> {
    const packed = await pack(content);
    await writeAtomically(this.fileOf(name), packed);
    this.#usage.entries += 1;
    this.#usage.bytes += packed.length;
    this.#written += 1;
    if (this.#written === 1 || this.#written % TRIM_INTERVAL === 0)
      this.#usage = await trimFolder(this.#folder, this.#limits, EXTENSION);
  }
}
