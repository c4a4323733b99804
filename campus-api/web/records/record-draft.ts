import { revisionOf } from '#campus-api/changes/revisions.ts';
import { type Draft, type Fields, firstValue } from '../drafts/drafts.ts';
import type { AdminServices } from '../requests/services.ts';
import type { View } from '../view/layout.ts';
import type { RecordType } from './record-type.ts';
import type { SentForm } from './sent-form.ts';

/** The services and the type of the records that are edited. */
export interface Editor {
  services: AdminServices;
  recordType: RecordType;
}

/** The id of the record that a draft changes; null for a new one. */
export const recordIdOf = ({ fields }: Pick<Draft, 'fields'>): number | null =>
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

export function sentForm({ services, recordType }: Editor, view: View, draft: Draft): SentForm {
  const id = recordIdOf(draft);
  const before = id === null ? null : recordType.load(services, id);
  const files = draft.files.map((file) => ({ path: services.drafts.pathOf(draft.id, file), name: file.name }));
  return { view, services, draft, before, files };
}

/** Whether the record that a draft changes was removed. */
export const isGone = ({ draft, before }: SentForm): boolean => recordIdOf(draft) !== null && before === null;
