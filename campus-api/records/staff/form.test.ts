import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fillForm, formIn } from '#campus-api/testing/form-values.ts';
import { createStaffStore } from './store.ts';

const pages = withAdminPages();
const stored = () => createStaffStore(pages().services.database).withIds([2])[0];

test('the form of a person saves subjects, hours and publications in both languages, and sent unchanged it changes nothing', async () => {
  await fillForm(pages(), '/staff/2/edit', {
    ...{ subjects: 'Optics', subjectsNe: 'प्रकाशिकी', officeHours: '1 to 3 pm', officeHoursNe: '१ देखि ३ बजे' },
    ...{ publications: 'One\r\nTwo', publicationsNe: '', do: 'publish' },
  });
  const texts = { subjects: 'Optics', officeHours: '1 to 3 pm', publications: 'One\nTwo' };
  const nepali = { subjects: 'प्रकाशिकी', officeHours: '१ देखि ३ बजे' };
  expect(stored()).toMatchObject({ ...texts, nepali });
  const before = stored();
  const form = formIn(await pages().get('/staff/2/edit'));
  await pages().send(form.action, { ...form.values, do: 'publish' });
  expect(stored()).toEqual(before);
  expect(await pages().get('/staff/2/edit')).toContain('/staff/2"');
});
