import type { DatabaseSync } from 'node:sqlite';
import { actionBehind, type ChangeEntry, readChange } from '#campus-api/changes/change-log.ts';
import { mayEditDocument, mayUndo, type Rights } from '#campus-api/model/permissions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Html, html } from '../view/html.ts';
import { tokenField, type View } from '../view/layout.ts';
import { type Report, reportText } from '../view/results.ts';

/** Whether an account may take a change back. */
export const isUndoPermitted = (database: DatabaseSync, account: Rights, entry: ChangeEntry): boolean =>
  mayUndo(account, { action: actionBehind(database, entry), kinds: entry.records.map(({ kind }) => kind) }) &&
  (entry.subjects ?? []).every(({ kind, name }) => kind !== 'site-document' || mayEditDocument(account, name ?? ''));

/** The button that takes a change back; nothing if it cannot be taken back, or not by this account. */
export function undoForm(database: DatabaseSync, { messages, language, session }: View, id: number | null): Html | '' {
  const entry = id === null ? null : readChange(database, id);
  if (!entry?.undoable || session === null || !isUndoPermitted(database, session.account, entry)) return '';
  return html`<form method="post" action="/log/${entry.id}/undo" class="inline">${tokenField(session)}<button aria-label="${fillIn(messages.log.undoOf, { number: entry.id }, language)}">${messages.log.undo}</button></form>`;
}

/** The sentence for one result, with the button that takes the change back. */
export const reportPart = (database: DatabaseSync, view: View, report: Report, at = ''): Html =>
  html`${reportText(view, report, at)} ${report.name !== 'undone' && undoForm(database, view, report.change ?? null)}`;
