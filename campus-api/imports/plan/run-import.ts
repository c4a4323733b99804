import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { BusyError, takeLock } from '#campus-api/changes/admin-lock.ts';
import { siteUpdateLines, siteUpdateOf } from '#campus-api/changes/site-update.ts';
import { cancelOnInterrupt } from '#campus-api/cli/cancel-on-interrupt.ts';
import type { CommandContext } from '#campus-api/cli/command.ts';
import { commandAuthor, promptConfirmation, readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { MediaFile } from '#packages/site-import/files/index.ts';
import { describeCounts, describePlan, describeRemarks, planMessages } from './describe-plan.ts';
import { type ImportPlan, isEmptyPlan } from './import-plan.ts';
import { type PictureJob, picturesOf, preparePictures } from './prepare-pictures.ts';
import { writeImport } from './write-import.ts';

/** The folder of converted pictures in DATA_DIR until they are stored. */
const PICTURES = 'import-pictures';
/** The file of the lock of imports in DATA_DIR. */
export const IMPORT_LOCK = 'import.lock';
const SHOWN_ITEMS = 10;
/** Pictures between two lines of progress. */
const PROGRESS_STEP = 50;

/** The options of all commands that import. */
export const importOptions = {
  language: { type: 'string', default: 'en' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

export const importHelp = `  --language    the language of the plan: en or ne
  --dry-run     print the whole plan, and change nothing
  --yes         do not prompt before the import`;

export interface ImportFlags {
  language: string;
  'dry-run': boolean;
  yes: boolean;
}

/** @throws UsageError for another language */
export function readLanguage({ language }: Pick<ImportFlags, 'language'>): Locale {
  if (!isLocale(language)) throw new UsageError('--language is en or ne');
  return language;
}

/** The source of an import. `plan` is called again under the lock of the writing change. */
export interface ImportSource {
  plan(database: DatabaseSync): ImportPlan;
  /** Gets pending files after the confirmation; later plans have them. */
  load?: ((pending: readonly MediaFile[]) => Promise<void>) | undefined;
  /** Called when no other plan will be made. */
  release?(): void;
}

/** Prints the plan of an import, and writes it in one change after a prompt. @throws BusyError during another import */
export async function runImport(context: CommandContext, flags: ImportFlags, source: ImportSource): Promise<void> {
  const language = readLanguage(flags);
  // The plan itself is not retained: the last one is made under the lock.
  const { text, isEmpty, pending, pictures } = await readCampus(context, ({ database }) => {
    const plan = source.plan(database);
    return {
      text: describePlan(plan, language, flags['dry-run'] ? Number.POSITIVE_INFINITY : SHOWN_ITEMS),
      isEmpty: isEmptyPlan(plan),
      pending: [...plan.files.pending.values()],
      pictures: picturesOf(plan),
    };
  });
  console.log(text);
  if (isEmpty) console.log(planMessages.nothing[language]);
  else if (flags['dry-run']) console.log(planMessages.dryRun[language]);
  else {
    if (!flags.yes) await promptConfirmation(planMessages.confirm[language]);
    const release = takeLock(join(context.dataDir, IMPORT_LOCK));
    if (release === null) throw new BusyError('another import is running: try again when it has finished');
    const folder = join(context.dataDir, PICTURES);
    const clear = () => rmSync(folder, { recursive: true, force: true });
    try {
      // What a killed import left.
      clear();
      await source.load?.(pending);
      const jobs = source.load
        ? await readCampus(context, ({ database }) => picturesOf(source.plan(database)))
        : pictures;
      await write(context, source, { jobs, folder, language });
    } finally {
      clear();
      release();
    }
  }
}

async function write(
  context: CommandContext,
  source: ImportSource,
  { jobs, folder, language }: { jobs: readonly PictureJob[]; folder: string; language: Locale },
): Promise<void> {
  // Before the lock: clerks can work meanwhile.
  const onProgress = (done: number) => {
    if (done % PROGRESS_STEP === 0 || done === jobs.length)
      console.error(`Converted ${done} of ${jobs.length} pictures`);
  };
  const { pictures, remarks } = await cancelOnInterrupt((signal) => preparePictures(jobs, folder, onProgress, signal));
  await context.withCampus({ by: commandAuthor(), confirmation: { confirmed: true } }, (campus) => {
    const plan = source.plan(campus.database);
    source.release?.();
    console.error(`Storing ${plan.files.newFiles.length} files`);
    const done = writeImport(campus, plan, pictures);
    // Problems of loaded files were unknown when the plan was printed.
    const late = source.load ? plan.remarks.filter(({ code }) => code === 'file-left-out') : [];
    const all = [...late, ...remarks, ...done.result.remarks];
    for (const line of describeRemarks(all, language, SHOWN_ITEMS)) console.log(line);
    const counts = describeCounts(done.result, language);
    console.log(fillIn(planMessages.imported[language], { counts }, language));
    for (const line of siteUpdateLines[siteUpdateOf(done)]) console.log(line);
  });
}
