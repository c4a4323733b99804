import type { StaffRecord } from '#campus-api/records.ts';
import type { Problem } from '../csv/problems.ts';
import type { StaffDraft } from './staff-draft.ts';

/** A row and whom it means; null for somebody new. */
export interface Match {
  draft: StaffDraft;
  known: StaffRecord | null;
}

/** Finds each row's person by the id, or else by name and type, so that a table imported twice makes nobody twice. */
export function matchStaff(drafts: StaffDraft[], staff: StaffRecord[], problems: Problem[]): Match[] {
  const lines = new Map<string, number>();
  return drafts.flatMap((draft) => {
    const complain = (column: string, code: Problem['code'], values: Problem['values'] = {}) => {
      problems.push({ line: draft.line, column, code, values });
      return [];
    };
    const [known, ...others] = staff.filter((person) => isMeant(draft, person));
    if (draft.id !== null && known === undefined) return complain('id', 'table-nobody', { value: draft.id });
    if (others.length > 0)
      return complain('name', 'table-namesakes', { ids: [known, ...others].map((one) => one?.id).join(', ') });
    const key = known ? String(known.id) : `${draft.type} ${draft.fullName}`;
    const earlier = lines.get(key);
    if (earlier !== undefined)
      return complain(draft.id === null ? 'name' : 'id', 'table-same-person', { line: earlier });
    lines.set(key, draft.line);
    return [{ draft, known: known ?? null }];
  });
}

function isMeant({ id, fullName, type }: StaffDraft, person: StaffRecord): boolean {
  return id === null ? person.fullName.normalize('NFC') === fullName && person.type === type : person.id === id;
}
