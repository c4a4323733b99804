import '#lib/upstream/testing/next-cache.ts';
import '#lib/upstream/testing/environment.ts';
import { log } from '#lib/runtime/log.ts';
import { countVisit } from '#lib/upstream/counter.ts';
import { json } from '#lib/upstream/testing/behaviours.ts';
import { withCampusServer } from '#lib/upstream/testing/fresh-server.ts';
import * as sample from '#lib/upstream/testing/samples.ts';
import { clearPending } from './last-known-good/in-flight.ts';
import { getCampusChief, getContact, getContactRecord, getStaffStructure } from './readers.ts';

const server = withCampusServer();
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const noStructure = { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] };
const readers = [
  { name: 'contact', read: getContact, good: [sample.contact], none: null },
  { name: 'contact record', read: getContactRecord, good: sample.contact, none: null },
  { name: 'structure record', read: getStaffStructure, good: [sample.structure], none: noStructure },
  { name: 'campus chief', read: getCampusChief, good: [[sample.staff]], none: null },
];

const surprises = [
  [{ surprise: 1 }],
  [{}],
  [{ Title: 'x', PHONE: '1' }],
  [[{ surprise: 1 }]],
  [[{ id: 5 }]],
  [null],
  { surprise: 1 },
  'text',
];

describe.each(readers)('$name', ({ read, good, none }) => {
  test.each(surprises)('a reply without a field that is known, %j, is a failure', async (body) => {
    server().behave(json({ body }));
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('no reply without a field that is known takes the place of the record, and each says so', async () => {
    server().behave(json({ body: good }));
    const known = await read();
    expect(known).not.toEqual(none);
    for (const body of [...surprises, []]) {
      warn.mockClear();
      clearPending();
      server().behave(json({ body }));
      expect(await read()).toEqual(known);
      expect(warn).toHaveBeenCalled();
    }
  });

  test('where nothing was ever known, the absence of a record is a value', async () => {
    server().behave(json({ body: [] }));
    expect(await read()).toEqual(none);
  });
});

test('a structure record with empty lists takes the place of a known one', async () => {
  server().behave(json({ body: [sample.structure] }));
  await getStaffStructure();
  clearPending();
  server().behave(json({ body: [{ exeCommitteeIds: '', mgmtCommitteeIds: null, campusAuthoritiesIds: '' }] }));
  expect(await getStaffStructure()).toEqual(noStructure);
});

test('an empty seat takes the place of the campus chief', async () => {
  server().behave(json({ body: [[sample.staff]] }));
  await getCampusChief();
  clearPending();
  server().behave(json({ body: [[]] }));
  expect(await getCampusChief()).toBeNull();
});

test.each(surprises)('%j is no count of visits', async (body) => {
  server().behave(json({ body }));
  await expect(countVisit()).rejects.toMatchObject({ kind: 'malformed' });
});
