import { join } from 'node:path';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import type { OldSite } from '#packages/site-import/content/index.ts';
import { openExport } from '#packages/site-import/files/index.ts';
import { readExport, readRestSite } from '#packages/site-import/wordpress/index.ts';
import { openCrawl } from './open-crawl.ts';
import { openAlbums, openTable } from './open-tables.ts';
import { type OpenedSource, type SourceJob, STAGED_MS } from './opened-source.ts';

/** Pause between two requests of the REST API, in milliseconds: each is a heavy query of the old site. */
const DELAY_MS = 250;

/** A kind of old content that the admin imports. @throws SiteImportError, RefusedError */
type OpenSource = (job: SourceJob) => Promise<OpenedSource>;

export const sourceNames = [
  'wordpress-export',
  'wordpress-address',
  'crawl',
  'notices-table',
  'publications-table',
  'albums',
] as const;
export type SourceName = (typeof sourceNames)[number];

/** All sources: a further one is a name and a line here, and its form in `web/imports/start-page.ts`. */
export const openSource: Readonly<Record<SourceName, OpenSource>> = {
  async 'wordpress-export'({ files: [file], folder, onProgress }) {
    if (file === undefined) throw new Error('An import from an export has a file');
    const path = await openExport(file, join(folder, 'export.xml'));
    return openedSite(await readExport(path, onProgress, file.name));
  },
  async 'wordpress-address'({ address: site, folder, allowPrivate, delayMs = DELAY_MS, onProgress }) {
    const options = { folder: join(folder, 'lists'), site, delayMs, maxAgeMs: STAGED_MS, allowPrivate };
    return openedSite(await readRestSite({ ...options, onItem: (items) => onProgress(items) }));
  },
  crawl: openCrawl,
  'notices-table': (job) => openTable('notices', job),
  'publications-table': (job) => openTable('publications', job),
  albums: openAlbums,
};

const openedSite = (site: OldSite): OpenedSource => ({
  site: site.site,
  proposal: null,
  plan: (database, choices) => planImport(database, site, choices),
  // The texts of the old site need not stay in memory.
  release: () => void site.items.splice(0),
});
