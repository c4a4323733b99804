import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { crawlRemarks, proposedDepartment } from '#campus-api/imports/commands/choose.ts';
import { examplesOf } from '#campus-api/imports/commands/describe-patterns.ts';
import { NO_DEPARTMENT } from '#campus-api/imports/plan/category-map.ts';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import { planAlbums } from '#campus-api/imports/tables/plan-albums.ts';
import { planTable } from '#campus-api/imports/tables/plan-table.ts';
import { readAlbumFolders } from '#campus-api/imports/tables/read-albums.ts';
import { readImportTable } from '#campus-api/imports/tables/read-import-table.ts';
import type { TableKind } from '#campus-api/imports/tables/table-columns.ts';
import { folderFiles, noFiles } from '#campus-api/imports/tables/table-files.ts';
import { categoriesOfDatabase } from '#campus-api/records/site-document/categories.ts';
import type { OldSite } from '#packages/site-import/content/index.ts';
import { crawlSite, createChooser, findPatterns, oldSiteOf, type Pattern } from '#packages/site-import/crawl/index.ts';
import { openExport, unpackArchives } from '#packages/site-import/files/index.ts';
import { readExport, readRestSite } from '#packages/site-import/wordpress/index.ts';
import { type OpenedSource, type Proposal, type SourceJob, STAGED_MS } from './opened-source.ts';

/** Reads any site by its links. Patterns without a chosen department get the one that their words suggest. */
async function openCrawl(job: SourceJob): Promise<OpenedSource> {
  const folder = join(job.folder, 'pages');
  const crawl = await crawlSite(job.address, {
    folder,
    maxAgeMs: STAGED_MS,
    ...(job.delayMs !== undefined && { delayMs: job.delayMs }),
    allowPrivate: job.allowPrivate,
    onProgress: ({ fetched, waiting }) => job.onProgress(fetched, waiting),
  });
  const { patterns, others } = findPatterns(crawl);
  const chooser = createChooser([...crawl.pages.values()]);
  const departments = categoriesOfDatabase(job.database);
  const { map: chosen, pages } = job.choices;
  const map = new Map(
    patterns.map((pattern) => [pattern.name, chosen.get(pattern.name) ?? proposedDepartment(pattern, departments)]),
  );
  const names = new Set([...map].filter(([, department]) => department !== NO_DEPARTMENT).map(([name]) => name));
  const site = oldSiteOf(crawl, patterns, { patterns: names, pages: new Set(pages) }, folder);
  const remarks = crawlRemarks(crawl);
  const proposal: Proposal = {
    patterns: patterns.map((pattern) => proposedPattern(pattern, map.get(pattern.name) ?? NO_DEPARTMENT)),
    pages: others.map((page) => ({
      address: page.address,
      title: chooser(page).title,
      isChosen: pages.includes(page.address),
    })),
  };
  return {
    site: site.site,
    proposal,
    plan: (database, { source }) => planImport(database, site, { map, source, remarks }),
    release: () => void site.items.splice(0),
  };
}

const proposedPattern = (pattern: Pattern, department: string) => ({
  name: pattern.name,
  label: pattern.label,
  address: pattern.address,
  count: pattern.notices.length,
  department,
  examples: examplesOf(pattern).map(({ title, date, files, record }) => ({
    title,
    date: date ?? '',
    files,
    before: record?.repairs.find(({ kind }) => kind === 'legacy-font')?.before ?? '',
  })),
});

/** The folder of unpacked files; a second import recognises albums by this name. */
const UNPACKED = 'albums';

/** Reads a table of notices or publications, with the files of ZIP archives. @throws SiteImportError, RefusedError, TableError */
async function openTable(
  kind: TableKind,
  { files: [file], archives, folder, choices, onProgress }: SourceJob,
): Promise<OpenedSource> {
  if (file === undefined) throw new Error('An import of a table has a file');
  const table = await readImportTable(kind, file, choices.table);
  const unpacked = join(folder, UNPACKED);
  if (archives.length > 0) await unpackArchives(archives, unpacked, { maxBytes: MAX_FILE_BYTES, onProgress });
  const files = archives.length > 0 ? folderFiles(unpacked) : noFiles;
  return {
    site: '',
    proposal: null,
    columns: table.openHeadings,
    plan: (database) => planTable(database, table, files),
    release: () => void table.rows.splice(0),
  };
}

/** Reads ZIP archives of folders of pictures, each an album. @throws SiteImportError */
async function openAlbums({ archives, folder, onProgress }: SourceJob): Promise<OpenedSource> {
  const unpacked = join(folder, UNPACKED);
  await unpackArchives(archives, unpacked, { maxBytes: MAX_FILE_BYTES, onProgress });
  const folders = { ...readAlbumFolders(folderOfAlbums(unpacked)), name: UNPACKED };
  return {
    site: '',
    proposal: null,
    plan: (database) => planAlbums(database, folders),
    release: () => undefined,
  };
}

/** Archives often have one folder around those of the albums. */
function folderOfAlbums(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const [only] = entries;
  if (entries.length !== 1 || !only?.isDirectory()) return folder;
  const inner = join(folder, only.name);
  return readdirSync(inner, { withFileTypes: true }).some((entry) => entry.isDirectory()) ? inner : folder;
}

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
