import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isLocale } from '#content/locale.ts';
import { nameForVisitors } from '../../../files/check-file.ts';
import { uploadProblem, uploadProblemText } from '../../change-page.ts';
import { type Draft, type DraftFile, type Fields, firstValue, isDraftId } from '../../drafts.ts';
import type { RecordType } from '../../record-types/record-type.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../../requests/context.ts';
import { setLanguage } from '../../requests/cookies.ts';
import { requireToken } from '../../requests/form.ts';
import { loginPath } from '../../requests/login-path.ts';
import type { AdminSession } from '../../sessions.ts';
import { receiveForm, TooManyFilesError, type Upload } from '../../uploads.ts';
import { anchorAfter, applyAction } from './draft-actions.ts';
import { formPage } from './form.ts';
import { publishDraft } from './publish.ts';
import { checkDraft, draftPath, type Editor, findDraft } from './record-draft.ts';

/** Receives a form. It is stored as a draft first: no input is lost by an error or an ended session. */
export function addSentDraftRoute(app: Hono<AdminEnv>, editor: Editor): void {
  const { services, recordType } = editor;
  const { drafts } = services;
  const { path, name } = recordType;

  app.post(`${path}/drafts/:draft`, async (c) => {
    const isLate = c.get('session') === null;
    const session = c.get('session') ?? c.get('lateSession');
    if (session === null) return c.redirect(loginPath('/', 'ended'), 303);
    const id = c.req.param('draft');
    if (!isDraftId(id)) throw new HTTPException(404);
    const draftUrl = draftPath(editor, { id });
    let fields: Fields | null = null;
    let isSaved = false;
    const saveDraft = (sent: Fields, files: DraftFile[]) => {
      fields = Object.fromEntries(
        ['record', 'revision', ...recordType.fields].map((field) => [field, sent[field] ?? []]),
      );
      // Files arrive two at a time: the draft is read after the upload, not before.
      const existing = drafts.read(session.account.id, id)?.files ?? [];
      const order = Number(firstValue(sent, 'order')) || Date.now();
      const isStored = ({ name }: DraftFile) => existing.some((file) => file.order === order && file.name === name);
      const added = files.filter((file) => !isStored(file)).map((file) => ({ ...file, order }));
      const all = [...existing, ...added].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
      const stored = recordType.files?.isMultiple === false ? all.slice(-1) : all;
      if (!drafts.save(session.account.id, { id, kind: name, fields, files: stored })) throw new HTTPException(404);
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
      prepared = await prepareFiles(recordType, drafts.folderOf(id), upload.files);
      saveDraft(upload.fields, recordType.files ? prepared.files : []);
    } catch (error) {
      if (isLate || fields === null || error instanceof HTTPException) throw error;
      if (error instanceof TooManyFilesError) saveDraft(error.fields, []);
      const problem = uploadProblem(error) ?? 'notStored';
      if (problem === 'notStored') console.error(`office: ${c.req.method} ${c.req.path} failed:`, error);
      if (isSaved) return c.redirect(`${draftUrl}?problem=${problem}`, 303);
      // The draft exists only in this response.
      c.status(problem === 'disk' ? 507 : 500);
      const text = uploadProblemText(problem, viewOf(c));
      return formPage(editor, c, session, { id, kind: name, fields, files: [] }, [{ field: '', text }]);
    }
    if (isLate) return c.redirect(loginPath(draftUrl, upload.isWithoutFiles ? 'textSaved' : 'saved'), 303);
    const { rejected } = prepared;
    const rejectedQuery = new URLSearchParams([
      ...upload.tooLarge.map((file) => ['odd', `file-too-large:${file}`]),
      ...rejected.map(({ name: file, code }) => ['odd', `${code}:${file}`]),
    ]).toString();
    const action = firstValue(upload.fields, 'do') || 'keep';
    return runAction(editor, c, session, action, findDraft(editor, session, id), rejectedQuery);
  });
}

/** Prepares uploaded pictures; a picture that fails does not affect others. */
async function prepareFiles(recordType: RecordType, folder: string, files: DraftFile[]) {
  const prepared = await Promise.all(
    files.map((file) => recordType.prepare?.(join(folder, file.key), file) ?? renameForVisitors(folder, file)),
  );
  const rejected = prepared.map((file, at) =>
    'code' in file ? { name: files[at]?.name ?? '', code: file.code } : null,
  );
  return {
    files: prepared.flatMap((file) => ('code' in file ? [] : file)),
    rejected: rejected.filter((file) => file !== null),
  };
}

/** Renames a file to its name for visitors. */
function renameForVisitors(folder: string, file: DraftFile): DraftFile {
  const path = join(folder, file.key, file.name);
  const name = nameForVisitors({ path });
  if (name !== file.name) renameSync(path, join(folder, file.key, name));
  return { ...file, name };
}

/** Runs the action of the button that sent the form. `rejectedQuery`: the rejected files, as a query. */
async function runAction(
  editor: Editor,
  c: AdminContext,
  session: AdminSession,
  action: string,
  draft: Draft,
  rejectedQuery: string,
): Promise<Response> {
  const { services, recordType } = editor;
  const draftUrl = draftPath(editor, draft);
  const [verb, argument = ''] = action.split(/:(.*)/s);
  if (verb === 'language' && isLocale(argument)) setLanguage(c, argument);
  const changed = applyAction(draft, verb ?? '', argument);
  if (changed) services.drafts.save(session.account.id, changed);
  if (verb === 'later') return c.redirect('/?done=saved', 303);
  if (verb !== 'preview' && verb !== 'publish')
    return c.redirect(
      `${draftUrl}?${rejectedQuery}#${anchorAfter(verb ?? '', argument, recordType.files?.field)}`,
      303,
    );
  const problems = rejectedQuery ? [] : await checkDraft(editor, viewOf(c), session, draft);
  if (rejectedQuery || problems.length > 0) return c.redirect(`${draftUrl}?check&${rejectedQuery}`, 303);
  return verb === 'preview' && recordType.preview
    ? c.redirect(`${draftUrl}/preview`, 303)
    : publishDraft(editor, c, session, draft, false);
}
