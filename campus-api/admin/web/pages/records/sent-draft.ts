import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isLocale } from '#content/locale.ts';
import { nameForVisitors } from '../../../files/check-file.ts';
import { uploadProblem } from '../../change-page.ts';
import { type Draft, type DraftFile, type Fields, isDraftId, one } from '../../drafts.ts';
import type { Kind } from '../../record-types/record-type.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../../requests/context.ts';
import { setLanguage } from '../../requests/cookies.ts';
import { requireToken } from '../../requests/form.ts';
import { loginPath } from '../../requests/login-path.ts';
import type { Session } from '../../sessions.ts';
import { receiveForm, type Upload, UploadQuotaError } from '../../uploads.ts';
import { anchorAfter, applyAction } from './draft-actions.ts';
import { formPage } from './form.ts';
import { publishDraft } from './publish.ts';
import { checkDraft, draftPath, type Editor, findDraft } from './record-draft.ts';

/** Takes a form that was sent. It is kept as a draft first: neither an error nor an ended session loses what was typed. */
export function addSentDraftRoute(app: Hono<AdminEnv>, desk: Editor): void {
  const { office, kind } = desk;
  const { drafts } = office;
  const { path, name } = kind;

  app.post(`${path}/drafts/:draft`, async (c) => {
    const late = c.get('session') === null;
    const session = c.get('session') ?? c.get('lateSession');
    if (session === null) return c.redirect(loginPath('/', 'ended'), 303);
    const id = c.req.param('draft');
    if (!isDraftId(id)) throw new HTTPException(404);
    const here = draftPath(desk, { id });
    let own: Fields = {};
    let isSaved = false;
    const keep = (fields: Fields, files: DraftFile[]) => {
      own = Object.fromEntries(['record', 'revision', ...kind.fields].map((field) => [field, fields[field] ?? []]));
      // Files come two at a time: the draft is read when they are there, not when their request began.
      const there = drafts.read(session.account.id, id)?.files ?? [];
      const order = Number(one(fields, 'order')) || Date.now();
      const isThere = ({ name }: DraftFile) => there.some((file) => file.order === order && file.name === name);
      const added = files.filter((file) => !isThere(file)).map((file) => ({ ...file, order }));
      const all = [...there, ...added].sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
      const kept = kind.files?.most === 'one' ? all.slice(-1) : all;
      if (!drafts.save(session.account.id, { id, kind: name, fields: own, files: kept })) throw new HTTPException(404);
      isSaved = true;
    };
    const admit = (fields: Fields) => {
      requireToken(session, fields);
      // Before the files, which may break off.
      keep(fields, []);
    };
    let upload: Upload;
    let prepared: Awaited<ReturnType<typeof prepareFiles>>;
    try {
      upload = await office.uploadQuota.use(session.account.id, (takeBytes) =>
        receiveForm(c.req.raw, drafts.folderOf(id), admit, { takesFiles: !late, takeBytes }),
      );
      prepared = await prepareFiles(kind, drafts.folderOf(id), upload.files);
      keep(upload.fields, kind.files ? prepared.files : []);
    } catch (error) {
      const text = uploadProblem(error, viewOf(c));
      if (text === null || late) throw error;
      if (isSaved) return c.redirect(`${here}?${error instanceof UploadQuotaError ? 'quota' : 'full'}`, 303);
      // The draft is nowhere but in this answer.
      c.status(507);
      return formPage(desk, c, session, { id, kind: name, fields: own, files: [] }, [{ field: '', text }]);
    }
    if (late) return c.redirect(loginPath(here, upload.isWithoutFiles ? 'textKept' : 'kept'), 303);
    const { refused } = prepared;
    const wrong = new URLSearchParams([
      ...upload.tooLarge.map((file) => ['odd', `file-too-large:${file}`]),
      ...refused.map(({ name: file, code }) => ['odd', `${code}:${file}`]),
    ]).toString();
    const action = one(upload.fields, 'do') || 'keep';
    return act(desk, c, session, action, findDraft(desk, session, id), wrong);
  });
}

/** Pictures are made ready as they come; one that cannot be takes no other along. */
async function prepareFiles(kind: Kind, folder: string, files: DraftFile[]) {
  const made = await Promise.all(
    files.map((file) => kind.prepare?.(join(folder, file.key), file) ?? renamed(folder, file)),
  );
  const refused = made.map((file, at) => ('code' in file ? { name: files[at]?.name ?? '', code: file.code } : null));
  return {
    files: made.flatMap((file) => ('code' in file ? [] : file)),
    refused: refused.filter((one) => one !== null),
  };
}

/** The file under the name that visitors will see. */
function renamed(folder: string, file: DraftFile): DraftFile {
  const path = join(folder, file.key, file.name);
  const name = nameForVisitors({ path });
  if (name !== file.name) renameSync(path, join(folder, file.key, name));
  return { ...file, name };
}

/** What the button says that sent the form. `wrong`: files that were not taken, as a query. */
async function act(
  desk: Editor,
  c: AdminContext,
  session: Session,
  action: string,
  draft: Draft,
  wrong: string,
): Promise<Response> {
  const { office, kind } = desk;
  const here = draftPath(desk, draft);
  const [verb, argument = ''] = action.split(/:(.*)/s);
  if (verb === 'language' && isLocale(argument)) setLanguage(c, argument);
  const changed = applyAction(draft, verb ?? '', argument);
  if (changed) office.drafts.save(session.account.id, changed);
  if (verb === 'later') return c.redirect('/?done=saved', 303);
  if (verb !== 'preview' && verb !== 'publish')
    return c.redirect(`${here}?${wrong}#${anchorAfter(verb ?? '', argument, kind.files?.field)}`, 303);
  const problems = wrong ? [] : await checkDraft(desk, viewOf(c), session, draft);
  if (wrong || problems.length > 0) return c.redirect(`${here}?check&${wrong}`, 303);
  return verb === 'preview' && kind.preview
    ? c.redirect(`${here}/preview`, 303)
    : publishDraft(desk, c, session, draft, false);
}
