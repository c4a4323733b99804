import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteResponse } from './site-client.ts';

/** Pages of an interrupted import are reused for this long; lists of notices change. */
export const MAX_PAGE_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const headSchema = z.object({
  url: z.string(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  hasBody: z.boolean(),
});
const storedHeaders = ['content-type', 'content-disposition', 'content-length', 'link', 'x-wp-totalpages'];

/** Responses of an old site in a folder, by their addresses: an interrupted import continues where it stopped. */
export class PageStore {
  readonly #folder: string;
  readonly #maxAgeMs: number;

  constructor(folder: string, maxAgeMs = MAX_PAGE_AGE_MS) {
    this.#folder = folder;
    this.#maxAgeMs = maxAgeMs;
    mkdirSync(folder, { recursive: true });
  }

  /** The stored response; null for none, an old or a damaged one. */
  read(address: string): SiteResponse | null {
    const path = this.#pathOf(address);
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (written === undefined || Date.now() - written > this.#maxAgeMs) return null;
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    try {
      const { hasBody, ...head } = headSchema.parse(JSON.parse(bytes.toString('utf8', 0, end)));
      return { ...head, body: hasBody ? bytes.subarray(end + 1) : null };
    } catch {
      return null;
    }
  }

  write(address: string, { url, status, headers, body }: SiteResponse): void {
    const path = this.#pathOf(address);
    const few = Object.fromEntries(Object.entries(headers).filter(([name]) => storedHeaders.includes(name)));
    const head = JSON.stringify({ url, status, headers: few, hasBody: body !== null });
    writeFileSync(`${path}.partial`, Buffer.concat([Buffer.from(`${head}\n`), body ?? Buffer.alloc(0)]));
    renameSync(`${path}.partial`, path);
  }

  #pathOf = (address: string) => join(this.#folder, createHash('sha256').update(address).digest('hex').slice(0, 32));
}
