import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { BusyError } from '#campus-api/changes/admin-lock.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import type { Deletion } from '#campus-api/changes/deletions.ts';
import { PermissionError } from '#campus-api/changes/permission-error.ts';
import { ConflictError } from '#campus-api/changes/revisions.ts';
import { recordName } from '#campus-api/model/document-label.ts';
import { RefusedError, type ValidationIssue } from '#campus-api/validation/issue.ts';
import { CampusApiSetupError, isDatabaseLocked, isDiskFull } from '#campus-api/validation/setup-error.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { MAX_FILES, TooManyFilesError, UploadQuotaError } from '../drafts/uploads.ts';
import { moment } from './days.ts';
import { type Html, html } from './html.ts';
import { issueText, nounText } from './issue-text.ts';
import { adminLayout, tokenField, type View } from './layout.ts';
import type { AdminMessages } from './messages.ts';

/** A problem of a form; `field` is empty for one of the whole form. */
export interface FormProblem {
  field: string;
  text: string;
  /** Whether it is about a file that was not stored: the form can be published without it. */
  isLeftOut?: true;
}

/** Issues in the language of the page; `labels` are the labels of the form's fields. */
export function issueProblems(
  issues: readonly ValidationIssue[],
  labels: Readonly<Record<string, string>>,
  { language }: View,
): FormProblem[] {
  return issues.map((issue) => {
    const field = issue.field in labels ? issue.field : '';
    return { field, text: issueText(issue, labels[issue.field] ?? '', language) };
  });
}

/** Reasons of a failed change, for the clerk. @throws any other error, and errors that need a confirmation or a permission */
export function failureProblems(error: unknown, labels: Readonly<Record<string, string>>, view: View): FormProblem[] {
  const { problem } = view.messages;
  if (error instanceof NeedsConfirmationError || error instanceof PermissionError) throw error;
  // Warnings are confirmed once there are no errors.
  if (error instanceof RefusedError)
    return issueProblems(
      error.issues.filter(({ level }) => level === 'error'),
      labels,
      view,
    );
  if (error instanceof ConflictError) {
    return [{ field: '', text: fillIn(problem.conflict, { name: error.changes[0]?.by ?? '?' }, view.language) }];
  }
  if (isDiskFull(error)) return [{ field: '', text: problem.disk }];
  if (error instanceof BusyError || isDatabaseLocked(error)) return [{ field: '', text: problem.busy }];
  if (!(error instanceof CampusApiSetupError)) throw error;
  return [{ field: '', text: fillIn(problem.refused, { reason: error.message }, view.language) }];
}

/** Reasons why an upload was rejected or not stored; they are parts of addresses, too. */
export const uploadProblems = ['disk', 'quota', 'files', 'notStored'] as const;
export type UploadProblem = (typeof uploadProblems)[number];

/** The reason why an upload was rejected; null for any other error. */
export function uploadProblem(error: unknown): UploadProblem | null {
  if (error instanceof UploadQuotaError) return 'quota';
  if (error instanceof TooManyFilesError) return 'files';
  return isDiskFull(error) ? 'disk' : null;
}

export function uploadProblemText(name: UploadProblem, { messages: { problem }, language }: View): string {
  return fillIn(problem[name], { most: MAX_FILES }, language);
}

interface ConfirmationForm {
  error: NeedsConfirmationError;
  /** Address that the same form is sent to again, with the confirmation. */
  action: string;
  back: string;
  labels: Readonly<Record<string, string>>;
  section: keyof AdminMessages['nav'];
  /** Label of the button that confirms. */
  yes: keyof AdminMessages['confirmation']['yes'];
  /** Address that converts text typed in Preeti to Unicode. */
  unicode?: string;
}

/** Lists the deletions and warnings of a change, with a button that confirms it. */
export function confirmationPage(
  view: View,
  session: AdminSession,
  { error, action, back, labels, section, yes, unicode }: ConfirmationForm,
): Html {
  const { confirmation } = view.messages;
  const warnings = issueProblems(error.warnings, labels, view);
  const body = html`<form method="post" action="${action}" class="panel">${tokenField(session)}<input type="hidden" name="confirmation" value="${error.token}">
${warnings.length > 0 && html`<h2>${confirmation.warnings}</h2><ul class="dots">${warnings.map(({ text }) => html`<li>${text}</li>`)}</ul>`}
${error.deletions.length > 0 && html`<h2>${confirmation.deletions}</h2>${deletionList(error.deletions, view)}`}
<p>${confirmation.undo}</p>
<p class="actions"><button class="main danger">${confirmation.yes[yes]}</button>${canUseUnicode(error.warnings) && unicode && html` <button formaction="${unicode}">${view.messages.unicode.use}</button>`} <a class="button" href="${back}">${confirmation.no}</a></p></form>`;
  return adminLayout(view, { title: confirmation.title, body, section });
}

/** Whether one of the issues is a text that can be converted to Unicode. */
export const canUseUnicode = (issues: readonly ValidationIssue[]): boolean =>
  issues.some(({ code }) => ['legacy-font', 'legacy-font-rows', 'site-legacy-font'].includes(code));

/** Deletions by type of record. */
export function deletionList(deletions: readonly Deletion[], { language, messages }: View): Html {
  return html`<ul class="dots">${deletions.map(({ noun, count, names }) => {
    const more = count - names.length;
    return html`<li><strong>${nounText(noun, language)} (${fillIn('{count}', { count }, language)})</strong>: ${names.map((name) => (noun === 'scheduled change' ? moment(name, { language }) : recordName({ noun, name }, language))).join(', ')}${more > 0 && ` ${fillIn(messages.confirmation.more, { count: more }, language)}`}</li>`;
  })}</ul>`;
}
