import { join } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatTime } from '#packages/nepali/calendar/index.ts';
import { type Fields, firstValue, isDraftId } from '../drafts/drafts.ts';
import { receiveForm, TooManyFilesError, type Upload } from '../drafts/uploads.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { endedPage, MAX_ENDED_BYTES, sentTexts } from '../requests/ended-page.ts';
import { requireToken } from '../requests/form.ts';
import { endNotice, loginPath } from '../requests/login-path.ts';
import { uploadProblem, uploadProblemText } from '../view/change-page.ts';
import { addFiles, prepareFiles, rejectedParts } from './add-files.ts';
import { findDraft } from './check-draft.ts';
import type { DraftType } from './draft-type.ts';
import { addLibraryRoutes } from './library.ts';
import { runAction } from './publish.ts';
import { addUploadRoutes } from './receive-upload.ts';

/** Whether the script of the form sent it: the response is JSON, and the page stays. */
export const isFromScript = (c: AdminContext): boolean => c.req.header('accept') === 'application/json';

/** Receives a form. It is stored as a draft first: no input is lost by an error or an ended session. */
export function addDraftReceiver(app: Hono<AdminEnv>, type: DraftType): void {
  const { services, path, kind } = type;
  const { drafts, uploads } = services;
  addUploadRoutes(app, type);
  if (type.files !== 'none') addLibraryRoutes(app, type);
  /** Files of uploads that are being added, by their folders: a request that is sent again waits for the first one. */
  const adding = new Map<string, ReturnType<typeof prepareFiles>>();

  /** The complete file of an upload, prepared; null while bytes are missing. */
  const takeUpload = async (id: string, key: string) => {
    const file = uploads.complete(id, key);
    if (file === null) return null;
    const path = join(drafts.folderOf(id), key);
    const preparing = adding.get(path) ?? prepareFiles(type, drafts.folderOf(id), [file]);
    adding.set(path, preparing);
    return preparing.finally(() => adding.delete(path));
  };

  app.post(`${path}/drafts/:draft`, async (c) => {
    const isLate = c.get('session') === null;
    const session = c.get('session') ?? c.get('lateSession');
    if (session === null) return receiveWithoutSession(type, c);
    if (!isDraftId(c.req.param('draft'))) throw new HTTPException(404);
    const { id, taker } = drafts.ownDraft(session.account.id, c.req.param('draft'));
    const draftUrl = `${path}/drafts/${id}`;
    const view = viewOf(c);
    const isNew = drafts.read(session.account.id, id) === null;
    let fields: Fields | null = null;
    let isSaved = false;
    const saveFields = (sent: Fields) => {
      const draft = drafts.read(session.account.id, id);
      fields = type.storedFields(sent, draft?.fields ?? null);
      if (!drafts.save(session.account.id, { id, kind, fields, files: draft?.files ?? [] }))
        throw new HTTPException(404);
      isSaved = true;
    };
    const admit = (sent: Fields) => {
      // A refusal shows them once more.
      c.set('sentFields', sent);
      requireToken(session, sent);
      // Before the files, whose upload may fail.
      saveFields(sent);
    };
    let upload: Upload;
    let prepared: Awaited<ReturnType<typeof prepareFiles>>;
    try {
      upload = await services.uploadQuota.use(session.account.id, (takeBytes) =>
        receiveForm(c.req.raw, drafts.folderOf(id), admit, { takesFiles: !isLate, takeBytes }),
      );
      const order = Number(firstValue(upload.fields, 'order')) || Date.now();
      const key = firstValue(upload.fields, 'upload');
      if (key !== '' && !isLate) {
        const isAdded = findDraft(type, session, id).files.some((file) => file.key === key);
        const completed = isAdded ? { files: [], rejected: [] } : await takeUpload(id, key);
        if (completed === null) return c.json({ problem: '' }, 409);
        prepared = completed;
        addFiles(type, session, id, completed.files, order);
        uploads.remove(id, key, { withFile: completed.rejected.length > 0 });
      } else {
        prepared = await prepareFiles(type, drafts.folderOf(id), upload.files);
        // Fields may follow the files.
        saveFields(upload.fields);
        addFiles(type, session, id, prepared.files, order);
      }
    } catch (error) {
      if (isLate || fields === null || error instanceof HTTPException) throw error;
      if (error instanceof TooManyFilesError) saveFields(error.fields);
      const problem = uploadProblem(error) ?? 'notStored';
      if (problem === 'notStored') console.error(`admin: ${c.req.method} ${c.req.path} failed:`, error);
      const text = uploadProblemText(problem, view);
      const status = problem === 'disk' ? 507 : 500;
      if (isFromScript(c)) return c.json({ problem: text }, status);
      if (isSaved) return c.redirect(`${draftUrl}?problem=${problem}`, 303);
      // The draft exists only in this response.
      c.status(status);
      return type.formPage(c, session, { id, kind, fields, files: [] }, [{ field: '', text }]);
    }
    if (isLate) {
      const notice = upload.isWithoutFiles ? 'textSaved' : 'saved';
      if (isFromScript(c)) return c.json({ problem: view.messages.login[notice] }, 401);
      return c.redirect(loginPath(draftUrl, notice), 303);
    }
    const rejectedQuery = new URLSearchParams([
      ...rejectedParts(upload.tooLarge.map((name) => ({ name, code: 'file-too-large', field: undefined }))),
      ...rejectedParts(prepared.rejected),
    ]).toString();
    const action = firstValue(upload.fields, 'do') || 'keep';
    const [verb, argument = ''] = action.split(/:(.*)/s);
    if (verb === 'cancel' && uploads.received(id, argument) !== null) uploads.remove(id, argument, { withFile: true });
    // Published now, it would lack a file.
    const lacksFile = (verb === 'publish' || verb === 'preview') && uploads.list(id).length > 0;
    if (lacksFile) return c.redirect(`${draftUrl}?check#unfinished`, 303);
    const response =
      verb === 'library'
        ? c.redirect(`${draftUrl}/library?${new URLSearchParams({ action: argument })}`, 303)
        : await runAction(type, c, session, action, id, rejectedQuery);
    if (!isFromScript(c)) {
      const opened = isNew && verb === 'language' ? type.openedForm(upload.fields, view.language) : null;
      if (!opened || uploadCount(upload) > 0 || !isUntouched(findDraft(type, session, id).fields, opened.fields))
        return response;
      // The language of a form without scripts was changed, and nothing was typed.
      drafts.remove(session.account.id, id);
      return c.redirect(opened.address, 303);
    }
    const text = taker === null ? view.messages.editing.savedAt : view.messages.home.savedCopy;
    const saved = fillIn(text, { time: formatTime(new Date(), view.language), name: taker ?? '' }, view.language);
    return c.json({ saved, page: response.headers.get('location') ?? draftUrl });
  });
}

const uploadCount = ({ files, tooLarge }: Upload) => files.length + tooLarge.length;

/** Fields that no clerk types: the record, and the number of visible rows. */
const stateFields = ['record', 'revision', 'rows'];

/** Whether a form was sent as it was opened, blanks disregarded. */
function isUntouched(sent: Fields, opened: Fields): boolean {
  const valuesOf = (fields: Fields, name: string) =>
    (fields[name] ?? []).map((value) => value.replaceAll('\r\n', '\n').trim()).filter(Boolean);
  return Object.keys(sent)
    .filter((name) => !stateFields.includes(name))
    .every((name) => valuesOf(sent, name).join('\0') === valuesOf(opened, name).join('\0'));
}

/** A form of a browser whose session was ended, or that has none: nothing is stored, and its texts are shown once. */
async function receiveWithoutSession({ labelOf }: DraftType, c: AdminContext): Promise<Response> {
  const { login } = viewOf(c).messages;
  if (isFromScript(c)) return c.json({ problem: login[endNotice(c) ?? 'notLoggedIn'] }, 401);
  const isSmall = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) <= MAX_ENDED_BYTES;
  if (endNotice(c) === null && !isSmall) return endedPage(c, []);
  let fields: Fields = {};
  const admit = (sent: Fields) => {
    fields = sent;
  };
  // Of an incomplete form, what has arrived.
  await receiveForm(c.req.raw, '', admit, { takesFiles: false }).catch(() => undefined);
  return endedPage(
    c,
    sentTexts(fields, (name) => labelOf(c, fields, name)),
  );
}
