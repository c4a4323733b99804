import { join } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type Draft, type DraftFile, type Fields, firstValue, isDraftId } from '../drafts/drafts.ts';
import { receiveForm, TooManyFilesError, type Upload } from '../drafts/uploads.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { requireToken } from '../requests/form.ts';
import { loginPath } from '../requests/login-path.ts';
import type { AdminServices } from '../requests/services.ts';
import { type FormProblem, uploadProblem, uploadProblemText } from '../view/change-page.ts';
import type { RecordType } from './record-type.ts';

/** The drafts of one kind of form. */
export interface DraftReceiver {
  services: AdminServices;
  /** The path above `/drafts/ID`. */
  path: string;
  kind: string;
  /** The files that a draft keeps: none, the last one, or all. */
  files: 'none' | 'one' | 'all';
  /** The fields that a draft stores; `existing`: those of the draft before. */
  storedFields(sent: Fields, existing: Fields | null): Fields;
  /** Processes an uploaded file; one with a problem is removed from the draft. */
  prepare: NonNullable<RecordType['prepare']>;
  /** The form of a draft that could not be stored. */
  formPage(c: AdminContext, session: AdminSession, draft: Draft, problems: FormProblem[]): Response | Promise<Response>;
  /** Runs the action of the button that sent the form. `rejectedQuery`: the rejected files, as a query. */
  act(c: AdminContext, session: AdminSession, action: string, id: string, rejectedQuery: string): Promise<Response>;
}

/** Receives a form. It is stored as a draft first: no input is lost by an error or an ended session. */
export function addDraftReceiver(app: Hono<AdminEnv>, receiver: DraftReceiver): void {
  const { services, path, kind } = receiver;
  const { drafts } = services;

  app.post(`${path}/drafts/:draft`, async (c) => {
    const isLate = c.get('session') === null;
    const session = c.get('session') ?? c.get('lateSession');
    if (session === null) return c.redirect(loginPath('/', 'ended'), 303);
    const id = c.req.param('draft');
    if (!isDraftId(id)) throw new HTTPException(404);
    const draftUrl = `${path}/drafts/${id}`;
    let fields: Fields | null = null;
    let isSaved = false;
    const saveDraft = (sent: Fields, files: DraftFile[]) => {
      // Files arrive two at a time: the draft is read after the upload, not before.
      const draft = drafts.read(session.account.id, id);
      fields = receiver.storedFields(sent, draft?.fields ?? null);
      const existing = draft?.files ?? [];
      const order = Number(firstValue(sent, 'order')) || Date.now();
      const isStored = ({ name }: DraftFile) => existing.some((file) => file.order === order && file.name === name);
      const added = files.filter((file) => !isStored(file)).map((file) => ({ ...file, order }));
      const all = [...existing, ...added].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
      const stored = receiver.files === 'one' ? all.slice(-1) : all;
      if (!drafts.save(session.account.id, { id, kind, fields, files: stored })) throw new HTTPException(404);
      isSaved = true;
    };
    const admit = (sent: Fields) => {
      requireToken(session, sent);
      // Before the files, whose upload may fail.
      saveDraft(sent, []);
    };
    let upload: Upload;
    let prepared: Awaited<ReturnType<typeof prepareFiles>>;
    try {
      upload = await services.uploadQuota.use(session.account.id, (takeBytes) =>
        receiveForm(c.req.raw, drafts.folderOf(id), admit, { takesFiles: !isLate, takeBytes }),
      );
      prepared = await prepareFiles(receiver, drafts.folderOf(id), upload.files);
      saveDraft(upload.fields, receiver.files === 'none' ? [] : prepared.files);
    } catch (error) {
      if (isLate || fields === null || error instanceof HTTPException) throw error;
      if (error instanceof TooManyFilesError) saveDraft(error.fields, []);
      const problem = uploadProblem(error) ?? 'notStored';
      if (problem === 'notStored') console.error(`office: ${c.req.method} ${c.req.path} failed:`, error);
      if (isSaved) return c.redirect(`${draftUrl}?problem=${problem}`, 303);
      // The draft exists only in this response.
      c.status(problem === 'disk' ? 507 : 500);
      const text = uploadProblemText(problem, viewOf(c));
      return receiver.formPage(c, session, { id, kind, fields, files: [] }, [{ field: '', text }]);
    }
    if (isLate) return c.redirect(loginPath(draftUrl, upload.isWithoutFiles ? 'textSaved' : 'saved'), 303);
    const rejectedQuery = new URLSearchParams([
      ...upload.tooLarge.map((file) => ['odd', `file-too-large:${file}`]),
      ...prepared.rejected.map(({ name: file, code }) => ['odd', `${code}:${file}`]),
      ...prepared.rejected.slice(0, 1).flatMap(({ field }) => (field === undefined ? [] : [['of', field]])),
    ]).toString();
    return receiver.act(c, session, firstValue(upload.fields, 'do') || 'keep', id, rejectedQuery);
  });
}

/** Prepares uploaded files; one that fails does not affect others. */
async function prepareFiles({ prepare }: DraftReceiver, folder: string, files: DraftFile[]) {
  const prepared = await Promise.all(files.map((file) => prepare(join(folder, file.key), file)));
  const rejected = prepared.map((file, at) =>
    'code' in file ? { name: files[at]?.name ?? '', code: file.code, field: files[at]?.field } : null,
  );
  return {
    files: prepared.flatMap((file) => ('code' in file ? [] : file)),
    rejected: rejected.filter((file) => file !== null),
  };
}
