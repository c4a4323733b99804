import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { type Draft, firstValue, type WaitingDraft } from '../drafts/drafts.ts';
import type { AdminContext } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { foldedList, section } from '../view/section.ts';
import { canApprove, peopleOf } from './approval-rules.ts';

export const APPROVALS_PATH = '/approvals';

/** Names of the fields with the title of a record, of any type. */
const titleFields = ['text', 'title', 'name', 'from'];

/** The title of a draft in lists: in the language of the page, else in the other one. */
export function draftTitle({ kind, fields }: Pick<Draft, 'kind' | 'fields'>, { language, messages }: View): string {
  const isDocument = kind === 'site-document';
  const endings = isDocument ? ['.en', '.ne'] : ['', 'Ne'];
  if (language === 'ne') endings.reverse();
  const names = titleFields.flatMap((name) => endings.map((ending) => `${name}${ending}`));
  const title = names.map((name) => firstValue(fields, name).trim()).find(Boolean);
  const fallback = isDocument ? documentLabel(firstValue(fields, 'document'), language) : messages.home.untitled;
  return clip(title ?? fallback, 90);
}

/** The type of the record of a draft: `सूचना · नयाँ`, `पृष्ठ /library · परिवर्तन`. */
export function draftKind({ kind, fields }: Pick<Draft, 'kind' | 'fields'>, { messages, language }: View): string {
  const { home, log } = messages;
  const isSubject = (name: string): name is keyof typeof log.subjects => Object.hasOwn(log.subjects, name);
  const noun = isSubject(kind) ? log.subjects[kind] : kind;
  const what = kind === 'site-document' ? documentLabel(firstValue(fields, 'document'), language) : noun;
  const isNew = firstValue(fields, 'record') === '' && firstValue(fields, 'revision') === '';
  return `${what} · ${isNew ? home.newDraft : home.changeDraft}`;
}

/** The drafts that the account can approve, of one type or of all. */
export const waitingDrafts = ({ drafts }: AdminServices, { account }: AdminSession, kind?: string): WaitingDraft[] =>
  drafts.waiting().filter((draft) => (kind === undefined || draft.kind === kind) && canApprove(account, draft));

/** The list of these drafts; nothing without any. */
export function waitingList(services: AdminServices, session: AdminSession, view: View, kind?: string): Html | '' {
  const waiting = waitingDrafts(services, session, kind);
  if (waiting.length === 0) return '';
  const { workflow } = view.messages;
  const rows = waiting.map(
    (draft) =>
      html`<li class="covered"><div><a class="name cover" href="${APPROVALS_PATH}/${draft.id}">${draftTitle(draft, view)}</a><p class="soft">${draftKind(draft, view)} · ${fillIn(workflow.sentBy, { name: draft.author, at: moment(draft.review.at, view) }, view.language)}</p></div></li>`,
  );
  return section({ id: 'approvals', heading: workflow.waitingForYou }, foldedList(rows, view));
}

/** The state of approval of a draft, for its author; nothing for one that was not sent. */
export function reviewState({ review }: Draft, view: View): Html | '' {
  if (!review) return '';
  const { workflow } = view.messages;
  if (review.state === 'waiting') return html`<p><span class="tag warn">${workflow.waiting}</span></p>`;
  const sentence = fillIn(workflow.returned, { name: review.by }, view.language);
  return html`<p><span class="tag warn">${sentence}</span></p>${review.comment !== '' && html`<blockquote>${review.comment}</blockquote>`}`;
}

/** The author of a change, with the person who approved it. */
export function authorText(author: string, view: Pick<View, 'messages' | 'language'>): string {
  const people = peopleOf(author);
  return people === null ? author : fillIn(view.messages.workflow.approvedBy, people, view.language);
}

/** Leaves a checked draft to a second person. */
export function sendForApproval(
  { drafts }: AdminServices,
  c: AdminContext,
  { account }: AdminSession,
  draft: Draft,
): Response {
  drafts.setReview(draft.id, { state: 'waiting', comment: '', by: account.userName, at: Date.now() });
  return c.redirect('/?done=waiting', 303);
}
