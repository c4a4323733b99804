import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildOutput } from './build-output.ts';
import { HASHES_FILE } from './inline-scripts.ts';

/** Files of `.next/server` that no server reads: rendered pages (`cache-handler.ts`), and lists of files for an export. */
const UNREAD = /^\.next\/server\/app\/.*\.(html|rsc|meta|body)$|\.nft\.json$/;

/** Whether a server reads this file of a build. */
export function isServed(path: string): boolean {
  return !UNREAD.test(path);
}

type Fields = Record<string, unknown>;

/**
 * Removes from a copied build what depends on its folder, on time and on chance: each build of the same sources gives the same
 * bytes. The keys of the draft mode are then no secret; the server accepts its cookie from no visitor (`ownCookies`).
 */
export function makePortable(folder: string): void {
  const edit = (path: string, change: (content: string) => string) => {
    const file = join(folder, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const keys = draftKeys(readFileSync(join(folder, buildOutput.id), 'utf8'));
  edit(buildOutput.draftKeys, () => JSON.stringify(keys));
  edit(buildOutput.prerendered, (content) => {
    const manifest: { routes: Record<string, Fields> } & Fields = JSON.parse(content);
    const routes = Object.entries(manifest.routes).map(([path, route]) => [path, withoutMeasurements(route)]);
    return JSON.stringify({ ...manifest, routes: Object.fromEntries(routes), preview: keys });
  });
  const root = resolve('.');
  edit(buildOutput.config, (content) => {
    const { config, ...rest } = JSON.parse(content, (_, value) => (value === root ? '.' : value));
    // Only for builds: the processors of the machine, and whether it has built before.
    const { cpus: _cpus, turbopackFileSystemCacheForBuild: _cache, ...experimental } = config.experimental;
    return JSON.stringify({ ...rest, config: { ...config, experimental } });
  });
  // The processes of the build append to it in any order.
  edit(HASHES_FILE, (content) => [...new Set(content.split(/(?<=\n)/))].sort().join(''));
}

/** A route without the size of its page, and without the shorter lifetime of a page whose content was late in the build. */
function withoutMeasurements({ htmlSize, initialRevalidateSeconds, ...route }: Fields): Fields {
  const lifetime = typeof initialRevalidateSeconds === 'number' ? 60 : initialRevalidateSeconds;
  return { ...route, initialRevalidateSeconds: lifetime };
}

function draftKeys(buildId: string) {
  const key = (name: string, length: number) =>
    createHash('sha256').update(`${name} ${buildId}`).digest('hex').slice(0, length);
  return {
    previewModeId: key('id', 32),
    previewModeSigningKey: key('signing', 64),
    previewModeEncryptionKey: key('encryption', 64),
  };
}
