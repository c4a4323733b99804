import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { countVisit } from '#lib/site/campus-client/counter.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
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
  { name: 'contact', read: getContact, good: [samples.contact], none: null },
  { name: 'contact record', read: getContactRecord, good: samples.contact, none: null },
  { name: 'structure record', read: getStaffStructure, good: [samples.structure], none: noStructure },
  { name: 'campus chief', read: getCampusChief, good: [[samples.staff]], none: null },
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
  test.each(surprises)('the reply %j without any known field is a failure', async (body) => {
    server().behave(json({ body }));
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('a reply without any known field does not replace the record and is logged', async () => {
    server().behave(json({ body: good }));
    const record = await read();
    expect(record).not.toEqual(none);
    for (const body of [...surprises, []]) {
      warn.mockClear();
      clearPending();
      server().behave(json({ body }));
      expect(await read()).toEqual(record);
      expect(warn).toHaveBeenCalled();
    }
  });

  test('a missing record is a value where none is stored', async () => {
    server().behave(json({ body: [] }));
    expect(await read()).toEqual(none);
  });
});

test('a structure record with empty lists replaces a stored one', async () => {
  server().behave(json({ body: [samples.structure] }));
  await getStaffStructure();
  clearPending();
  server().behave(json({ body: [{ exeCommitteeIds: '', mgmtCommitteeIds: null, campusAuthoritiesIds: '' }] }));
  expect(await getStaffStructure()).toEqual(noStructure);
});

test('an empty seat replaces the stored campus chief', async () => {
  server().behave(json({ body: [[samples.staff]] }));
  await getCampusChief();
  clearPending();
  server().behave(json({ body: [[]] }));
  expect(await getCampusChief()).toBeNull();
});

test.each(surprises)('%j is rejected as a visit count', async (body) => {
  server().behave(json({ body }));
  await expect(countVisit()).rejects.toMatchObject({ kind: 'malformed' });
});
