import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { portraitBounds } from '#campus-api/pictures/prepare-picture.ts';
import { type PictureForm, readPicture } from '../engine/one-picture.ts';
import { recordChanges } from '../engine/record-changes.ts';
import { staffFields, staffTable } from './staff.ts';
import { staffTypeIds } from './staff-types.ts';

/** Seats in committees stay when a person is changed. */
export const staffChanges = recordChanges(staffTable, {
  noun: 'member of staff',
  firstField: 'name',
  blank: () => ({ ...blankTexts(staffFields), type: staffTypeIds[0], profilePic: null }),
  prepare: (issues, form: FormOf<typeof staffFields> & PictureForm) => readPicture(issues, form, portraitBounds),
  read: (issues, { form, before, isNew, files: { picture } }) => ({
    ...mergeEntries(staffFields, issues, form, before, { isNew }),
    profilePic: picture === undefined ? before.profilePic : picture,
  }),
});
