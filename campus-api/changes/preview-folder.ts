import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fileResponse } from '#campus-api/files/file-response.ts';
import { linkOrCopy } from '#campus-api/files/link-file.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { rowImage } from '#campus-api/model/tracked-tables.ts';

/** A preview ends after this time. */
const LIFETIME_MS = 3_600_000;
/** The oldest previews beyond this number are deleted. */
const MAX_PREVIEWS = 100;
const CONTENT_FILE = 'preview.json';

const previewSchema = z.object({
  rows: z.array(z.object({ table: z.string(), before: rowImage.nullable(), after: rowImage.nullable() })),
  files: z.array(z.string()),
  frameOrigin: z.string(),
  expires: z.number(),
});

/** A change before its publication: its rows, and the names of its new files. Pages at `frameOrigin`, the admin, may show it in a frame. */
export type Preview = z.output<typeof previewSchema>;

/** Previews on the disk: the admin writes them, the website reads them. Each has a random token of 256 bits and a folder of that name. */
export interface PreviewFolder {
  /** Stores a preview and returns its token; files are linked, so that they outlast the draft. */
  save(preview: Pick<Preview, 'rows' | 'frameOrigin'>, files: readonly NewFile[]): string;
  /** Null for an unknown token, and after an hour. */
  find(token: string): Preview | null;
  /** A new file of a preview; null without one. */
  file(token: string, name: string, request: Request): Promise<Response | null>;
}

export function openPreviewFolder(dataDir: string, now: () => number = Date.now): PreviewFolder {
  const folder = join(dataDir, 'previews');
  const find = (token: string): Preview | null => {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const preview = readPreview(join(folder, token, CONTENT_FILE));
    return preview !== null && preview.expires > now() ? preview : null;
  };
  return {
    save({ rows, frameOrigin }, files) {
      makeFolder(folder);
      deleteOld(folder, now());
      const token = randomBytes(32).toString('base64url');
      const own = join(folder, token);
      mkdirSync(own, { mode: 0o700 });
      for (const { stored, content } of files) {
        if (Buffer.isBuffer(content)) writeFileSync(join(own, stored), content, { mode: 0o600 });
        else linkOrCopy(content.path, join(own, stored));
      }
      const names = files.map(({ stored }) => stored);
      const preview: Preview = { rows, frameOrigin, files: names, expires: now() + LIFETIME_MS };
      writeFileSync(join(own, CONTENT_FILE), JSON.stringify(preview), { mode: 0o600 });
      return token;
    },
    find,
    async file(token, name, request) {
      const isOwn = find(token)?.files.includes(name) ?? false;
      return isOwn ? fileResponse(join(folder, token), name, request) : null;
    },
  };
}

function readPreview(path: string): Preview | null {
  try {
    return previewSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** Deletes previews that have ended, and the oldest ones where there are too many. */
function deleteOld(folder: string, now: number): void {
  const ages = readdirSync(folder).map((name) => {
    const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    return { name, mtimeMs };
  });
  const newestFirst = ages.sort((a, b) => b.mtimeMs - a.mtimeMs);
  for (const [index, { name, mtimeMs }] of newestFirst.entries())
    if (index >= MAX_PREVIEWS - 1 || mtimeMs + LIFETIME_MS < now)
      rmSync(join(folder, name), { recursive: true, force: true });
}
