import { HTTPException } from 'hono/http-exception';
import type { Confirmation } from '../../../changes/confirmation.ts';
import { revisionOf } from '../../../changes/revisions.ts';
import { RefusedError } from '../../../validation/issue.ts';
import type { Office } from '../../admin.ts';
import { type FormProblem, failureProblems } from '../../change-page.ts';
import { type Draft, type Fields, one } from '../../drafts.ts';
import type { Kind, ReadForm, SentForm } from '../../record-types/record-type.ts';
import type { Session } from '../../sessions.ts';
import type { View } from '../../view/layout.ts';

/** Where records of one kind are written. */
export interface Editor {
  office: Office;
  kind: Kind;
}

export const draftPath = ({ kind }: Editor, { id }: Pick<Draft, 'id'>): string => `${kind.path}/drafts/${id}`;

/** The id of the record that a draft changes; null for a new one. */
export const recordOf = ({ fields }: Draft): number | null =>
  one(fields, 'record') === '' ? null : Number(one(fields, 'record'));

/** What a form hands back so that the second of two editors is told; the lists of the structure have one revision. */
export function revisionFields({ office, kind }: Editor, id: number): Fields {
  const revision = revisionOf(office.database, kind.name, kind.name === 'structure' ? 1 : id);
  return { record: [String(id)], revision: [String(revision)] };
}

/** @throws HTTPException 404 where the account has no such draft of that kind */
export function findDraft({ office, kind }: Editor, session: Session, id: string): Draft {
  const draft = office.drafts.read(session.account.id, id);
  if (draft === null || draft.kind !== kind.name) throw new HTTPException(404);
  return draft;
}

export function sentForm({ office, kind }: Editor, view: View, draft: Draft): SentForm {
  const id = recordOf(draft);
  const before = id === null ? null : kind.known(office, id);
  const files = draft.files.map((file) => ({ path: office.drafts.pathOf(draft.id, file), name: file.name }));
  return { view, office, draft, before, files };
}

/** Whether somebody removed the record that a draft changes. */
export const isGone = ({ draft, before }: SentForm): boolean => recordOf(draft) !== null && before === null;

export function writeDraft(
  { office }: Editor,
  session: Session,
  draft: Draft,
  read: ReadForm,
  { consent, revision }: { consent: Confirmation; revision?: number },
) {
  return office.change(session, consent, (campus) => read.write(campus, recordOf(draft), revision));
}

/** Everything that is wrong with a form, found by trying it. */
export async function checkDraft(desk: Editor, view: View, session: Session, draft: Draft): Promise<FormProblem[]> {
  const sent = sentForm(desk, view, draft);
  const read = desk.kind.read(sent);
  if (isGone(sent)) return read.problems;
  try {
    await writeDraft(desk, session, draft, read, { consent: { confirmed: false, dryRun: true } });
    return read.problems;
  } catch (error) {
    return [...failureProblems(error, desk.kind.labels(view.words), view), ...read.problems];
  }
}

/** Names of the fields that were typed in Preeti or a font of its kind. */
export async function legacyFields(desk: Editor, view: View, session: Session, draft: Draft): Promise<string[]> {
  const read = desk.kind.read(sentForm(desk, view, draft));
  const issues = await writeDraft(desk, session, draft, read, { consent: { confirmed: false, dryRun: true } }).then(
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
