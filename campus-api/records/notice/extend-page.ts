import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { newId } from '#campus-api/accounts/sessions.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { checkDraft } from '#campus-api/web/records/check-draft.ts';
import { entryControls, entryLabels, entryNames, readEntries } from '#campus-api/web/records/entries.ts';
import { firstField } from '#campus-api/web/records/form.ts';
import { formParts } from '#campus-api/web/records/form-parts.ts';
import { publishDraft } from '#campus-api/web/records/publish.ts';
import { revisionFields } from '#campus-api/web/records/record-draft.ts';
import { recordDraftType } from '#campus-api/web/records/record-draft-type.ts';
import type { ExistingRecord } from '#campus-api/web/records/sent-form.ts';
import { requireAccount, requireForm } from '#campus-api/web/requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { FormProblem } from '#campus-api/web/view/change-page.ts';
import { html } from '#campus-api/web/view/html.ts';
import { adminLayout, problemList, tokenField } from '#campus-api/web/view/layout.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { followUpFields } from './details.ts';
import { noticeType } from './form.ts';
import { noticeTexts } from './messages.ts';
import { noticeFields } from './notice.ts';

const { lastDate, closingTime } = noticeFields;
const { hint: _, ...newDate } = lastDate.entry;
/** The fields of the page, in its order. */
const extension = {
  lastDate: { ...lastDate, entry: newDate },
  closingTime,
  updateNote: followUpFields.updateNote,
};

/** Extends the closing date of a notice: another day, and a note that visitors see with the day of today. Everything else of the notice stays. */
export function addExtendRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const path = '/notices/:id{[0-9]{1,15}}/extend';
  const editor = { services, recordType: noticeType };
  const drafts = recordDraftType(services, noticeType);
  const idOf = (c: AdminContext) => Number(c.req.param('id'));
  const recordOf = (c: AdminContext): ExistingRecord => {
    const record = noticeType.load(services, idOf(c));
    if (record === null) throw new HTTPException(404);
    return record;
  };
  const page = (c: AdminContext, fields: Fields, problems: FormProblem[]) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const text = firstValue(recordOf(c).fields, 'text');
    const view = viewOf(c);
    const { extend, extendHint, extendYes } = noticeTexts[view.language];
    const draft = { id: '', kind: noticeType.name, fields, files: [] };
    const parts = formParts(view, noticeType.path, draft, null, problems, firstField(problems));
    const body = html`${problemList(view.messages, problems)}
<form method="post" action="/notices/${idOf(c)}/extend" class="panel" novalidate>${tokenField(session)}<input type="hidden" name="revision" value="${firstValue(fields, 'revision')}">
<blockquote lang="${languageOf(text)}"><p>${text}</p></blockquote><p class="hint">${extendHint}</p>
${entryControls(extension, parts, view)}
<p class="actions"><button class="main">${extendYes}</button> <a class="button" href="${noticeType.path}">${view.messages.cancel}</a></p></form>`;
    return c.html(adminLayout(view, { title: extend, body, section: noticeType.section }));
  };

  app.get(path, (c) => {
    const note = noticeTexts[viewOf(c).language].extended;
    return page(c, { ...recordOf(c).fields, ...revisionFields(editor, idOf(c)), updateNote: [note] }, []);
  });

  app.post(path, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const record = recordOf(c);
    const view = viewOf(c);
    const { days, problems } = readEntries(extension, view, form.fields);
    const names = [...entryNames(extension), 'revision'];
    const entered = Object.fromEntries(names.map((name) => [name, form.fields[name] ?? []]));
    if (problems.length === 0 && !days.lastDate) {
      const label = entryLabels(extension, view.language).lastDate ?? '';
      problems.push({ field: 'lastDate', text: `${label}: ${view.messages.problem.part}` });
    }
    const fields = { ...record.fields, record: [String(idOf(c))], ...entered };
    const draft = { id: newId(), kind: noticeType.name, fields, files: [] };
    if (problems.length === 0) problems.push(...(await checkDraft(drafts, view, form.session, draft)));
    if (problems.length > 0) return page(c, entered, problems);
    services.drafts.save(form.session.account.id, draft);
    return publishDraft(drafts, c, form.session, draft, false);
  });
}
