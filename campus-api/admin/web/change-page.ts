import { CampusApiSetupError, databaseErrorCode, isDiskFull } from '#campus-api/setup-error.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { NeedsConfirmationError } from '../changes/confirmation.ts';
import type { Deletion } from '../changes/deletions.ts';
import { PermissionError } from '../changes/permission-error.ts';
import { ConflictError } from '../changes/revisions.ts';
import { RefusedError, type ValidationIssue } from '../validation/issue.ts';
import { issueText, nounText } from './issue-messages.ts';
import type { AdminMessages } from './messages/index.ts';
import type { Session } from './sessions.ts';
import { UploadQuotaError } from './uploads.ts';
import { type Html, html } from './view/html.ts';
import { layout, tokenField, type View } from './view/layout.ts';

/** What is wrong with a form: `field` is where. */
export interface FormProblem {
  field: string;
  text: string;
}

/** Issues in the words of the office; `labels` names the fields of the form. */
export function issueProblems(
  issues: readonly ValidationIssue[],
  labels: Readonly<Record<string, string>>,
  { language }: View,
): FormProblem[] {
  return issues.map((finding) => {
    const field = finding.field in labels ? finding.field : '';
    return { field, text: issueText(finding, labels[finding.field] ?? '', language) };
  });
}

/** Why a change could not be made, for the person who made it. @throws what is no such reason, and what asks for a consent */
export function failureProblems(error: unknown, labels: Readonly<Record<string, string>>, view: View): FormProblem[] {
  const { problem } = view.words;
  if (error instanceof NeedsConfirmationError || error instanceof PermissionError) throw error;
  // Warnings follow as a question once there are no errors.
  if (error instanceof RefusedError)
    return issueProblems(
      error.issues.filter(({ level }) => level === 'error'),
      labels,
      view,
    );
  if (error instanceof ConflictError) {
    return [{ field: '', text: fillIn(problem.meanwhile, { name: error.changes[0]?.by ?? '?' }, view.language) }];
  }
  if (isDiskFull(error)) return [{ field: '', text: problem.disk }];
  if (databaseErrorCode(error) === 5) return [{ field: '', text: problem.busy }];
  if (!(error instanceof CampusApiSetupError)) throw error;
  if (error.message.includes('is at work')) return [{ field: '', text: problem.busy }];
  return [{ field: '', text: fillIn(problem.refused, { reason: error.message }, view.language) }];
}

/** Why a form with files could not be taken; null for what is no such reason. */
export function uploadProblem(error: unknown, { words: { problem } }: View): string | null {
  if (error instanceof UploadQuotaError) return problem.quota;
  return isDiskFull(error) ? problem.disk : null;
}

interface Question {
  error: NeedsConfirmationError;
  /** Where the same form is sent again, with the consent. */
  action: string;
  back: string;
  labels: Readonly<Record<string, string>>;
  section: keyof AdminMessages['nav'];
  /** What the button that goes on does. */
  yes: keyof AdminMessages['consent']['yes'];
  /** Where the same form goes to put into Unicode what was typed in Preeti. */
  unicode?: string;
}

/** Shows what goes with a change and what looks wrong with it, and asks whether that is meant. */
export function confirmationPage(
  view: View,
  session: Session,
  { error, action, back, labels, section, yes, unicode }: Question,
): Html {
  const { consent } = view.words;
  const warnings = issueProblems(error.warnings, labels, view);
  const body = html`<form method="post" action="${action}" class="panel">${tokenField(session)}<input type="hidden" name="consent" value="${error.token}">
${warnings.length > 0 && html`<h2>${consent.warnings}</h2><ul class="dots">${warnings.map(({ text }) => html`<li>${text}</li>`)}</ul>`}
${error.losses.length > 0 && html`<h2>${consent.losses}</h2>${deletionList(error.losses, view)}`}
<p>${consent.undo}</p>
<p class="actions"><button class="main danger">${consent.yes[yes]}</button>${canUseUnicode(error.warnings) && unicode && html` <button formaction="${unicode}">${view.words.unicode.use}</button>`} <a class="button" href="${back}">${consent.no}</a></p></form>`;
  return layout(view, { title: consent.title, body, section });
}

/** Whether one of the issues is of a text that can be put into Unicode. */
export const canUseUnicode = (issues: readonly ValidationIssue[]): boolean =>
  issues.some(({ code }) => code === 'legacy-font' || code === 'legacy-font-rows');

/** What goes, kind by kind. */
export function deletionList(losses: readonly Deletion[], { language, words }: View): Html {
  return html`<ul class="dots">${losses.map(({ noun, count, names }) => {
    const more = count - names.length;
    return html`<li><strong>${nounText(noun, language)} (${fillIn('{count}', { count }, language)})</strong>: ${names.join(', ')}${more > 0 && ` ${fillIn(words.consent.more, { count: more }, language)}`}</li>`;
  })}</ul>`;
}
