import { dirname } from 'node:path';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import { readVersion, readVersions } from '#campus-api/changes/past-versions.ts';
import type { FileTexts } from '#campus-api/database/values.ts';
import type { Draft, DraftFile } from '../drafts/drafts.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { html } from '../view/html.ts';
import { adminLayout } from '../view/layout.ts';
import { copyStored } from './copy-stored.ts';
import { withPageText } from './file-texts.ts';
import { differencesPart, recordValues } from './form-values.ts';
import { draftPath, type Editor, revisionFields, subjectOf } from './record-draft.ts';
import { versionList, versionsPage } from './version-list.ts';

/** The versions of a record, and a button for each that opens it as a draft. */
export function addVersionRoutes(app: Hono<AdminEnv>, editor: Editor): void {
  const { services, recordType } = editor;
  const path = `${recordType.path}/:id{[0-9]{1,15}}/versions`;

  app.get(path, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const id = Number(c.req.param('id'));
    const record = recordType.load(services, id);
    if (record === null) throw new HTTPException(404);
    const view = viewOf(c);
    const page = versionsPage(c);
    const values = () => {
      const version = recordType.load(services, id);
      return version && recordValues(editor, view, id, version);
    };
    const versions = readVersions(services.database, subjectOf(recordType, id), page, values);
    const base = `${recordType.path}/${id}`;
    const list = versionList(versions, view, {
      from: page.from,
      path: `${base}/versions`,
      differences: (before, after) => differencesPart(before, after ?? [], view),
      action: (change) => `${base}/versions/${change}`,
    });
    const title = recordValues(editor, view, id, record).find(({ text }) => text !== '')?.text ?? '';
    const body = html`<p><a href="${base}/edit">${title}</a></p>
${list}`;
    return c.html(adminLayout(view, { title: view.messages.versions.title, body, section: recordType.section }));
  });

  app.post(`${path}/:change{[0-9]{1,15}}`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const id = Number(c.req.param('id'));
    const change = Number(c.req.param('change'));
    const { draft, missing } = await draftOfVersion(editor, form.session, id, change);
    const query = new URLSearchParams([
      ['version', String(change)],
      ...missing.map((name) => ['odd', `file-gone:${name}`]),
    ]);
    return c.redirect(`${draftPath(editor, draft)}?${query}`, 303);
  });
}

/** Stores a draft with an earlier version of a record, files included. `missing`: names of files that were deleted permanently. @throws HTTPException 404 */
async function draftOfVersion(
  editor: Editor,
  session: AdminSession,
  id: number,
  change: number,
): Promise<{ draft: Draft; missing: string[] }> {
  const { services, recordType } = editor;
  const { drafts } = services;
  const current = recordType.load(services, id);
  if (current === null) throw new HTTPException(404);
  const version = readVersion(
    services.database,
    subjectOf(recordType, id),
    (each) => each === change,
    () => recordType.load(services, id),
  );
  if (version === null) throw new HTTPException(404);
  const isCurrent = (stored: string) => current.files.some((file) => file.stored === stored);
  const fields = { ...version.fields, ...revisionFields(editor, id) };
  const { keep } = version.fields;
  const removed = current.files.filter(({ stored }) => !version.files.some((file) => file.stored === stored));
  let draft: Draft = {
    id: newId(),
    kind: recordType.name,
    fields: {
      ...fields,
      dropFile: removed.map(({ original }) => original),
      ...(keep && { keep: ['', ...keep.filter(isCurrent)] }),
    },
    files: [],
  };
  drafts.save(session.account.id, draft);
  const missing: string[] = [];
  const keys: string[] = [];
  for (const { stored, original, texts = {} } of version.files) {
    const file = isCurrent(stored) ? stored : await addStored(editor, draft, { stored, original });
    if (file === null) {
      missing.push(original);
      continue;
    }
    const key = typeof file === 'string' ? file : file.key;
    keys.push(key);
    if (typeof file !== 'string') draft = { ...draft, files: [...draft.files, file] };
    draft = withTexts(draft, key, texts, current.files.find((each) => each.stored === stored)?.texts ?? {});
  }
  if (recordType.fields.includes('fileKey')) {
    const labels = version.files.filter(({ original }) => !missing.includes(original)).map(({ original }) => original);
    draft = { ...draft, fields: { ...draft.fields, fileKey: keys, fileLabel: labels } };
  }
  drafts.save(session.account.id, draft);
  return { draft, missing };
}

/** A stored file as a file of the draft; null if it was deleted. */
async function addStored(
  { services, recordType }: Editor,
  { id }: Draft,
  stored: { stored: string; original: string },
): Promise<DraftFile | null> {
  const file = copyStored(services, id, stored);
  if (file === null || !recordType.prepare) return file;
  const prepared = await recordType.prepare(dirname(services.drafts.pathOf(id, file)), file);
  return 'code' in prepared ? null : prepared;
}

/** The draft with the texts of a file as they were. */
const withTexts = (draft: Draft, file: string, texts: FileTexts, now: FileTexts): Draft =>
  [...new Set([...Object.keys(texts), ...Object.keys(now)])]
    .filter((page) => texts[page] !== now[page])
    .reduce((changed, page) => withPageText(changed, { file, page: Number(page), text: texts[page] ?? '' }), draft);
