import { newId } from '#campus-api/accounts/sessions.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { approvableKinds, chooseApprovedKinds } from './approval-rules.ts';

const admin = withAdminApp();
const publisher = () => admin().browser('publisher');
/** Sends a form, and confirms it where that is needed. */
async function post(path: string, fields: Record<string, string> = {}) {
  const reply = await (await admin().submit(publisher(), path, fields)).text();
  const confirmation = /name="confirmation" value="([^"]+)"/.exec(reply)?.[1];
  if (confirmation) await admin().submit(publisher(), path, { ...fields, confirmation });
}
const tables = Object.keys(trackedTables);

/** All that is stored. */
const content = () =>
  JSON.stringify(tables.map((table) => admin().services.database.prepare(`SELECT * FROM ${table}`).all()));
const requireSecondPerson = () =>
  expect(chooseApprovedKinds(admin().services.database, approvableKinds, 'administrator')).toBe(true);
/** Undoes what was changed last. */
const undo = () => {
  const last = admin().services.database.prepare('SELECT max(id) AS id FROM changes WHERE bytes > 0').get()?.id;
  return post(`/log/${last}/undo`);
};
const nothing = async () => undefined;

async function sendForm(path: string, fields: [string, string][]) {
  return admin().upload(publisher(), `${path}/drafts/${newId()}`, [...fields, ['do', 'publish']]);
}

async function importEvents(name: string, text: string) {
  const action = `/events/table/${newId()}`;
  await admin().upload(publisher(), action, [
    ['type', 'exam'],
    ['files', new File([text], name)],
  ]);
  return post(`${action}/take`);
}

const notice: [string, string][] = [
  ['text', 'Examination of the first year'],
  ['department', 'exam'],
];
const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:a
SUMMARY:First term test
DTSTART;VALUE=DATE:20261206
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

describe('a publisher alone publishes nothing that a second person approves', () => {
  test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['a form', nothing, () => sendForm('/notices', notice)],
    ['a form of a stored record', nothing, () => sendForm('/notices', [['record', '1'], ['revision', '0'], ...notice])],
    ['a table of events', nothing, () => importEvents('a.csv', 'type,title,start\nexam,Fair,2026-12-06\n')],
    ['a calendar file', nothing, () => importEvents('a.ics', calendar)],
    ['"publish again"', () => post('/notices/1/withdraw'), () => post('/notices/1/restore')],
    [
      '"publish again" for several',
      () => post('/notices/1/withdraw'),
      () => post('/notices/chosen', { do: 'publishAt', id: '1' }),
    ],
    [
      '"publish again" of a publication',
      () => post('/publications/chosen', { do: 'withdrawAt', id: '1' }),
      () => post('/publications/chosen', { do: 'publishAt', id: '1' }),
    ],
    ['another category', nothing, () => post('/notices/chosen', { do: 'categorise', id: '2', category: 'exam' })],
    ['undo of a deletion', () => post('/publications/1/remove'), undo],
    ['undo of a withdrawal', () => post('/notices/1/withdraw'), undo],
    ['undo of a change', () => sendForm('/notices', [['record', '1'], ['revision', '0'], ...notice]), undo],
  ])('by %s', async (_, before, publish) => {
    await before();
    const prepared = content();
    requireSecondPerson();
    await publish();
    expect(content()).toBe(prepared);
    // The same way without the rule: the test meets what it names.
    chooseApprovedKinds(admin().services.database, [], 'administrator');
    await publish();
    expect(content()).not.toBe(prepared);
  });
});
