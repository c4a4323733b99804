import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { MediaSource } from '#campus-api/imports/content/media.ts';
import type { OldSite } from '#campus-api/imports/content/old-site.ts';
import { refuseForProblem } from '#campus-api/imports/network/site-problem.ts';
import type { ImportPlan } from '#campus-api/imports/plan/import-plan.ts';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import { readExport } from '#campus-api/imports/wordpress/read-export.ts';
import { readRestSite } from '#campus-api/imports/wordpress/read-rest.ts';
import { type NamedFile, openExport } from './open-export.ts';

/** Pause between two requests of the REST API, in milliseconds: each is a heavy query of the old site. */
const DELAY_MS = 250;

/** Uploaded files or the address of an old site; `folder` is for temporary files, which stay until the import is complete. */
export interface SourceJob {
  files: readonly NamedFile[];
  address: string;
  folder: string;
  onProgress(items: number): void;
}

/** A source that was read. `site`: address for downloads, or `''`; `map`: departments by slugs of categories. */
export interface OpenedSource {
  site: string;
  plan(database: DatabaseSync, choices: { map: ReadonlyMap<string, string>; source: MediaSource }): ImportPlan;
  /** Called when no other plan will be made. */
  release(): void;
}

/** A kind of old content that the admin imports. @throws RefusedError */
type OpenSource = (job: SourceJob) => Promise<OpenedSource>;

export const sourceNames = ['wordpress-export', 'wordpress-address'] as const;
export type SourceName = (typeof sourceNames)[number];

/** All sources: a further one is a name and a line here, and its form in `web/imports/start-page.ts`. */
export const openSource: Readonly<Record<SourceName, OpenSource>> = {
  async 'wordpress-export'({ files: [file], folder, onProgress }) {
    if (file === undefined) throw new Error('An import from an export has a file');
    const path = await openExport(file, join(folder, 'export.xml'));
    return openedSite(await readExport(path, onProgress, file.name));
  },
  async 'wordpress-address'({ address: site, folder, onProgress }) {
    const options = { folder: join(folder, 'lists'), site, delayMs: DELAY_MS, allowPrivate: false };
    return openedSite(await readRestSite({ ...options, onItem: onProgress }).catch(refuseForProblem));
  },
};

const openedSite = (site: OldSite): OpenedSource => ({
  site: site.site,
  plan: (database, choices) => planImport(database, site, choices),
  // The texts of the old site need not stay in memory.
  release: () => void site.items.splice(0),
});
