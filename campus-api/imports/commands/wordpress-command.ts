import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cancelOnInterrupt } from '#campus-api/cli/cancel-on-interrupt.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { limitMemory } from '#campus-api/cli/limit-memory.ts';
import { readArguments, required, requireFolder, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { CommandDownload } from '#campus-api/imports/plan/command-download.ts';
import { refuseForProblem } from '#campus-api/imports/plan/file-reasons.ts';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import { importHelp, importOptions, readLanguage, runImport } from '#campus-api/imports/plan/run-import.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import type { OldSite } from '#packages/site-import/content/index.ts';
import { folderSource, noSource } from '#packages/site-import/files/index.ts';
import { readSiteAddress } from '#packages/site-import/network/index.ts';
import { type RestOptions, readExport, readRestSite } from '#packages/site-import/wordpress/index.ts';

/** The folder of downloads in DATA_DIR, until an import is complete. */
const STAGING = 'wordpress-import';
/** Items between two lines of progress. */
const PROGRESS_STEP = 500;
/** Pause between two requests of the REST API, in milliseconds: each is a heavy query of the old site. */
const DELAY_MS = 250;

const options = {
  media: { type: 'string' },
  download: { type: 'boolean', default: false },
  map: { type: 'string', multiple: true },
  private: { type: 'boolean', default: false },
  refresh: { type: 'boolean', default: false },
  ...importOptions,
} as const;

export const importWordPressCommand: Command = {
  summary: 'import pages and notices of a WordPress site',
  help: `import wordpress EXPORT.xml|ADDRESS [--media FOLDER | --download] [--map CATEGORY=DEPARTMENT …]
  Reads an export file, or the REST API at the address of the site. Pages become pages of the site, posts become notices with their files, old
  addresses become redirects. Drafts, private posts and authors are left out. A second import adds only new items. docs/moving.md explains the steps.
  --media       a copy of the folder wp-content/uploads of the old site
  --download    download the files from the old site (default for an address); complete files are not downloaded again after an interruption
  --map         the department of a category, by its slug or name: "results=exam"; none leaves its posts out; repeatable
  --private     allow a site on this machine or in a local network
  --refresh     fetch lists of the REST API again that an earlier run has stored
${importHelp}`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, options);
    const path = required(takeArgs(positionals, 1)[0], 'the export file or the address');
    readLanguage(values);
    limitMemory();
    const { media, private: allowPrivate } = values;
    if (media !== undefined && values.download) throw new UsageError('--media and --download exclude each other');
    if (media !== undefined) requireFolder(media, '--media');
    const map = readMap(values.map ?? []);
    const staging = join(context.dataDir, STAGING);
    const isAddress = /^https?:\/\//i.test(path);
    const restOptions = { folder: join(staging, 'lists'), allowPrivate, ...(values.refresh && { maxAgeMs: 0 }) };
    const read = await (isAddress ? readAddress(path, restOptions) : readFile(path)).catch(refuseForProblem);
    if (values.download && read.site === '') throw new UsageError('the export does not name its site: use --media');
    const isDownloaded = values.download || (isAddress && media === undefined);
    const download = isDownloaded ? new CommandDownload(read.site, staging, { allowPrivate }) : null;
    const folder = media === undefined ? noSource : folderSource(media);
    await runImport(context, values, {
      plan: (database) => planImport(database, read, { map, source: download?.source ?? folder }),
      load: download?.load,
      // The plan has all that is imported: the texts of the old site need not stay in memory.
      release: () => void read.items.splice(0),
    });
    if (!values['dry-run']) rmSync(staging, { recursive: true, force: true });
  },
};

function reportCount(count: number): void {
  if (count % PROGRESS_STEP === 0) console.error(`Read ${count} items`);
}

async function readAddress(value: string, settings: Omit<RestOptions, 'site'>): Promise<OldSite> {
  const site = readSiteAddress(value) ?? refuseField('', 'import-address', { value });
  return cancelOnInterrupt((signal) =>
    readRestSite({ ...settings, site, delayMs: DELAY_MS, signal, onItem: reportCount }),
  );
}

async function readFile(path: string): Promise<OldSite> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) refuseField('', 'file-missing', { file: path });
  return readExport(path, reportCount);
}

/** `--map "Category=department"`. @throws UsageError for another form */
function readMap(entered: readonly string[]): Map<string, string> {
  return new Map(
    entered.map((text) => {
      const [, category = '', department = ''] = /^(.+)=([^=]+)$/.exec(text.trim()) ?? [];
      if (department === '') throw new UsageError(`--map "${text}" is not CATEGORY=DEPARTMENT`);
      return [category.trim().toLowerCase(), department.trim().toLowerCase()];
    }),
  );
}
