import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import { revisionOf } from '#campus-api/changes/revisions.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { type Draft, type Fields, firstValue } from '../drafts/drafts.ts';
import type { AdminServices } from '../requests/services.ts';
import { type FormProblem, failureProblems } from '../view/change-page.ts';
import type { View } from '../view/layout.ts';
import type { ReadForm, RecordType } from './record-type.ts';
import type { SentForm } from './sent-form.ts';

/** The services and the type of the records that are edited. */
export interface Editor {
  services: AdminServices;
  recordType: RecordType;
}

export const draftPath = ({ recordType }: Editor, { id }: Pick<Draft, 'id'>): string =>
  `${recordType.path}/drafts/${id}`;

/** The id of the record that a draft changes; null for a new one. */
export const recordIdOf = ({ fields }: Draft): number | null =>
  firstValue(fields, 'record') === '' ? null : Number(firstValue(fields, 'record'));

/** The record in the log of changes: the lists of the structure are one. */
export const subjectOf = (
  { name }: Pick<RecordType, 'name'>,
  id: number,
): { kind: RecordType['name']; id: number } => ({
  kind: name,
  id: name === 'structure' ? 1 : id,
});

/** Hidden fields that detect concurrent edits. */
export function revisionFields({ services, recordType }: Editor, id: number): Fields {
  const subject = subjectOf(recordType, id);
  return { record: [String(id)], revision: [String(revisionOf(services.database, subject.kind, subject.id))] };
}

/** @throws HTTPException 404 if the account has no such draft of this type */
export function findDraft({ services, recordType }: Editor, session: AdminSession, id: string): Draft {
  const draft = services.drafts.read(session.account.id, id);
  if (draft === null || draft.kind !== recordType.name) throw new HTTPException(404);
  return draft;
}

export function sentForm({ services, recordType }: Editor, view: View, draft: Draft): SentForm {
  const id = recordIdOf(draft);
  const before = id === null ? null : recordType.load(services, id);
  const files = draft.files.map((file) => ({ path: services.drafts.pathOf(draft.id, file), name: file.name }));
  return { view, services, draft, before, files };
}

/** Whether the record that a draft changes was removed. */
export const isGone = ({ draft, before }: SentForm): boolean => recordIdOf(draft) !== null && before === null;

export function writeDraft(
  { services }: Editor,
  session: AdminSession,
  draft: Draft,
  read: ReadForm,
  { confirmation, revision }: { confirmation: Confirmation; revision?: number },
) {
  return services.change(session, confirmation, (campus) => read.write(campus, recordIdOf(draft), revision));
}

/** All problems of a form, by a dry run, which `inspect` sees. */
export async function checkDraft(
  editor: Editor,
  view: View,
  session: AdminSession,
  draft: Draft,
  inspect?: Confirmation['inspect'],
): Promise<FormProblem[]> {
  const sent = sentForm(editor, view, draft);
  const read = editor.recordType.read(sent);
  if (isGone(sent)) return read.problems;
  try {
    const confirmation = { confirmed: false, dryRun: true, ...(inspect && { inspect }) };
    await writeDraft(editor, session, draft, read, { confirmation });
    return read.problems;
  } catch (error) {
    return [...failureProblems(error, editor.recordType.labels(view.language), view), ...read.problems];
  }
}

/** Names of the fields that were typed in Preeti or a similar font. */
export async function legacyFields(editor: Editor, view: View, session: AdminSession, draft: Draft): Promise<string[]> {
  const read = editor.recordType.read(sentForm(editor, view, draft));
  const issues = await writeDraft(editor, session, draft, read, {
    confirmation: { confirmed: false, dryRun: true },
  }).then(
    ({ warnings }) => warnings,
    (error: unknown) => {
      if (error instanceof RefusedError) return error.issues;
      throw error;
    },
  );
  // A rank is a part of its seat.
  const names = issues.flatMap(({ code, field }) =>
    code === 'legacy-font' ? [field === 'seat' ? 'role' : field] : [],
  );
  return [...new Set(names)];
}
