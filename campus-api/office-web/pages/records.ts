import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isLocale } from '#content/locale.ts';
import { fileResponse } from '../../files/file-response.ts';
import { type Consent, NeedsConfirmationError } from '../../office/changes/consent.ts';
import { ConflictError, revisionOf } from '../../office/changes/revisions.ts';
import { problemOfFile } from '../../office/files/check-file.ts';
import { endings } from '../../office/files/file-kinds.ts';
import { type FindingCode, findingTexts } from '../../office/findings/finding-texts.ts';
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
import { formParts } from '../kinds/form-parts.ts';
import type { Kind, KnownRecord, ReadForm, SentForm } from '../kinds/kind.ts';
import type { Office } from '../office.ts';
import { newId, type Session } from '../sessions.ts';
import { tellSite, toldText } from '../told.ts';
import { DiskFullError, largestFile, receiveForm } from '../uploads.ts';
import { html } from '../view/html.ts';
import { layout, problemList, tokenField, type View } from '../view/layout.ts';
import { actOnFields } from './draft-actions.ts';

const isFileCode = (code: string): code is FindingCode => code.startsWith('file-') && Object.hasOwn(findingTexts, code);

const done = ['published', 'changed', 'removed', 'withdrawn', 'restored'] as const;

/**
 * The pages of one kind of record: list, form, preview, removal. Every step of a form is kept as a draft first, so that neither an error nor an ended session
 * loses what was typed.
 */
export function addRecordRoutes(app: Hono<OfficeEnv>, office: Office, kind: Kind): void {
  const { database, drafts } = office;
  const { path, name, section } = kind;

  const recordOf = ({ fields }: Draft): number | null =>
    one(fields, 'record') === '' ? null : Number(one(fields, 'record'));
  const sentForm = (view: View, draft: Draft): SentForm => {
    const id = recordOf(draft);
    const before = id === null ? null : kind.known(office, id);
    const files = draft.files.map((file) => ({ path: drafts.pathOf(draft.id, file), name: file.name }));
    return { view, office, draft, before, files };
  };
  const isGone = (draft: Draft, { before }: SentForm) => recordOf(draft) !== null && before === null;
  const write = (session: Session, draft: Draft, read: ReadForm, consent: Consent, revision?: number) =>
    office.change(session, consent, (campus) => read.write(campus, recordOf(draft), revision));

  /** Everything that is wrong with a form, found by trying it. */
  const check = async (view: View, session: Session, draft: Draft): Promise<FormProblem[]> => {
    const sent = sentForm(view, draft);
    const read = kind.read(sent);
    if (isGone(draft, sent)) return read.problems;
    try {
      await write(session, draft, read, { confirmed: false, dryRun: true });
      return read.problems;
    } catch (error) {
      return [...failureProblems(error, kind.labels(view.words), view), ...read.problems];
    }
  };
  const draftOf = (session: Session, id: string): Draft => {
    const draft = drafts.read(session.account.id, id);
    if (draft === null || draft.kind !== name) throw new HTTPException(404);
    return draft;
  };

  app.get(path, (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { title, newOne } = kind.words(view.words);
    const what = done.find((one) => one === c.req.query('done'));
    const said = what
      ? [view.words.done[what], toldText(view.words, c.req.query('told'))].filter(Boolean).join(' ')
      : '';
    const body = html`${!kind.isFixed && html`<p class="actions"><a class="button main" href="${path}/new">${newOne}</a></p>`}${kind.list(view, office, new URL(c.req.url).searchParams)}`;
    return c.html(layout(view, { title, body, section, said }));
  });

  if (!kind.isFixed) {
    app.get(`${path}/new`, (c) => {
      const session = needSession(c);
      return session instanceof Response
        ? session
        : formPage(c, session, { id: newId(), kind: name, fields: {}, files: [] }, []);
    });
  }

  app.get(`${path}/:id{[0-9]{1,15}}/edit`, (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const id = Number(c.req.param('id'));
    const record = kind.known(office, id);
    if (record === null) throw new HTTPException(404);
    const fields = {
      ...record.fields,
      record: [String(id)],
      revision: [String(revisionOf(database, name, revised(id)))],
    };
    return formPage(c, session, { id: newId(), kind: name, fields, files: [] }, []);
  });
  /** The lists of the structure have one revision. */
  const revised = (id: number) => (name === 'structure' ? 1 : id);

  app.get(`${path}/drafts/:draft`, async (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const draft = draftOf(session, c.req.param('draft'));
    const view = viewOf(c);
    const isChecked = c.req.query('check') !== undefined;
    const problems = isChecked ? await check(view, session, draft) : fileProblems(view, draft);
    for (const refused of c.req.queries('odd') ?? []) {
      const [code = '', file = ''] = refused.split(/:(.*)/s);
      if (!isFileCode(code)) continue;
      const values = { file, most: largestFile / 1024 / 1024, endings: endings.join(', ') };
      const finding = { level: 'error', field: kind.files?.field ?? '', code, values } as const;
      problems.push(...findingProblems([finding], kind.labels(view.words), view));
    }
    if (c.req.query('full') !== undefined) problems.push({ field: '', text: view.words.problem.disk });
    return formPage(c, session, draft, problems);
  });

  /** What is wrong with a file is told as soon as it is there. */
  const fileProblems = (view: View, draft: Draft): FormProblem[] =>
    draft.files.flatMap((file) => {
      const problem = problemOfFile({ path: drafts.pathOf(draft.id, file), name: file.name });
      if (problem === null) return [];
      return findingProblems(
        [{ level: 'error', field: kind.files?.field ?? '', ...problem }],
        kind.labels(view.words),
        view,
      );
    });

  app.post(`${path}/drafts/:draft`, async (c) => {
    const late = c.get('session') === null;
    const session = c.get('session') ?? c.get('endedSession');
    if (session === null) return c.redirect(loginPath('/', 'ended'), 303);
    const id = c.req.param('draft');
    if (!isDraftId(id)) throw new HTTPException(404);
    const here = `${path}/drafts/${id}`;
    const keep = (fields: Fields, files: DraftFile[]) => {
      const own = Object.fromEntries(
        ['record', 'revision', ...kind.fields].map((field) => [field, fields[field] ?? []]),
      );
      // Files come two at a time: the draft is read when they are there, not when their request began.
      const there = drafts.read(session.account.id, id)?.files ?? [];
      const order = Number(one(fields, 'order')) || Date.now();
      const isThere = ({ name }: DraftFile) => there.some((file) => file.order === order && file.name === name);
      const added = files.filter((file) => !isThere(file)).map((file) => ({ ...file, order }));
      const all = [...there, ...added].sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
      const kept = kind.files?.most === 'one' ? all.slice(-1) : all;
      if (!drafts.save(session.account.id, { id, kind: name, fields: own, files: kept })) throw new HTTPException(404);
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
    const { files, refused } = await prepareFiles(drafts.folderOf(id), upload.files);
    keep(upload.fields, kind.files ? files : []);
    if (late) return c.redirect(loginPath(here, 'kept'), 303);
    const wrong = new URLSearchParams([
      ...upload.tooLarge.map((file) => ['odd', `file-too-large:${file}`]),
      ...refused.map(({ name: file, code }) => ['odd', `${code}:${file}`]),
    ]).toString();
    return act(c, session, one(upload.fields, 'do') || 'keep', draftOf(session, id), wrong);
  });

  /** Pictures are made ready as they come; one that cannot be takes no other along. */
  const prepareFiles = async (folder: string, files: DraftFile[]) => {
    const made = await Promise.all(files.map((file) => kind.prepare?.(join(folder, file.key), file) ?? file));
    const refused = made.map((file, at) => ('code' in file ? { name: files[at]?.name ?? '', code: file.code } : null));
    return {
      files: made.flatMap((file) => ('code' in file ? [] : file)),
      refused: refused.filter((one) => one !== null),
    };
  };

  /** What the button says that sent the form. `wrong`: files that were not taken, as a query. */
  const act = async (
    c: OfficeContext,
    session: Session,
    action: string,
    draft: Draft,
    wrong: string,
  ): Promise<Response> => {
    const here = `${path}/drafts/${draft.id}`;
    const [verb, argument = ''] = action.split(/:(.*)/s);
    if (verb === 'language' && isLocale(argument)) setLanguage(c, argument);
    const changed = actOnFields(draft, verb ?? '', argument);
    if (changed) drafts.save(session.account.id, changed);
    if (verb === 'later') return c.redirect('/?done=saved', 303);
    if (verb !== 'preview' && verb !== 'publish')
      return c.redirect(`${here}?${wrong}#${kind.files?.field ?? 'content'}`, 303);
    const problems = wrong ? [] : await check(viewOf(c), session, draft);
    if (wrong || problems.length > 0) return c.redirect(`${here}?check&${wrong}`, 303);
    return verb === 'preview' && kind.preview
      ? c.redirect(`${here}/preview`, 303)
      : publishDraft(c, session, draft, false);
  };

  const publishDraft = async (
    c: OfficeContext,
    session: Session,
    draft: Draft,
    confirmed: string | false,
  ): Promise<Response> => {
    const view = viewOf(c);
    const here = `${path}/drafts/${draft.id}`;
    const sent = sentForm(view, draft);
    if (isGone(draft, sent)) return meanwhilePage(c, session, draft);
    const read = kind.read(sent);
    if (read.problems.length > 0) return c.redirect(`${here}?check`, 303);
    try {
      const written = await write(session, draft, read, { confirmed }, Number(one(draft.fields, 'revision')));
      drafts.remove(session.account.id, draft.id);
      const what = recordOf(draft) === null ? 'published' : 'changed';
      return c.redirect(
        `${kind.section === 'committees' ? '/committees' : path}?done=${what}&told=${await tellSite(written)}`,
        303,
      );
    } catch (error) {
      if (error instanceof ConflictError) return meanwhilePage(c, session, draft);
      const labels = kind.labels(view.words);
      if (error instanceof NeedsConfirmationError) {
        return c.html(consentPage(view, session, { error, action: `${here}/publish`, back: here, labels, section }));
      }
      return formPage(c, session, draft, failureProblems(error, labels, view));
    }
  };

  /** The form once more, from here on against what is there now. */
  const meanwhilePage = (c: OfficeContext, session: Session, draft: Draft) => {
    const id = recordOf(draft);
    const now = id === null ? null : kind.known(office, id);
    const fields = {
      ...draft.fields,
      record: now ? [String(id)] : [],
      revision: now && id !== null ? [String(revisionOf(database, name, revised(id)))] : [],
    };
    drafts.save(session.account.id, { ...draft, fields });
    return formPage(c, session, { ...draft, fields }, [], now ?? 'gone');
  };

  app.get(`${path}/drafts/:draft/preview`, async (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const draft = draftOf(session, c.req.param('draft'));
    const view = viewOf(c);
    if ((await check(view, session, draft)).length > 0) return c.redirect(`${path}/drafts/${draft.id}?check`, 303);
    const sent = sentForm(view, draft);
    if (!kind.preview) throw new HTTPException(404);
    return c.html(previewPage(view, session, sent, kind.preview(sent, kind.read(sent))));
  });

  app.post(`${path}/drafts/:draft/publish`, async (c) => {
    const form = await needForm(c);
    if (form instanceof Response) return form;
    return publishDraft(
      c,
      form.session,
      draftOf(form.session, c.req.param('draft')),
      one(form.fields, 'consent') || false,
    );
  });

  app.get(`${path}/drafts/:draft/files/:key`, async (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const draft = draftOf(session, c.req.param('draft'));
    const file = draft.files.find(({ key }) => key === c.req.param('key'));
    if (!file) throw new HTTPException(404);
    const stored = (c.req.query('small') !== undefined && file.preview) || (file.stored ?? file.name);
    return sentFile(await fileResponse(dirname(drafts.pathOf(draft.id, file)), stored, c.req.raw));
  });

  const { remove } = kind;
  if (remove) {
    const removal = async (c: OfficeContext, session: Session, consent: string | false | null) => {
      const id = Number(c.req.param('id'));
      if (kind.known(office, id) === null) throw new HTTPException(404);
      const view = viewOf(c);
      try {
        const asked = consent === null ? { confirmed: false, dryRun: true } : { confirmed: consent };
        const written = await office.change(session, asked, (campus) => remove(campus, id));
        if (consent === null) throw new NeedsConfirmationError(written.losses, written.warnings);
        return c.redirect(`${path}?done=removed&told=${await tellSite(written)}`, 303);
      } catch (error) {
        if (error instanceof NeedsConfirmationError) {
          const question = { error, action: `${path}/${id}/remove`, back: path, labels: {}, section };
          return c.html(consentPage(view, session, question));
        }
        const body = problemList(view.words, failureProblems(error, {}, view));
        return c.html(layout(view, { title: view.words.consent.title, body, section }));
      }
    };
    // Asks, and changes nothing: what goes is told before it does.
    app.get(`${path}/:id{[0-9]{1,15}}/remove`, async (c) => {
      const session = needSession(c);
      return session instanceof Response ? session : removal(c, session, null);
    });
    app.post(`${path}/:id{[0-9]{1,15}}/remove`, async (c) => {
      const form = await needForm(c);
      return form instanceof Response ? form : removal(c, form.session, one(form.fields, 'consent') || false);
    });
  }

  /** `meanwhile`: what someone else made of the record, or that it is gone. */
  function formPage(
    c: OfficeContext,
    session: Session,
    draft: Draft,
    problems: FormProblem[],
    meanwhile: KnownRecord | 'gone' | null = null,
  ) {
    const view = viewOf(c);
    const { words } = view;
    const sent = sentForm(view, draft);
    const isNew = recordOf(draft) === null;
    const parts = formParts(view, path, draft, sent.before, problems);
    const hidden = ['record', 'revision'].flatMap((field) =>
      (draft.fields[field] ?? []).map((value) => [field, value]),
    );
    const dropped = (draft.fields.dropFile ?? []).map((value) => ['dropFile', value]);
    const body = html`${problemList(words, problems)}${meanwhile && meanwhilePart(view, meanwhile)}
<form id="record" method="post" action="${path}/drafts/${draft.id}" enctype="multipart/form-data" class="panel" data-upload>
${tokenField(session)}
<button class="hidden" name="do" value="preview" tabindex="-1" aria-hidden="true"></button>
${[...hidden, ...dropped].map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}
${kind.form(parts, sent)}
<p class="actions end">${kind.preview && html`<button class="main" name="do" value="preview">${words.notices.preview}</button>`}
<button${!kind.preview && html` class="main"`} name="do" value="publish">${isNew ? words.notices.publish : words.notices.publishChange}</button>
<button name="do" value="later">${words.notices.keep}</button> <a class="button quiet" href="${path}">${words.cancel}</a></p>
</form>`;
    const { newOne, editOne } = kind.words(words);
    return c.html(layout(view, { title: isNew ? newOne : editOne, body, section, form: 'record' }));
  }

  /** What the first of two editors wrote, field by field. */
  function meanwhilePart({ words }: View, now: KnownRecord | 'gone') {
    if (now === 'gone') return html`<section class="problems" role="alert"><p>${words.notices.gone}</p></section>`;
    const values = Object.values(now.fields)
      .flat()
      .filter((value) => /\p{L}/u.test(value));
    return html`<section class="problems" role="alert"><p>${words.notices.meanwhile}</p><blockquote>${values.map((value) => html`<p>${value}</p>`)}
<p class="soft">${now.files.map(({ original }) => original).join(', ')}</p></blockquote></section>`;
  }

  /** The record as its page on the site has it. */
  function previewPage(view: View, session: Session, { draft, before }: SentForm, inner: ReturnType<typeof html>) {
    const { words } = view;
    const dropped = draft.fields.dropFile ?? [];
    const here = `${path}/drafts/${draft.id}`;
    const files = [
      ...(before?.files ?? [])
        .filter(({ original }) => !dropped.includes(original))
        .map(({ original, stored }) => ({ name: original, href: `/stored/${encodeURIComponent(stored)}` })),
      ...draft.files.map(({ key, name }) => ({ name, href: `${here}/files/${key}` })),
    ];
    const pictures = files.filter(({ name: file }) => /\.(jpe?g|png|gif|webp|avif)$/i.test(file));
    const body = html`<p class="soft">${words.notices.notYet}</p>
<article class="preview">${inner}
${files.length > 0 && html`<h3>${words.notices.downloads}</h3><ul class="list files">${files.map((file) => html`<li><a href="${file.href}">${file.name}</a></li>`)}</ul>`}
${pictures.map((file) => html`<img src="${file.href}" alt="${file.name}">`)}</article>
<div class="actions end"><form method="post" action="${here}/publish" class="inline">${tokenField(session)}<button class="main">${recordOf(draft) === null ? words.notices.publish : words.notices.publishChange}</button></form>
<a class="button" href="${here}">${words.notices.change}</a></div>`;
    return layout(view, { title: words.notices.previewTitle, body, section });
  }
}

/** Files of records, public or withdrawn, for who is logged in. */
export function addStoredFiles(app: Hono<OfficeEnv>, { filesFolder }: Office): void {
  app.get('/stored/:name', async (c) => {
    const session = needSession(c);
    if (session instanceof Response) return session;
    const kept = join(filesFolder, '..', 'kept-files');
    const file = c.req.param('name');
    const found =
      (await fileResponse(filesFolder, file, c.req.raw)) ??
      (existsSync(kept) ? await fileResponse(kept, file, c.req.raw) : null);
    return sentFile(found);
  });
}

/** To look at where it is a picture or a PDF, else to save: nothing that was uploaded runs as a page of the office. */
function sentFile(response: Response | null): Response {
  if (response === null) throw new HTTPException(404);
  const isShown = /^(image\/(jpeg|png|gif|webp|avif)|application\/pdf)$/.test(
    response.headers.get('content-type') ?? '',
  );
  response.headers.set('content-disposition', isShown ? 'inline' : 'attachment');
  response.headers.set('cache-control', 'no-store');
  return response;
}
