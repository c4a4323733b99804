import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { eventTexts } from './messages.ts';
import { createEventStore } from './store.ts';

const admin = withAdminApp();
const stored = () => createEventStore(admin().services.database).all();

async function pageOf(path: string) {
  const response = await admin().send(path, { headers: { cookie: admin().browser('publisher').cookie } });
  return { status: response.status, text: await response.text() };
}

/** Uploads a file and returns the page with its changes or problems, and its address. */
async function upload(browser: ReturnType<ReturnType<typeof admin>['browser']>, name: string, content: string) {
  const form = await (await admin().send('/events/table', { headers: { cookie: browser.cookie } })).text();
  const action = /action="(\/events\/table\/[\w-]{43})"/.exec(form)?.[1] ?? '';
  const parts: [string, string | File][] = [
    ['type', 'exam'],
    ['files', new File([content], name)],
  ];
  const sent = await admin().upload(browser, action, parts);
  expect(sent.status).toBe(303);
  const page = await admin().send(action, { headers: { cookie: browser.cookie } });
  return { action, text: await page.text() };
}

const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a',
  'SUMMARY:First term test',
  'DTSTART;VALUE=DATE:20261206',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

test('a calendar file is imported after its changes were listed, with the chosen type', async () => {
  const browser = admin().browser('publisher');
  const { action, text } = await upload(browser, 'routine.ics', calendar);
  expect(text).toContain('New: 1');
  expect(text).toContain('First term test');
  expect(stored()).toEqual([]);
  const written = await admin().submit(browser, `${action}/take`);
  expect([written.status, written.headers.get('location')]).toEqual([303, expect.stringContaining('done=imported')]);
  expect(stored()).toMatchObject([{ uid: 'a', type: 'exam', startDate: '2026-12-06' }]);
  expect((await upload(browser, 'routine.ics', calendar)).text).toContain(eventTexts.en.nothing);
});

test('problems of a table are listed with their lines, and nothing is stored', async () => {
  const browser = admin().browser('publisher');
  const { text } = await upload(browser, 'a.csv', 'type,title,start\nexam,,2026-12-06\nexam,Two,tomorrow\n');
  expect(text).toContain('Line 2: title: this is missing.');
  expect(text).toContain('Line 3: start: “tomorrow” is not a date.');
  expect(stored()).toEqual([]);
});

test('the list has coming and past events, and the table of all can be downloaded', async () => {
  const add = admin().services.database.prepare(
    "INSERT INTO events VALUES (?, ?, 'event', ?, NULL, ?, ?, '', '', '', NULL, '', NULL, NULL, NULL, '2026-11-01T10:00:00+05:45', NULL, NULL)",
  );
  add.run(1, 'a', 'Old fair', '2020-01-01', '2020-01-02');
  add.run(2, 'b', 'Coming fair', '2099-01-01', '2099-01-01');
  const { status, text } = await pageOf('/events');
  expect(status).toBe(200);
  expect(text.indexOf('Coming fair')).toBeLessThan(text.indexOf(eventTexts.en.past));
  expect(text.indexOf('Old fair')).toBeGreaterThan(text.indexOf(eventTexts.en.past));
  expect((await pageOf('/events/table.csv')).text).toContain('event,Old fair,,2020-01-01,2020-01-02');
  expect((await pageOf('/events/2/edit')).text).toContain('value="Coming fair"');
});

test('the form of a new event has no type yet, and marks an album that visitors do not see', async () => {
  admin().services.database.exec(`INSERT INTO albums (id, title, date, description, withdraw_at)
    VALUES (81, 'Sports', '2026-11-01', '', '2026-11-02T10:00:00+05:45'), (82, 'Fair', '2026-11-01', '', NULL)`);
  const { text } = await pageOf('/events/new');
  expect(text).toMatch(/<select id="type"[^>]*><option value="">/);
  expect(text).toMatch(/<option value="81">Sports \([^<]*, withdrawn\)</);
  expect(text).not.toMatch(/<option value="82">Fair \([^<]*withdrawn/);
});
