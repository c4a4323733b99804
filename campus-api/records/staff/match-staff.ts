import type { Problem } from '#campus-api/csv/problems.ts';
import type { StaffRecord } from './staff.ts';
import type { StaffDraft } from './staff-draft.ts';

/** A row and its existing person; null for a new one. */
export interface StaffMatch {
  draft: StaffDraft;
  existing: StaffRecord | null;
}

/** Finds each row's person by id, or else by name and type, so that a second import adds nobody. */
export function matchStaff(drafts: StaffDraft[], staff: StaffRecord[], problems: Problem[]): StaffMatch[] {
  const lines = new Map<string, number>();
  return drafts.flatMap((draft) => {
    const addProblem = (column: string, code: Problem['code'], values: Problem['values'] = {}) => {
      problems.push({ line: draft.line, column, code, values });
      return [];
    };
    const [existing, ...others] = staff.filter((person) => isSamePerson(draft, person));
    if (draft.id !== null && existing === undefined) return addProblem('id', 'table-nobody', { value: draft.id });
    if (others.length > 0)
      return addProblem('name', 'table-namesakes', {
        ids: [existing, ...others].map((person) => person?.id).join(', '),
      });
    const key = existing ? String(existing.id) : `${draft.type} ${draft.fullName || draft.nameNe}`;
    const earlier = lines.get(key);
    if (earlier !== undefined)
      return addProblem(draft.id === null ? 'name' : 'id', 'table-same-person', { line: earlier });
    lines.set(key, draft.line);
    return [{ draft, existing: existing ?? null }];
  });
}

/** A name in either language identifies a person. */
function isSamePerson({ id, fullName, nameNe, type }: StaffDraft, person: StaffRecord): boolean {
  if (id !== null) return person.id === id;
  const names = [person.fullName, person.nepali?.fullName].map((name) => name?.normalize('NFC'));
  return person.type === type && names.includes(fullName || nameNe);
}
