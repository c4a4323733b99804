import { extname } from 'node:path';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { RefusedError, type ValidationIssue } from '#campus-api/validation/issue.ts';
import { DRAFT_FILE, type DraftFile } from '#campus-api/web/drafts/drafts.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { type FormProblem, failureProblems } from '#campus-api/web/view/change-page.ts';
import { readDays } from '#campus-api/web/view/fields.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { mapTexts } from '#lib/platform/i18n/texts-in.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { siteTexts } from '../messages.ts';
import { saveDocument } from '../write.ts';
import type { DocumentDraft } from './document-draft.ts';
import type { UnreadableValue } from './field-kind.ts';
import { stepsOf } from './find-field.ts';
import { readValue } from './kinds.ts';
import { knownPages } from './known-pages.ts';
import { controlOf, type LabelledControl } from './labels.ts';
import { nameLinks } from './menu-pages.ts';
import { pictureProblems } from './picture-sizes.ts';
import { readMomentAt, splitSchedule } from './schedule.ts';

/** The content of a form, its new files, and problems that need no dry run. */
export interface ReadDocument {
  content: unknown;
  newFiles: NewFile[];
  problems: FormProblem[];
}

/** The target of a link to a file of the draft. */
const DRAFT_LINK = new RegExp(`\\]\\(${DRAFT_FILE}([\\w-]+)\\)`, 'g');

export function readForm(services: AdminServices, view: View, document: DocumentDraft): ReadDocument {
  const { draft, root } = document;
  const { fields } = draft;
  const unreadable: UnreadableValue[] = [];
  const problems: FormProblem[] = [];
  const nameFor = createNames();
  const newFiles: NewFile[] = [];
  const pages = knownPages(services, view);
  const store = (file: DraftFile, ending: string) => {
    const stored = nameFor(file.name.replace(/\.\w+$/, '') + ending);
    newFiles.push({ stored, content: { path: services.drafts.pathOf(draft.id, file) } });
    return `/files/${encodeURIComponent(stored)}`;
  };
  const linked = new Map<string, string>();
  /** The address of a file that a text links to: once stored, both languages link to it. */
  const linkAddress = (key: string): string | null => {
    const file = draft.files.find((each) => each.key === key);
    if (file === undefined) return null;
    const address = linked.get(key) ?? store(file, extname(file.name));
    linked.set(key, address);
    return address;
  };
  const entered = readValue(root, '', {
    fields,
    unreadable,
    readDay(path) {
      const { days, problems: wrongDays } = readDays(view, fields, [path], {
        [path]: labelAt(path, document, view).label,
      });
      problems.push(...wrongDays);
      return days[path] ?? null;
    },
    readMoment(path) {
      const read = readMomentAt(view, fields, path, labelAt(path, document, view).label);
      problems.push(...read.problems);
      return read.moment;
    },
    pictureAddress(src) {
      const file = draft.files.find(({ key }) => src === DRAFT_FILE + key);
      if (file === undefined) return src;
      // A prepared picture is a JPEG, or PNG for a logo.
      return store(file, extname(file.stored ?? '.jpg'));
    },
    pagePath: (text) => pages.find(({ label }) => label === text)?.path ?? text,
  });
  const withLinks = mapTexts(entered, (text) =>
    text.replace(DRAFT_LINK, (unchanged, key: string) => {
      const address = linkAddress(key);
      return address === null ? unchanged : `](${address})`;
    }),
  );
  const content = document.key.type === 'menu' ? nameLinks(withLinks, services.database) : withLinks;
  problems.push(...pictureProblems(document, view));
  problems.push(...unreadable.map((value) => unreadableProblem(value, document, view)));
  return { content, newFiles, problems };
}

const labelAt = (field: string, { root, draft, labels }: DocumentDraft, view: View): LabelledControl =>
  controlOf(root, draft.fields, stepsOf(field), view, labels);

function unreadableProblem({ control, reason }: UnreadableValue, document: DocumentDraft, view: View): FormProblem {
  const { label } = labelAt(control, document, view);
  const { issue } = siteTexts[view.language];
  if (reason.code === 'different-lines')
    return { field: control, text: fillIn(issue.lines, { label, en: reason.en, ne: reason.ne }, view.language) };
  if (reason.code === 'bad-number')
    return {
      field: control,
      text: fillIn(issue.number, { label, example: localizeDigits(reason.example, view.language) }, view.language),
    };
  const message = reason.code === 'bad-level' ? issue.outline : issue.pair;
  return { field: control, text: fillIn(message, { label, line: reason.line }, view.language) };
}

/** Labels of the fields with issues, for the messages. */
export const labelsOf = (issues: readonly ValidationIssue[], document: DocumentDraft, view: View) =>
  Object.fromEntries(issues.map(({ field }) => [field, labelAt(field, document, view).label]));

/** Problems of a failed change, each at its control. @throws errors that need a confirmation, and unexpected ones */
export function documentProblems(error: unknown, document: DocumentDraft, view: View): FormProblem[] {
  const issues = error instanceof RefusedError ? error.issues : [];
  const controls = new Map(
    issues.map(({ field }) => [field, field === '' ? '' : labelAt(field, document, view).control]),
  );
  return failureProblems(error, labelsOf(issues, document, view), view).map(({ field, text }) => ({
    field: controls.get(field) ?? '',
    text,
  }));
}

export function writeDocument(
  services: AdminServices,
  session: AdminSession,
  document: DocumentDraft,
  { content: entered, newFiles }: ReadDocument,
  { confirmation, revision }: { confirmation: Confirmation; revision?: number | null | undefined },
) {
  const { key, continuesVersion } = document;
  const { content, publishAt } = splitSchedule(document, entered);
  return services.change(session, confirmation, (campus) =>
    saveDocument(campus, key.name, content, revision, newFiles, { publishAt, continuesVersion }),
  );
}
