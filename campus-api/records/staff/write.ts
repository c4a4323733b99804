import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { portraitBounds, preparePicture } from '#campus-api/pictures/prepare-picture.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { type StaffRecord, staffFields } from './staff.ts';
import { deleteStaff, insertStaff, updateStaff } from './staff-records.ts';
import { staffTypeIds } from './staff-types.ts';
import { createStaffStore } from './store.ts';

/** A member of staff as entered; undefined fields are unchanged, or empty for a new one. */
export type StaffForm = FormOf<typeof staffFields> & { picture?: UploadedFile | 'none' | undefined };

/** @throws RefusedError, NeedsConfirmationError */
export async function addStaff(campus: Campus, form: StaffForm): Promise<ChangeResult<StaffRecord>> {
  const issues = new Issues();
  const blank = { ...blankTexts(staffFields), id: 0, type: staffTypeIds[0], profilePic: null };
  const { stored, newFiles } = await readPortrait(issues, form.picture);
  const entered: StaffRecord = mergeEntries(staffFields, issues, form, blank, { isNew: true });
  return changeCampus(campus, { action: 'add', issues, newFiles }, () => {
    const added = { ...entered, id: reserveIds(campus.database, 'staff'), profilePic: stored ?? null };
    insertStaff(campus.database, [added]);
    return added;
  });
}

/** Changes the fields of the form; seats in committees stay. @throws RefusedError, NeedsConfirmationError, ConflictError */
export async function editStaff(
  campus: Campus,
  id: number,
  form: StaffForm,
  revision?: number,
): Promise<ChangeResult<StaffRecord>> {
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('name', 'nothing-named');
  const { stored, newFiles } = await readPortrait(entered, form.picture);
  return changeCampus(campus, { action: 'edit', issues: entered, newFiles }, (issues) => {
    const before = requireStaff(campus, id);
    requireRevision(campus.database, 'staff', id, revision);
    const after = mergeEntries(staffFields, issues, form, before);
    if (stored !== undefined) after.profilePic = stored;
    updateStaff(campus.database, [after]);
    return after;
  });
}

/** Deletes members of staff with their seats in committees and lists. */
export function removeStaff(campus: Campus, ids: readonly number[]): ChangeResult<StaffRecord[]> {
  return changeCampus(campus, { action: 'remove' }, () => {
    reserveIds(campus.database, 'staff', 0);
    const removed = ids.map((id) => requireStaff(campus, id));
    deleteStaff(campus.database, removed);
    return removed;
  });
}

function requireStaff({ database }: Campus, id: number): StaffRecord {
  const [person] = createStaffStore(database).withIds([id]);
  return person ?? refuseField('id', 'not-there', { what: 'member of staff', value: id });
}

/** `stored` is undefined to retain the current picture, null to remove it. */
async function readPortrait(issues: Issues, file: StaffForm['picture']) {
  const newFiles: NewFile[] = [];
  if (file === undefined) return { stored: undefined, newFiles };
  if (file === 'none') return { stored: null, newFiles };
  const content = await preparePicture(file, portraitBounds);
  if (!Buffer.isBuffer(content)) {
    issues.error('picture', content.code, content.values);
    return { stored: null, newFiles };
  }
  const stored = createNames()(`${file.name ?? file.path}.jpg`);
  return { stored, newFiles: [{ stored, content }] };
}
