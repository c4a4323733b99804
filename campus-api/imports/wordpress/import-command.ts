import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { siteUpdateLines, siteUpdateOf } from '#campus-api/changes/site-update.ts';
import type { Command, CommandContext } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { commandAuthor, promptConfirmation, readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { downloadFiles, downloadSource } from '#campus-api/imports/content/download.ts';
import { folderSource, type MediaSource, noSource } from '#campus-api/imports/content/media.ts';
import type { OldSite } from '#campus-api/imports/content/old-site.ts';
import { describePlan, describeRemarks, planMessages } from '#campus-api/imports/plan/describe-plan.ts';
import { type ImportOptions, planImport } from '#campus-api/imports/plan/plan-import.ts';
import { preparePagePictures, writeImport } from '#campus-api/imports/plan/write-import.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { readExport } from './read-export.ts';

/** The folder of downloads and converted pictures in DATA_DIR, until an import is complete. */
const STAGING = 'wordpress-import';
const SHOWN_ITEMS = 10;
/** Items between two lines of progress. */
const PROGRESS_STEP = 500;

const options = {
  media: { type: 'string' },
  download: { type: 'boolean', default: false },
  map: { type: 'string', multiple: true },
  language: { type: 'string', default: 'en' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

export const importWordPressCommand: Command = {
  summary: 'import pages and notices of a WordPress site from its export file',
  help: `import wordpress EXPORT.xml [--media FOLDER | --download] [--map CATEGORY=DEPARTMENT …]
  Pages become pages of the site, posts become notices with their files, old addresses become redirects. Drafts, private posts and authors are
  left out. A second import adds only new items. docs/moving.md explains the steps.
  --media       a copy of the folder wp-content/uploads of the old site
  --download    download the files from the old site; complete files are not downloaded again after an interruption
  --map         the department of a category, by its slug or name: "results=exam"; none leaves its posts out; repeatable
  --language    the language of the plan: en or ne
  --dry-run     print the whole plan, and change nothing
  --yes         do not prompt before the import`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, options);
    const path = required(takeArgs(positionals, 1)[0], 'the export file');
    const { language } = values;
    // Large exports: V8 collects garbage before the heap grows, and the young generation stays small.
    for (const flag of ['--optimize-for-size', '--max-semi-space-size=1', '--semi-space-growth-factor=1'])
      setFlagsFromString(flag);
    if (!isLocale(language)) throw new UsageError('--language is en or ne');
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
    const source = values.download
      ? downloadSource(staging, null)
      : values.media === undefined
        ? noSource
        : folderSource(values.media);
    // The plan itself is not retained: the second one is made of the downloaded files.
    const { text, isEmpty, pending } = await readCampus(context, ({ database }) => {
      const plan = planImport(database, exported, { map, source });
      return {
        text: describePlan(plan, language, values['dry-run'] ? Number.POSITIVE_INFINITY : SHOWN_ITEMS),
        isEmpty: plan.notices.length + plan.pages.length === 0,
        pending: [...plan.files.pending.values()],
      };
    });
    console.log(text);
    if (isEmpty) console.log(planMessages.nothing[language]);
    else if (values['dry-run']) console.log(planMessages.dryRun[language]);
    else {
      if (!values.yes) await promptConfirmation(planMessages.confirm[language]);
      const loaded = values.download ? await download(exported, pending, staging) : source;
      await write(context, exported, { map, source: loaded, staging, language, isDownloaded: values.download });
      rmSync(staging, { recursive: true, force: true });
    }
  },
};

async function download(
  { site }: OldSite,
  files: Parameters<typeof downloadFiles>[1],
  staging: string,
): Promise<MediaSource> {
  const problems = await downloadFiles(site, files, staging, (done) => {
    if (done % 50 === 0 || done === files.length) console.error(`Downloaded ${done} of ${files.length} files`);
  });
  return downloadSource(staging, problems);
}

interface WriteOptions extends ImportOptions {
  staging: string;
  language: Locale;
  isDownloaded: boolean;
}

async function write(
  context: CommandContext,
  exported: OldSite,
  { map, source, staging, language, isDownloaded }: WriteOptions,
): Promise<void> {
  await context.withCampus({ by: commandAuthor(), confirmation: { confirmed: true } }, async (campus) => {
    const plan = planImport(campus.database, exported, { map, source });
    // The plan has all that is imported: the texts of the export need not stay in memory.
    exported.items.length = 0;
    console.error(`Storing ${plan.files.newFiles.length} files`);
    const { pictures, remarks } = await preparePagePictures(plan, join(staging, 'pictures'));
    const done = writeImport(campus, plan, pictures);
    // Problems of downloads were unknown when the plan was printed.
    const late = isDownloaded ? plan.remarks.filter(({ code }) => code === 'file-left-out') : [];
    const all = [...late, ...remarks, ...done.result.remarks];
    for (const line of describeRemarks(all, language, SHOWN_ITEMS)) console.log(line);
    const { remarks: _, ...counts } = done.result;
    console.log(fillIn(planMessages.imported[language], counts, language));
    for (const line of siteUpdateLines[siteUpdateOf(done)]) console.log(line);
  });
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
