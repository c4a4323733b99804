import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { problemOfFile } from '../../../files/check-file.ts';
import { endings } from '../../../files/file-kinds.ts';
import type { ValidationIssue } from '../../../validation/issue.ts';
import { type IssueCode, issueTexts } from '../../../validation/issue-texts.ts';
import { type FormProblem, issueProblems } from '../../change-page.ts';
import type { Draft } from '../../drafts.ts';
import { formParts } from '../../record-types/form-parts.ts';
import type { ExistingRecord } from '../../record-types/record-type.ts';
import { requireAccount } from '../../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../../requests/context.ts';
import { newId, type Session } from '../../sessions.ts';
import { MAX_UPLOAD_BYTES } from '../../uploads.ts';
import { html } from '../../view/html.ts';
import { layout, problemList, tokenField, type View } from '../../view/layout.ts';
import { checkDraft, draftPath, type Editor, findDraft, recordOf, revisionFields, sentForm } from './record-draft.ts';

/** The form of a new record, of one that is there, and of a draft with what is wrong in it. */
export function addFormRoutes(app: Hono<AdminEnv>, desk: Editor): void {
  const { office, kind } = desk;
  const { path, name } = kind;

  if (!kind.isFixed) {
    app.get(`${path}/new`, (c) => {
      const session = requireAccount(c);
      if (session instanceof Response) return session;
      return formPage(desk, c, session, { id: newId(), kind: name, fields: {}, files: [] }, []);
    });
  }

  app.get(`${path}/:id{[0-9]{1,15}}/edit`, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const id = Number(c.req.param('id'));
    const record = kind.known(office, id);
    if (record === null) throw new HTTPException(404);
    const fields = { ...record.fields, ...revisionFields(desk, id) };
    return formPage(desk, c, session, { id: newId(), kind: name, fields, files: [] }, []);
  });

  app.get(`${path}/drafts/:draft`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = findDraft(desk, session, c.req.param('draft'));
    const view = viewOf(c);
    const isChecked = c.req.query('check') !== undefined;
    const problems = isChecked ? await checkDraft(desk, view, session, draft) : fileProblems(desk, view, draft);
    problems.push(...refusedFiles(desk, view, c.req.queries('odd')));
    if (c.req.query('full') !== undefined) problems.push({ field: '', text: view.words.problem.disk });
    if (c.req.query('quota') !== undefined) problems.push({ field: '', text: view.words.problem.quota });
    return formPage(desk, c, session, draft, problems);
  });
}

/** What is wrong with a file is told as soon as it is there. */
function fileProblems(desk: Editor, view: View, draft: Draft): FormProblem[] {
  const { drafts } = desk.office;
  const use = desk.kind.files?.accept === 'image/*' ? 'picture' : 'attachment';
  return draft.files.flatMap((file) => {
    const problem = problemOfFile({ path: drafts.pathOf(draft.id, file), name: file.name }, use);
    return problem === null ? [] : problemsOfFiles(desk, view, [problem]);
  });
}

const isFileCode = (code: string): code is IssueCode => code.startsWith('file-') && Object.hasOwn(issueTexts, code);

/** Files that were not taken, as the address names them: code and name. */
function refusedFiles(desk: Editor, view: View, refused: string[] = []): FormProblem[] {
  const problems = refused.flatMap((text) => {
    const [code = '', file = ''] = text.split(/:(.*)/s);
    const values = { file, most: MAX_UPLOAD_BYTES / 1024 / 1024, endings: endings.join(', ') };
    return isFileCode(code) ? { code, values } : [];
  });
  return problemsOfFiles(desk, view, problems);
}

function problemsOfFiles(
  { kind }: Editor,
  view: View,
  problems: Pick<ValidationIssue, 'code' | 'values'>[],
): FormProblem[] {
  const field = kind.files?.field ?? '';
  const issues = problems.map((problem) => ({ level: 'error', field, ...problem }) as const);
  return issueProblems(issues, kind.labels(view.words), view);
}

/** `meanwhile`: what someone else made of the record, or that it is gone. */
export function formPage(
  desk: Editor,
  c: AdminContext,
  session: Session,
  draft: Draft,
  problems: FormProblem[],
  meanwhile: ExistingRecord | 'gone' | null = null,
) {
  const { kind } = desk;
  const { path, section } = kind;
  const view = viewOf(c);
  const { words } = view;
  const sent = sentForm(desk, view, draft);
  const isNew = recordOf(draft) === null;
  // After a button within the form the page comes back to that button's part.
  const isComplete = c.req.method === 'POST' || c.req.query('check') !== undefined;
  const order = Object.keys(kind.labels(words));
  const sorted = problems.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
  const parts = formParts(view, path, draft, sent.before, sorted, isComplete ? firstField(sorted) : null);
  const hidden = ['record', 'revision', 'dropFile'].flatMap((field) =>
    (draft.fields[field] ?? []).map((value) => [field, value]),
  );
  const body = html`${problemList(words, sorted)}${meanwhile && meanwhilePart(view, meanwhile)}
<form id="record" method="post" action="${draftPath(desk, draft)}" enctype="multipart/form-data" class="panel" data-upload novalidate>
${tokenField(session)}
<button class="hidden" name="do" value="preview" tabindex="-1" aria-hidden="true"></button>
${hidden.map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}
${kind.form(parts, sent)}
<p class="actions end">${kind.preview && html`<button class="main" name="do" value="preview">${words.notices.preview}</button>`}
<button${!kind.preview && html` class="main"`} name="do" value="publish">${isNew ? words.notices.publish : words.notices.publishChange}</button>
<button name="do" value="later">${words.notices.keep}</button> <a class="button quiet" href="${path}">${words.cancel}</a></p>
</form>`;
  const { newOne, editOne } = kind.words(words);
  return c.html(layout(view, { title: isNew ? newOne : editOne, body, section, form: 'record' }));
}

const firstField = (problems: readonly FormProblem[]): string | null =>
  problems.find(({ field }) => field !== '')?.field ?? null;

/** What the first of two editors wrote, field by field. */
function meanwhilePart({ words }: View, now: ExistingRecord | 'gone') {
  if (now === 'gone') return html`<section class="problems" role="alert"><p>${words.notices.gone}</p></section>`;
  const values = Object.values(now.fields)
    .flat()
    .filter((value) => /\p{L}/u.test(value));
  return html`<section class="problems" role="alert"><p>${words.notices.meanwhile}</p><blockquote>${values.map((value) => html`<p>${value}</p>`)}
<p class="soft">${now.files.map(({ original }) => original).join(', ')}</p></blockquote></section>`;
}
