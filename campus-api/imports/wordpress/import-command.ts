import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { downloadFiles, downloadSource } from '#campus-api/imports/content/download.ts';
import { folderSource, type MediaSource, noSource } from '#campus-api/imports/content/media.ts';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import { importHelp, importOptions, readLanguage, runImport } from '#campus-api/imports/plan/run-import.ts';
import { readExport } from './read-export.ts';

/** The folder of downloads in DATA_DIR, until an import is complete. */
const STAGING = 'wordpress-import';
/** Items between two lines of progress. */
const PROGRESS_STEP = 500;

const options = {
  media: { type: 'string' },
  download: { type: 'boolean', default: false },
  map: { type: 'string', multiple: true },
  ...importOptions,
} as const;

export const importWordPressCommand: Command = {
  summary: 'import pages and notices of a WordPress site from its export file',
  help: `import wordpress EXPORT.xml [--media FOLDER | --download] [--map CATEGORY=DEPARTMENT …]
  Pages become pages of the site, posts become notices with their files, old addresses become redirects. Drafts, private posts and authors are
  left out. A second import adds only new items. docs/moving.md explains the steps.
  --media       a copy of the folder wp-content/uploads of the old site
  --download    download the files from the old site; complete files are not downloaded again after an interruption
  --map         the department of a category, by its slug or name: "results=exam"; none leaves its posts out; repeatable
${importHelp}`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, options);
    const path = required(takeArgs(positionals, 1)[0], 'the export file');
    readLanguage(values);
    // Large exports: V8 collects garbage before the heap grows, and the young generation stays small.
    for (const flag of ['--optimize-for-size', '--max-semi-space-size=1', '--semi-space-growth-factor=1'])
      setFlagsFromString(flag);
    if (values.media !== undefined && values.download)
      throw new UsageError('--media and --download exclude each other');
    if (values.media !== undefined && !statSync(values.media, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError(`--media "${values.media}" is not a folder`);
    const map = readMap(values.map ?? []);
    const exported = await readExport(path, (count) => {
      if (count % PROGRESS_STEP === 0) console.error(`Read ${count} items`);
    });
    if (values.download && exported.site === '') throw new UsageError('the export does not name its site: use --media');
    const staging = join(context.dataDir, STAGING);
    const folder = values.media === undefined ? noSource : folderSource(values.media);
    let source: MediaSource = values.download ? downloadSource(staging, null) : folder;
    await runImport(context, values, {
      plan: (database) => planImport(database, exported, { map, source }),
      load: values.download
        ? async (files) => {
            const failures = await downloadFiles(exported.site, files, staging, (done) => {
              if (done % 50 === 0 || done === files.length)
                console.error(`Downloaded ${done} of ${files.length} files`);
            });
            source = downloadSource(staging, failures);
          }
        : undefined,
      // The plan has all that is imported: the texts of the export need not stay in memory.
      release: () => void exported.items.splice(0),
    });
    if (values.download && !values['dry-run']) rmSync(staging, { recursive: true, force: true });
  },
};

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
