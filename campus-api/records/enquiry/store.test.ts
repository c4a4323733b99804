import type { DatabaseSync } from 'node:sqlite';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { type Enquiry, enquiryDays } from './enquiry.ts';
import { createEnquiryStore } from './store.ts';

const DAY = 86_400_000;
const options = fixtureOptions();
let database: DatabaseSync;
let now = Date.parse('2026-11-22');
const store = () => createEnquiryStore(database, () => now);

beforeAll(() => {
  ({ database } = prepareDatabase(options, false));
});
beforeEach(() => database.exec('DELETE FROM enquiries; DELETE FROM admin_settings'));
afterAll(() => {
  database.close();
  removeFixture(options);
});

const enquiry = (number: number, more: Partial<Enquiry> = {}): Enquiry => ({
  id: `form-number-${String(number).padStart(8, '0')}`,
  reference: `K7M2-${String(number).padStart(4, '0')}`,
  kind: 'grievance',
  name: 'Sita',
  email: '',
  phone: '',
  text: 'No water in the hostel',
  language: 'en',
  ...more,
});

test('enquiries are stored unchanged, listed newest first, and found by their reference', () => {
  expect(store().add(enquiry(1))).toBe('K7M2-0001');
  now += 1000;
  store().add(enquiry(2));
  expect(store().list()).toMatchObject([
    { ...enquiry(2), state: 'new', note: '' },
    { ...enquiry(1), received: now - 1000 },
  ]);
  expect(store().read('K7M2-0001')).toMatchObject(enquiry(1));
  expect(store().read('K7M2-0009')).toBeNull();
  expect(store().countNew()).toBe(2);
});

test('a form sent twice is one enquiry under the first reference', () => {
  store().add(enquiry(1));
  expect(store().add(enquiry(1, { reference: 'ZZZZ-ZZZZ' }))).toBe('K7M2-0001');
  expect(store().list()).toHaveLength(1);
});

test('an enquiry is deleted after its retention time by any access', () => {
  store().add(enquiry(1));
  for (let day = 1; day < enquiryDays; day += 1) {
    now += DAY;
    expect(store().read('K7M2-0001')).not.toBeNull();
  }
  now += DAY - 1;
  expect(store().read('K7M2-0001')).not.toBeNull();
  now += 1;
  expect(store().read('K7M2-0001')).toBeNull();
  expect(database.prepare('SELECT count(*) AS count FROM enquiries').get()).toEqual({ count: 0 });
});

test('a clock that is wrong for a while deletes no enquiry', () => {
  const right = now;
  store().add(enquiry(1));
  now = right + 200 * DAY;
  expect(store().list()).toHaveLength(1);
  now = right - 200 * DAY;
  store().add(enquiry(2));
  now = right + 60_000;
  expect(
    store()
      .list()
      .map(({ id }) => id),
  ).toEqual([enquiry(2).id, enquiry(1).id]);
});

test('at most 5,000 enquiries are stored, so that a flood does not fill the disk', () => {
  const insert = database.prepare(
    `INSERT INTO enquiries (id, reference, kind, name, email, phone, text, language, received) VALUES (?, ?, 'question', '', '', '', 'x', 'en', ?)`,
  );
  for (let index = 0; index < 5000; index += 1) insert.run(`flood-${index}`, `flood-${index}`, now);
  expect(store().add(enquiry(1))).toBeNull();
  store().remove('flood-7');
  expect(store().add(enquiry(1))).toBe('K7M2-0001');
});

test('the office changes state and note of an enquiry, and can delete it', () => {
  store().add(enquiry(1));
  expect(store().change('K7M2-0001', { state: 'answered', note: 'Called on Sunday' })).toBe(true);
  expect(store().read('K7M2-0001')).toMatchObject({ ...enquiry(1), state: 'answered', note: 'Called on Sunday' });
  expect(store().remove('K7M2-0001')).toBe(true);
  expect(store().remove('K7M2-0001')).toBe(false);
  expect(store().list()).toEqual([]);
});

test('the first time of the reply is stored, and deleted when the state is reset', () => {
  store().add(enquiry(1));
  const received = now;
  const progress = () => store().readProgress('K7M2-0001');
  expect(progress()).toEqual({ state: 'new', received, answered: null });
  now += DAY;
  store().change('K7M2-0001', { state: 'answered', note: '' });
  const repliedAt = now;
  now += DAY;
  store().change('K7M2-0001', { state: 'answered', note: 'Called again' });
  expect(progress()).toEqual({ state: 'answered', received, answered: repliedAt });
  store().change('K7M2-0001', { state: 'read', note: '' });
  expect(progress()).toEqual({ state: 'read', received, answered: null });
  expect(store().readProgress('K7M2-0002')).toBeNull();
  for (; now < received + enquiryDays * DAY; now += DAY / 2) progress();
  expect(progress()).toBeNull();
});
