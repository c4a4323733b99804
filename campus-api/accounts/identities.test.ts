import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { listChanges } from '#campus-api/changes/change-log.ts';
import { fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { addAccount, findStoredAccount } from './admin-accounts.ts';
import { findAccountOf, findIdentityEmail, linkIdentity, readEmail } from './identities.ts';

const options = { ...fixtureOptions(), qaaPassword: undefined };
const { database } = prepareDatabase(options, false);
afterAll(() => {
  database.close();
  removeFixture(options);
});
const accountOf = (userName: string) => {
  addAccount(database, { userName, role: 'editor', passwordHash: 'of no password' }, null);
  return { id: findStoredAccount(database, userName)?.id ?? 0, userName };
};
const maya = accountOf('maya');
const hari = accountOf('hari');
const issuer = 'https://login.university.example';
const email = 'maya@university.example';
const log = (person: Partial<Parameters<typeof findAccountOf>[1]>) =>
  findAccountOf(database, { issuer, subject: '1', email, ...person });

beforeEach(() => database.exec('DELETE FROM office_identities'));

test.each([
  [' Maya.Gurung@University.Example ', 'maya.gurung@university.example'],
  ['माया@क्याम्पस.नेपाल', 'माया@क्याम्पस.नेपाल'],
  ['', null],
  ['maya', null],
  ['a@b@c', null],
  ['maya @university.example', null],
  ['maya@university.example\nhari@university.example', null],
  [`${'a'.repeat(250)}@b.example`, null],
])('the address %j is stored as %j', (text, stored) => {
  expect(readEmail(text)).toBe(stored);
});

test('only a linked address opens an account, and none without a verified one', () => {
  expect(log({})).toBeNull();
  expect(linkIdentity(database, maya, email, 'bimala')).toBe(true);
  expect(log({ email: null })).toBeNull();
  expect(log({ email: 'hari@university.example' })).toBeNull();
  expect(log({ email: 'MAYA@university.example' })).toBe(maya.id);
});

test('after the first login only the same person of the same provider opens the account', () => {
  linkIdentity(database, maya, email, 'bimala');
  expect(log({ subject: '1' })).toBe(maya.id);
  expect(log({ subject: '2' })).toBeNull();
  expect(log({ subject: '1', email: null })).toBe(maya.id);
  expect(log({ subject: '1', email: 'maya.gurung@university.example' })).toBe(maya.id);
  // Another provider in the settings: its people are matched by their addresses again.
  const other = 'https://login.other.example';
  expect(log({ issuer: other, subject: '9' })).toBe(maya.id);
  expect(log({ subject: '1', email: null })).toBeNull();
});

test('an address is linked with one account, and a new link forgets the person of the old one', () => {
  linkIdentity(database, maya, email, 'bimala');
  log({});
  expect(linkIdentity(database, hari, email, 'bimala')).toBe(false);
  expect(linkIdentity(database, maya, 'maya.gurung@university.example', 'bimala')).toBe(true);
  expect(log({ subject: '1', email: null })).toBeNull();
  expect(linkIdentity(database, hari, email, 'bimala')).toBe(true);
  expect(log({ subject: '2' })).toBe(hari.id);
  expect(linkIdentity(database, hari, null, 'bimala')).toBe(true);
  expect([log({ subject: '2' }), findIdentityEmail(database, hari.id)]).toEqual([null, null]);
  expect(listChanges(database, { limit: 1 })).toMatchObject([
    { by: 'bimala', summary: 'account hari: identity', undoable: false },
  ]);
});
