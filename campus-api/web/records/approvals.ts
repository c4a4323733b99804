import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { clip } from '#lib/platform/i18n/clip.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Draft, firstValue, type WaitingDraft } from '../drafts/drafts.ts';
import type { AdminContext } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { foldedList, section } from '../view/section.ts';
import { canApprove, peopleOf } from './approval-rules.ts';

export const APPROVALS_PATH = '/approvals';

/** The name of a draft in lists. */
export function draftTitle({ kind, fields }: Pick<Draft, 'kind' | 'fields'>, view: View): string {
  if (kind === 'site-document') return documentLabel(firstValue(fields, 'document'), view.language);
  return clip(firstValue(fields, 'text') || firstValue(fields, 'title') || firstValue(fields, 'name'), 90) || '…';
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
      html`<li class="covered"><div><a class="name cover" href="${APPROVALS_PATH}/${draft.id}">${draftTitle(draft, view)}</a><p class="soft">${fillIn(workflow.sentBy, { name: draft.author, at: moment(draft.review.at, view) }, view.language)}</p></div></li>`,
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
