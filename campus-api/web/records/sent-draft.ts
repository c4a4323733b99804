import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { isLocale } from '#content/locale.ts';
import { type Draft, firstValue } from '../drafts/drafts.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { setLanguage } from '../requests/cookies.ts';
import { anchorAfter, applyAction } from './draft-actions.ts';
import { formPage } from './form.ts';
import { renameForVisitors } from './prepare-upload.ts';
import { publishDraft } from './publish.ts';
import { addDraftReceiver } from './receive-draft.ts';
import { checkDraft, draftPath, type Editor, findDraft } from './record-draft.ts';

/** Receives the form of a record. */
export function addSentDraftRoute(app: Hono<AdminEnv>, editor: Editor): void {
  const { services, recordType } = editor;
  const { path, name, files, fields } = recordType;
  addDraftReceiver(app, {
    services,
    path,
    kind: name,
    files: files === undefined ? 'none' : files.isMultiple ? 'all' : 'one',
    takesPictures: () => files?.accept === 'image/*',
    find: (session, id) => findDraft(editor, session, id),
    labelOf: (c, _, field) => recordType.labels(viewOf(c).language)[field] ?? '',
    storedFields: (sent) =>
      Object.fromEntries(['record', 'revision', ...fields].map((field) => [field, sent[field] ?? []])),
    openedForm(sent) {
      const record = firstValue(sent, 'record');
      if (record === '') return { address: `${path}/new`, fields: {} };
      const stored = recordType.load(services, Number(record));
      if (stored === null) return null;
      const files = {
        fileKey: stored.files.map((file) => file.stored),
        fileLabel: stored.files.map((file) => file.original),
      };
      return { address: `${path}/${record}/edit`, fields: { ...files, ...stored.fields } };
    },
    prepare: async (folder, file) => recordType.prepare?.(folder, file) ?? renameForVisitors(folder, file),
    formPage: (c, session, draft, problems) => formPage(editor, c, session, draft, problems),
    act: (c, session, action, id, rejectedQuery) =>
      runAction(editor, c, session, action, findDraft(editor, session, id), rejectedQuery),
  });
}

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
  return verb === 'preview' && !recordType.isPrivate
    ? c.redirect(`${draftUrl}/preview`, 303)
    : publishDraft(editor, c, session, draft, false);
}
