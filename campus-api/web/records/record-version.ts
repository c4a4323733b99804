import { dirname } from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import { readVersion } from '#campus-api/changes/past-versions.ts';
import type { FileTexts } from '#campus-api/database/values.ts';
import type { Draft, DraftFile } from '../drafts/drafts.ts';
import { copyStored } from './copy-stored.ts';
import { withPageText } from './file-texts.ts';
import { type Editor, revisionFields, subjectOf } from './record-draft.ts';

/** Stores a draft with an earlier version of a record, files included. `missing`: names of files that were deleted permanently. @throws HTTPException 404 */
export async function draftOfVersion(
  editor: Editor,
  session: AdminSession,
  id: number,
  change: number,
): Promise<{ draft: Draft; missing: string[] }> {
  const { services, recordType } = editor;
  const { drafts } = services;
  const current = recordType.load(services, id);
  const version = readVersion(
    services.database,
    subjectOf(recordType, id),
    (each) => each === change,
    () => recordType.load(services, id),
  );
  if (version === null) throw new HTTPException(404);
  const isCurrent = (stored: string) => (current?.files ?? []).some((file) => file.stored === stored);
  const fields = { ...version.fields, ...(current ? revisionFields(editor, id) : {}) };
  const { keep } = version.fields;
  const removed = (current?.files ?? []).filter(({ stored }) => !version.files.some((file) => file.stored === stored));
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
    draft = withTexts(draft, key, texts, current?.files.find((each) => each.stored === stored)?.texts ?? {});
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
