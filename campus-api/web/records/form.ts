import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Draft, Fields } from '../drafts/drafts.ts';
import { requireAccount } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { FormProblem } from '../view/change-page.ts';
import { dayFieldNames } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, problemList, tokenField, type View } from '../view/layout.ts';
import { reviewState } from './approvals.ts';
import { attachmentFields } from './attached-files.ts';
import { draftPath } from './check-draft.ts';
import type { EditConflict } from './draft-type.ts';
import { draftForm, formBar, unfinishedPart } from './form-bar.ts';
import { discardFold, otherActionsFold } from './form-folds.ts';
import { formParts } from './form-parts.ts';
import { recordValues } from './form-values.ts';
import { type Editor, recordIdOf, revisionFields, sentForm } from './record-draft.ts';
import { recordSiteLink } from './site-link.ts';

/** The form of a new record, of an existing one, and of a draft with its problems. */
export function addFormRoutes(app: Hono<AdminEnv>, editor: Editor): void {
  const { services, recordType } = editor;
  const { path, name } = recordType;

  if (!recordType.isFixed) {
    app.get(`${path}/new`, (c) => {
      const session = requireAccount(c);
      if (session instanceof Response) return session;
      const like = c.req.query('like');
      const fields = like === undefined ? {} : likeFields(editor, viewOf(c), Number(like));
      return formPage(editor, c, session, { id: newId(), kind: name, fields, files: [] }, []);
    });
  }

  app.get(`${path}/:id{[0-9]{1,15}}/edit`, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const id = Number(c.req.param('id'));
    const record = recordType.load(services, id);
    if (record === null) throw new HTTPException(404);
    const fields = { ...record.fields, ...revisionFields(editor, id) };
    return formPage(editor, c, session, { id: newId(), kind: name, fields, files: [] }, []);
  });
}

/** The fields of a new record like another one, without days, files and what belongs to one record alone. @throws HTTPException 404 */
function likeFields(editor: Editor, view: View, id: number): Fields {
  const { services, recordType } = editor;
  const record = recordType.load(services, id);
  if (record === null) throw new HTTPException(404);
  const { notCopied = [] } = recordType;
  const days = recordValues(editor, view, id, record).flatMap(({ name, isDay }) =>
    isDay ? [...dayFieldNames(name), `${name}Time`] : [],
  );
  const own = new Set<string>([...days, ...notCopied, ...attachmentFields, 'keep']);
  return Object.fromEntries(Object.entries(record.fields).filter(([name]) => !own.has(name)));
}

export function formPage(
  editor: Editor,
  c: AdminContext,
  session: AdminSession,
  draft: Draft,
  problems: FormProblem[],
  conflict: EditConflict | null = null,
) {
  const { recordType } = editor;
  const { path, section } = recordType;
  const view = viewOf(c);
  const { messages } = view;
  const sent = sentForm(editor, view, draft);
  const isNew = recordIdOf(draft) === null;
  // After a button within the form the page returns to the part of that button.
  const isComplete = c.req.method === 'POST' || c.req.query('check') !== undefined;
  const order = Object.keys(recordType.labels(view.language));
  const sorted = problems.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  const parts = formParts(view, path, draft, sent.before, sorted, isComplete ? firstField(sorted) : null);
  const hidden = ['record', 'revision'].flatMap((field) => (draft.fields[field] ?? []).map((value) => [field, value]));
  const body = html`${originHint(c, view)}${recordSiteLink(editor.services, recordType, view, recordIdOf(draft))}${reviewState(draft, view)}${unfinishedPart(editor.services, view, draft, isComplete)}${problemList(messages, sorted)}${conflict && conflictPart(view, conflict)}
<form id="record" method="post" action="${draftPath(recordType, draft)}" enctype="multipart/form-data" class="panel"${draftForm(view)} novalidate>
${tokenField(session)}
<button class="hidden" name="do" value="preview" tabindex="-1" aria-hidden="true"></button>
${hidden.map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}
${recordType.form(parts, sent)}
${formBar(html`${!recordType.isPrivate && html`<button class="main" name="do" value="preview">${messages.editing.preview}</button>`}
<button${recordType.isPrivate && html` class="main"`} name="do" value="publish">${isNew ? messages.editing.publish : messages.editing.publishChange}</button>`)}
<p class="actions"><button name="do" value="later">${messages.editing.keep}</button> <a class="button quiet" href="${path}">${messages.cancel}</a></p>
</form>
${discardFold(editor.services, session, view, draft)}${otherActionsFold(editor, view, draft)}`;
  const { newOne, editOne } = recordType.headings(view.language);
  return c.html(adminLayout(view, { title: isNew ? newOne : editOne, body, section, form: 'record' }));
}

/** A sentence about the origin of the values, if that is not the record itself. */
function originHint(c: AdminContext, { messages: { versions } }: View): Html | false {
  const text = c.req.query('version') ? versions.broughtBack : c.req.query('like') ? versions.duplicated : '';
  return text !== '' && html`<p class="hint">${text}</p>`;
}

export const firstField = (problems: readonly FormProblem[]): string | null =>
  problems.find(({ field }) => field !== '')?.field ?? null;

/** The changes of the other editor. */
export function conflictPart({ messages, language }: View, { changes, by }: EditConflict): Html {
  const { gone, conflict, someone } = messages.editing;
  const text = fillIn(changes === null ? gone : conflict, { name: by ?? someone }, language);
  return html`<section class="problems" role="alert"><p>${text}</p>${changes}</section>`;
}
