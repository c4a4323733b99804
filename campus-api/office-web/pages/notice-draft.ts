import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isLocale } from '#content/locale.ts';
import { nepalDate } from '#lib/calendar/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { fileResponse } from '../../files/file-response.ts';
import { type Consent, NeedsConfirmationError } from '../../office/changes/consent.ts';
import { ConflictError, revisionOf } from '../../office/changes/revisions.ts';
import { problemOfFile } from '../../office/files/check-file.ts';
import { readNotice } from '../../office/notices/notice-records.ts';
import { addNotice, editNotice } from '../../office/notices/write-notices.ts';
import type { NoticeRecord } from '../../records.ts';
import { consentPage, type FormProblem, failureProblems, findingProblems } from '../change-page.ts';
import {
  loginPath,
  needForm,
  needSession,
  type OfficeContext,
  type OfficeEnv,
  requireToken,
  setLanguage,
  viewOf,
} from '../context.ts';
import { type Draft, type DraftFile, type Fields, isDraftId, one } from '../drafts.ts';
import {
  departmentIds,
  departments,
  isDepartmentName,
  noticeFields,
  type ReadNotice,
  readNoticeForm,
  recordOf,
} from '../notice-form.ts';
import type { Office } from '../office.ts';
import { newId, type Session } from '../sessions.ts';
import { tellSite } from '../told.ts';
import { DiskFullError, largestFile, receiveForm } from '../uploads.ts';
import { dateField, sizeText } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { layout, problemList, tokenField, type View } from '../view/layout.ts';
import { bothDays, departmentsText } from './notices.ts';

const kind = 'notice';
/** What the form itself fills; everything else that is sent is left out. */
const dateParts = ['Year', 'Month', 'Day', 'Ad'].flatMap((part) => [`date${part}`, `lastDate${part}`]);
const typed = ['record', 'revision', 'text', 'department', 'dropFile', ...dateParts];

/** Writing a notice: every step is kept as a draft first, so that neither an error nor an ended session loses what was typed. */
export function addNoticeDraftRoutes(app: Hono<OfficeEnv>, office: Office): void {
  const { database, drafts, filesFolder } = office;
  const recordIn = ({ fields }: Draft): NoticeRecord | null => {
    const id = recordOf(fields);
    return id === null ? null : readNotice(database, id);
  };
  const read = (view: View, draft: Draft): ReadNotice => readNoticeForm(view, draft, drafts, recordIn(draft));

  /** Adds the notice, or changes the one that the form was opened for. */
  const write = (session: Session, draft: Draft, { form }: ReadNotice, consent: Consent, revision?: number) =>
    office.change(session, consent, (campus) => {
      const id = recordOf(draft.fields);
      return id === null ? addNotice(campus, form) : editNotice(campus, id, form, revision);
    });

  /** Everything that is wrong with a form, found by trying it. */
  const check = async (view: View, session: Session, draft: Draft): Promise<FormProblem[]> => {
    const notice = read(view, draft);
    if (recordOf(draft.fields) !== null && recordIn(draft) === null) return notice.problems;
    try {
      await write(session, draft, notice, { confirmed: false, dryRun: true });
      return notice.problems;
    } catch (error) {
      return [...failureProblems(error, labelsOf(view), view), ...notice.problems];
    }
  };

  app.get('/notices/new', (c) => {
    const session = needSession(c);
    return session instanceof Response ? session : formPage(c, session, newDraft(noticeFields(null, 0)), null, []);
  });

  app.get('/notices/:id{[0-9]{1,15}}/edit', (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const notice = readNotice(database, Number(c.req.param('id')));
    if (notice === null) throw new HTTPException(404);
    const fields = noticeFields(notice, revisionOf(database, kind, notice.id));
    return formPage(c, session, newDraft(fields), notice, []);
  });

  app.get('/notices/drafts/:draft', async (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const draft = draftOf(session, c.req.param('draft'));
    const view = viewOf(c);
    const isChecked = c.req.query('check') !== undefined;
    const problems = isChecked ? await check(view, session, draft) : fileProblems(view, draft);
    for (const file of c.req.queries('large') ?? []) {
      const finding = {
        level: 'error',
        field: 'file',
        code: 'file-too-large',
        values: { file, most: largestFile / 1024 / 1024 },
      } as const;
      problems.push(...findingProblems([finding], labelsOf(view), view));
    }
    if (c.req.query('full') !== undefined) problems.push({ field: '', text: view.words.problem.disk });
    return formPage(c, session, draft, recordIn(draft), problems);
  });

  /** What is wrong with a file is told as soon as it is there. */
  const fileProblems = (view: View, draft: Draft): FormProblem[] =>
    draft.files.flatMap((file) => {
      const problem = problemOfFile({ path: drafts.pathOf(draft.id, file), name: file.name });
      return problem ? findingProblems([{ level: 'error', field: 'file', ...problem }], labelsOf(view), view) : [];
    });

  app.post('/notices/drafts/:draft', async (c) => {
    const late = c.get('session') === null;
    const session = c.get('session') ?? c.get('endedSession');
    if (session === null) return c.redirect(loginPath('/', 'ended'), 303);
    const id = c.req.param('draft');
    if (!isDraftId(id)) throw new HTTPException(404);
    const before = drafts.read(session.account.id, id);
    const here = `/notices/drafts/${id}`;
    const keep = (fields: Fields, files: DraftFile[]) => {
      const own = Object.fromEntries(typed.map((name) => [name, fields[name] ?? []]));
      const kept = [...(before?.files ?? []), ...files];
      if (!drafts.save(session.account.id, { id, kind, fields: own, files: kept })) throw new HTTPException(404);
    };
    let upload: Awaited<ReturnType<typeof receiveForm>>;
    try {
      upload = await receiveForm(c.req.raw, drafts.folderOf(id), (fields) => {
        requireToken(session, fields);
        // Before the files, which may break off.
        keep(fields, []);
      });
    } catch (error) {
      if (error instanceof DiskFullError) return c.redirect(`${here}?full`, 303);
      throw error;
    }
    keep(upload.fields, upload.files);
    if (late) return c.redirect(loginPath(here, 'kept'), 303);
    const large = upload.tooLarge.map((name) => `&large=${encodeURIComponent(name)}`).join('');
    return act(c, session, one(upload.fields, 'do') || 'keep', draftOf(session, id), large);
  });

  /** What the button says that sent the form. */
  const act = async (
    c: OfficeContext,
    session: Session,
    action: string,
    draft: Draft,
    large: string,
  ): Promise<Response> => {
    const here = `/notices/drafts/${draft.id}`;
    const [verb, argument = ''] = action.split(/:(.*)/s);
    const dropped = draft.fields.dropFile ?? [];
    const saveDropped = (names: string[]) =>
      drafts.save(session.account.id, { ...draft, fields: { ...draft.fields, dropFile: names } });
    if (verb === 'language' && isLocale(argument)) setLanguage(c, argument);
    if (verb === 'remove') {
      drafts.save(session.account.id, { ...draft, files: draft.files.filter(({ key }) => key !== argument) });
    }
    if (verb === 'drop') saveDropped([...dropped, argument]);
    if (verb === 'restore') saveDropped(dropped.filter((name) => name !== argument));
    if (verb === 'later') return c.redirect('/?done=saved', 303);
    if (verb !== 'preview' && verb !== 'publish') return c.redirect(`${here}?${large.slice(1)}#file`, 303);
    const problems = large ? [] : await check(viewOf(c), session, draft);
    if (large || problems.length > 0) return c.redirect(`${here}?check${large}`, 303);
    return verb === 'preview' ? c.redirect(`${here}/preview`, 303) : publishDraft(c, session, draft, false);
  };

  const publishDraft = async (
    c: OfficeContext,
    session: Session,
    draft: Draft,
    confirmed: string | false,
  ): Promise<Response> => {
    const view = viewOf(c);
    const here = `/notices/drafts/${draft.id}`;
    const record = recordIn(draft);
    const isNew = recordOf(draft.fields) === null;
    if (!isNew && record === null) return meanwhilePage(c, session, draft, null);
    const notice = read(view, draft);
    if (notice.problems.length > 0) return c.redirect(`${here}?check`, 303);
    try {
      const done = await write(session, draft, notice, { confirmed }, Number(one(draft.fields, 'revision')));
      drafts.remove(session.account.id, draft.id);
      return c.redirect(`/notices?done=${isNew ? 'published' : 'changed'}&told=${await tellSite(done)}`, 303);
    } catch (error) {
      if (error instanceof ConflictError) return meanwhilePage(c, session, draft, record);
      if (error instanceof NeedsConfirmationError) {
        const labels = labelsOf(view);
        return c.html(
          consentPage(view, session, { error, action: `${here}/publish`, back: here, labels, section: 'notices' }),
        );
      }
      return formPage(c, session, draft, record, failureProblems(error, labelsOf(view), view));
    }
  };

  /** The form once more, from here on against what is there now. */
  const meanwhilePage = (c: OfficeContext, session: Session, draft: Draft, now: NoticeRecord | null) => {
    const record = now ? [String(now.id)] : [];
    const revision = now ? [String(revisionOf(database, kind, now.id))] : [];
    const renewed = { ...draft, fields: { ...draft.fields, record, revision } };
    drafts.save(session.account.id, renewed);
    return formPage(c, session, renewed, now, [], now ?? 'gone');
  };

  app.get('/notices/drafts/:draft/preview', async (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const draft = draftOf(session, c.req.param('draft'));
    const view = viewOf(c);
    const problems = await check(view, session, draft);
    if (problems.length > 0) return c.redirect(`/notices/drafts/${draft.id}?check`, 303);
    const dropped = draft.fields.dropFile ?? [];
    const kept = recordIn(draft)?.files.filter(({ original }) => !dropped.includes(original)) ?? [];
    const files = [
      ...kept.map(({ original, stored }) => ({ name: original, href: `/stored/${encodeURIComponent(stored)}` })),
      ...draft.files.map(({ key, name }) => ({ name, href: `/notices/drafts/${draft.id}/files/${key}` })),
    ];
    return previewPage(c, session, draft, read(view, draft), files);
  });

  app.post('/notices/drafts/:draft/publish', async (c) => {
    const form = await needForm(c);
    if (form instanceof Response) return form;
    const draft = draftOf(form.session, c.req.param('draft'));
    return publishDraft(c, form.session, draft, one(form.fields, 'consent') || false);
  });

  app.get('/notices/drafts/:draft/files/:key', async (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const draft = draftOf(session, c.req.param('draft'));
    const file = draft.files.find(({ key }) => key === c.req.param('key'));
    if (!file) throw new HTTPException(404);
    return sent(await fileResponse(`${drafts.folderOf(draft.id)}/${file.key}`, file.name, c.req.raw));
  });

  app.get('/stored/:name', async (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    return sent(await fileResponse(filesFolder, c.req.param('name'), c.req.raw));
  });

  function draftOf(session: Session, id: string): Draft {
    const draft = drafts.read(session.account.id, id);
    if (draft === null || draft.kind !== kind) throw new HTTPException(404);
    return draft;
  }
}

const newDraft = (fields: Fields): Draft => ({ id: newId(), kind, fields, files: [] });

/** To look at where it is a picture or a PDF, else to save: nothing that was uploaded runs as a page of the office. */
function sent(response: Response | null): Response {
  if (response === null) throw new HTTPException(404);
  const isShown = /^(image\/(jpeg|png|gif|webp|avif)|application\/pdf)$/.test(
    response.headers.get('content-type') ?? '',
  );
  response.headers.set('content-disposition', isShown ? 'inline' : 'attachment');
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** The fields of the form by the names that the office's functions know. */
function labelsOf({ words: { notices } }: View): Readonly<Record<string, string>> {
  const { text, department, lastDate, date, file } = notices;
  return { text, department, lastDate, date, file };
}

/** The form of a notice. `meanwhile`: what someone else made of it, or that it is gone. */
function formPage(
  c: OfficeContext,
  session: Session,
  draft: Draft,
  record: NoticeRecord | null,
  problems: FormProblem[],
  meanwhile: NoticeRecord | 'gone' | null = null,
) {
  const view = viewOf(c);
  const { words, language } = view;
  const { notices } = words;
  const { id, fields, files } = draft;
  const problem = (field: string) => problems.find((one) => one.field === field)?.text;
  const text = problem('text');
  const departmentProblem = problem('department');
  const dropped = fields.dropFile ?? [];
  const chosen = fields.department ?? [];
  const body = html`${problemList(words, problems)}${meanwhile && meanwhilePart(view, meanwhile)}
<form id="notice" method="post" action="/notices/drafts/${id}" enctype="multipart/form-data" class="panel" data-upload>
${tokenField(session)}
<button class="hidden" name="do" value="preview" tabindex="-1" aria-hidden="true"></button>
${['record', 'revision'].map((name) => html`<input type="hidden" name="${name}" value="${one(fields, name)}">`)}
${dropped.map((name) => html`<input type="hidden" name="dropFile" value="${name}">`)}
<div class="field"><label for="text">${notices.text}</label><p class="hint" id="text-hint">${notices.textHint}</p>
${text && html`<p class="wrong" id="text-wrong">${text}</p>`}
<textarea id="text" name="text" rows="5" aria-describedby="text-hint${text ? ' text-wrong' : ''}"${text ? html` aria-invalid="true"` : ''}>${one(fields, 'text')}</textarea></div>
<fieldset id="department" aria-describedby="department-hint"><legend>${notices.department}</legend><p class="hint" id="department-hint">${notices.departmentHint}</p>
${departmentProblem && html`<p class="wrong">${departmentProblem}</p>`}
<div class="choices">${departments.map(
    (name) =>
      html`<label class="choice"><input type="checkbox" name="department" value="${name}"${chosen.includes(name) ? html` checked` : ''}> ${words.department[name]}</label>`,
  )}</div></fieldset>
${dateField(view, fields, { name: 'lastDate', label: notices.lastDate, hint: notices.lastDateHint, years: { back: 0, ahead: 1 }, problem: problem('lastDate') })}
<fieldset id="file" class="upload" data-drop="${notices.drop}" data-sending="${notices.uploading}" data-broken="${notices.interrupted}"><legend>${notices.file} <span class="soft">${words.optional}</span></legend>
<p class="hint" id="file-hint">${notices.fileHint}</p>
${problems.filter(({ field }) => field === 'file').map((one) => html`<p class="wrong">${one.text}</p>`)}
<input type="file" name="files" multiple aria-label="${notices.file}" aria-describedby="file-hint">
<p class="actions"><button name="do" value="keep" formnovalidate>${notices.addFiles}</button></p>
${fileList(view, draft, record)}
</fieldset>
<details${problem('date') || one(fields, 'dateYear') ? html` open` : ''}><summary>${notices.date}</summary>${dateField(view, fields, { name: 'date', label: notices.date, hint: notices.dateHint, years: { back: 12, ahead: 0 }, problem: problem('date') })}</details>
<p class="actions end"><button class="main" name="do" value="preview">${notices.preview}</button>
<button name="do" value="publish">${record ? notices.publishChange : notices.publish}</button>
<button name="do" value="later">${notices.keep}</button> <a class="button quiet" href="/notices">${words.cancel}</a></p>
</form>`;
  const title = record ? notices.editOne : notices.newOne;
  return c.html(layout(view, { title, body, section: 'notices', form: 'notice' }));

  function fileList({ words: { notices: labels } }: View, { files: added }: Draft, before: NoticeRecord | null): Html {
    if (added.length === 0 && !before?.files.length) return html``;
    return html`<h3>${labels.attached}</h3><ul class="list files">${before?.files.map(({ stored, original }) => {
      const goes = dropped.includes(original);
      return html`<li><div><a href="/stored/${encodeURIComponent(stored)}">${original}</a>${goes && html` <span class="tag warn">${labels.willGo}</span>`}</div>
<button name="do" value="${goes ? 'restore' : 'drop'}:${original}" formnovalidate aria-label="${goes ? `${labels.bringBack}: ${original}` : fillIn(labels.removeFileOf, { name: original }, language)}">${goes ? labels.bringBack : labels.removeFile}</button></li>`;
    })}${files.map(
      ({
        key,
        name,
        size,
      }) => html`<li><div><a href="/notices/drafts/${id}/files/${key}">${name}</a> <span class="soft">${sizeText(size, language)}</span></div>
<button name="do" value="remove:${key}" formnovalidate aria-label="${fillIn(labels.removeFileOf, { name }, language)}">${labels.removeFile}</button></li>`,
    )}</ul>`;
  }
}

function meanwhilePart(view: View, now: NoticeRecord | 'gone'): Html {
  const { notices } = view.words;
  if (now === 'gone') return html`<section class="problems" role="alert"><p>${notices.gone}</p></section>`;
  return html`<section class="problems" role="alert"><p>${notices.meanwhile}</p><blockquote lang="${languageOf(now.description)}"><p>${now.description}</p>
<p class="soft" lang="${view.language}">${departmentsText(now.departmentIds, view)}${now.lastDate && html` · ${view.words.date.last}: ${bothDays(now.lastDate, view)}`}${now.files.length > 0 && html` · ${now.files.map(({ original }) => original).join(', ')}`}</p></blockquote></section>`;
}

/** The notice as its page on the site has it. */
function previewPage(
  c: OfficeContext,
  session: Session,
  { id, fields }: Draft,
  { form, date, lastDate }: ReadNotice,
  files: { name: string; href: string }[],
) {
  const view = viewOf(c);
  const { words } = view;
  const pictures = files.filter(({ name }) => /\.(jpe?g|png|gif|webp|avif)$/i.test(name));
  const text = (form.text ?? '').replaceAll(/\s+/g, ' ').trim();
  const chosen = (form.department ?? []).filter(isDepartmentName).map((name) => departmentIds[name]);
  const facts: [string, string][] = [
    [words.date.published, bothDays(date ?? nepalDate(new Date()), view)],
    ...(lastDate ? [[words.date.last, bothDays(lastDate, view)] satisfies [string, string]] : []),
    [words.notices.department, departmentsText(chosen, view)],
  ];
  const body = html`<p class="soft">${words.notices.notYet}</p>
<article class="preview"><h2 lang="${languageOf(text)}">${text}</h2>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${files.length > 0 && html`<h3>${words.notices.downloads}</h3><ul class="list files">${files.map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>`)}</ul>`}
${pictures.map(({ name, href }) => html`<img src="${href}" alt="${name}">`)}</article>
<div class="actions end"><form method="post" action="/notices/drafts/${id}/publish" class="inline">${tokenField(session)}<button class="main">${recordOf(fields) === null ? words.notices.publish : words.notices.publishChange}</button></form>
<a class="button" href="/notices/drafts/${id}">${words.notices.change}</a></div>`;
  return c.html(layout(view, { title: words.notices.previewTitle, body, section: 'notices' }));
}
