import { type FileProblem, type FileUse, problemOfFile } from '#campus-api/files/check-file.ts';
import { localizeIssue, refuseField } from '#campus-api/validation/issue.ts';
import { issueMessages } from '#campus-api/validation/issue-messages.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { LocatedFile, MediaFile, MediaSource } from '#packages/site-import/files/index.ts';
import { SiteImportError } from '#packages/site-import/network/index.ts';

/** Files of an import, with the reason of each that is left out in both languages, or as the reader of old sites gives it. */
export type FileSource = MediaSource<SiteImportError | Localized>;

/** A located file whose kind, size and beginning are allowed, or the reason why it is left out. */
export function locateChecked(source: FileSource, file: MediaFile, use?: FileUse): LocatedFile<Localized> {
  const located = source.locate(file);
  if (typeof located === 'string') return located;
  if ('problem' in located) return { problem: describeError(located.problem) };
  const problem = problemOfFile({ path: located.path, name: file.name }, use);
  return problem === null ? located : { problem: describeProblem(problem) };
}

/** The reason why a file is left out, in both languages, without its name. */
export function describeProblem({ code, values }: FileProblem): Localized {
  if (code === 'file-ending') return issueMessages['import-file-kind'];
  const { en, ne } = issueMessages[code];
  const show = (message: string, language: Locale) => fillIn(message.replace(/^\{file\}: /, ''), values, language);
  return { en: show(en, 'en'), ne: show(ne, 'ne') };
}

/** The sentence of an error of the reader of old sites. */
export const describeError = (error: SiteImportError | Localized): Localized =>
  error instanceof SiteImportError ? localizeIssue(`import-${error.code}`, error.values) : error;

/** Ends an import. @throws RefusedError for an error of the reader of old sites, or the error itself */
export function refuseForProblem(error: unknown): never {
  if (error instanceof SiteImportError) return refuseField('', `import-${error.code}`, error.values);
  throw error;
}
