import { readFileSync } from 'node:fs';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';

// Repetitions are read for some time around today.
withFixedClock('2026-11-24T10:00:00Z');
const campus = withAdminCampus();

/** Imports a file by the command. */
async function importFile(name: string, content: string, ...options: string[]) {
  return campus().attempt(['event', 'import', campus().write(name, content), '--yes', ...options]);
}

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test('a table is imported by type, title and first day, and again by its uid after an export', async () => {
  const table =
    'Type,Title,Title ne,Start,End,Start time\nholiday,Dashain,दशैँ,2083-06-25,2083-07-10,\nexam,Test,,2026-12-06,,7:00 am\n';
  expect((await importFile('a.csv', table)).stdout).toContain('2 added, 0 updated, 0 unchanged');
  expect(await campus().body('/events')).toMatchObject([
    { type: 'holiday', title: 'Dashain', startDate: '2026-10-11', nepali: { title: 'दशैँ' } },
    { type: 'exam', startDate: '2026-12-06', endDate: '2026-12-06', startTime: '07:00' },
  ]);
  expect((await importFile('b.csv', table)).stdout).toContain('Nothing had to change');
  const file = campus().write('none', '').replace('none', 'export.csv');
  await campus().attempt(['event', 'export', file]);
  const exported = readFileSync(file, 'utf8');
  expect((await importFile('c.csv', exported)).stdout).toContain('Nothing had to change');
  const moved = exported.replace('2026-12-06', '2026-12-13');
  expect((await importFile('d.csv', moved)).stdout).toContain('0 added, 1 updated, 1 unchanged');
  expect(await campus().body('/events')).toMatchObject([{}, { startDate: '2026-12-13', endDate: '2026-12-13' }]);
  await campus().attempt(['undo', '--yes']);
  expect(await campus().body('/events')).toMatchObject([{}, { startDate: '2026-12-06' }]);
});

test('a wrong table is refused as a whole, each error with its line and column', async () => {
  const table =
    'type,title,start,end,uid\nexam,One,2026-12-06,,a\nparty,,2026-13-01,,a\nexam,Two,2026-12-06,2026-12-01,b\n';
  const { status, stderr } = await importFile('a.csv', table);
  expect(status).not.toBe(0);
  expect(stderr).toContain('line 3, column type: type: there is no “party”');
  expect(stderr).toContain('line 3, column title: title: this is missing.');
  expect(stderr).toContain('line 3, column start');
  expect(stderr).toContain('line 3: this event is already in line 2.');
  expect(stderr).toContain('line 4, column end: end: the end is before the beginning.');
  expect(await campus().body('/events')).toEqual([]);
  expect((await importFile('b.csv', 'kind,title\nx,y\n')).stderr).toContain(
    'line 1, column start (सुरु हुने दिन): this column is missing.',
  );
});

test('a table of an office in Nepali is imported, with days and times as people write them', async () => {
  const table =
    'क्याम्पसको पात्रो २०८३\nक्र.सं.,प्रकार,कार्यक्रम,मिति,सकिने मिति,समय,स्थान\n१,बिदा,दशैँ,२०८३ असोज २५,२०८३/०७/१०,,\n२,परीक्षा,पहिलो सेमेस्टर,2026-12-06 11:00,,,हल\n३,कार्यक्रम,दीक्षान्त,२०८३।८।२०,,दिउँसो २ बजे,\n';
  expect((await importFile('a.csv', table)).stdout).toContain('3 added');
  expect(await campus().body('/events')).toMatchObject([
    { title: 'दशैँ', startDate: '2026-10-11', endDate: '2026-10-27' },
    { title: 'पहिलो सेमेस्टर', startDate: '2026-12-06', startTime: '11:00', place: 'हल' },
    { title: 'दीक्षान्त', startDate: '2026-12-06', startTime: '14:00' },
  ]);
});

test('a calendar file is imported with its categories, texts, days and times of any zone', async () => {
  const text = calendar(
    ['UID:a', 'SUMMARY:Winter holiday\\, long', 'DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270111'],
    [
      'UID:b',
      'SUMMARY:पहिलो आन्तरिक परीक्षा र एउटा निकै लामो शीर्षक जसलाई पात्रो फाइलमा दु',
      ' ई हरफमा राख्नुपर्छ',
      'CATEGORIES:Campus,EXAMS',
      'DTSTART;TZID=Asia/Kathmandu:20261206T070000',
      'DTEND;TZID=Asia/Kathmandu:20261206T100000',
      'LOCATION:Hall',
    ],
    ['UID:c', 'SUMMARY:Talk', 'DTSTART:20261206T204500Z', 'DURATION:PT1H30M', 'DESCRIPTION:One\\nTwo'],
    ['UID:d', 'SUMMARY:Off', 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20261230'],
  );
  expect((await importFile('a.ics', text, '--type', 'holiday')).stdout).toContain('3 added');
  expect(await campus().body('/events')).toMatchObject([
    {
      uid: 'b',
      type: 'exam',
      title: 'पहिलो आन्तरिक परीक्षा र एउटा निकै लामो शीर्षक जसलाई पात्रो फाइलमा दुई हरफमा राख्नुपर्छ',
      startDate: '2026-12-06',
      startTime: '07:00',
      endTime: '10:00',
      place: 'Hall',
    },
    { uid: 'c', startDate: '2026-12-07', startTime: '02:30', endTime: '04:00', description: 'One\nTwo' },
    { uid: 'a', type: 'holiday', title: 'Winter holiday, long', startDate: '2026-12-30', endDate: '2027-01-10' },
  ]);
  expect((await importFile('b.ics', text, '--type', 'holiday')).stdout).toContain('Nothing had to change');
  const moved = text.replace('20261206T204500Z', '20261207T204500Z');
  expect((await importFile('c.ics', moved, '--type', 'holiday')).stdout).toContain('0 added, 1 updated, 2 unchanged');
});

test('a time zone that the file describes is read, another one is refused with its line', async () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Delhi',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
  const text = calendar(['UID:a', 'SUMMARY:Talk', 'DTSTART;TZID=Delhi:20261206T100000']);
  const { stderr } = await importFile('a.ics', text);
  expect(stderr).toContain('line 3: the time zone “Delhi” is not known.');
  await importFile('b.ics', text.replace('VERSION:2.0', `VERSION:2.0\r\n${zone}`));
  expect(await campus().body('/events')).toMatchObject([{ startDate: '2026-12-06', startTime: '10:15' }]);
});

test('repetitions become events, with their exceptions', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const text = calendar(
    [
      'UID:a',
      'SUMMARY:Club',
      `DTSTART;VALUE=DATE:${day(10)}`,
      'RRULE:FREQ=WEEKLY;COUNT=4',
      `EXDATE;VALUE=DATE:${day(17)}`,
    ],
    ['UID:a', 'SUMMARY:Club outside', `RECURRENCE-ID;VALUE=DATE:${day(24)}`, `DTSTART;VALUE=DATE:${day(25)}`],
  );
  const { stdout, stderr } = await importFile('a.ics', text);
  expect(stdout).toContain('3 added');
  expect(stdout + stderr).toContain('Events that repeat in the file become one event for each day');
  const events = await campus().body('/events');
  expect(events).toMatchObject([{ title: 'Club' }, { title: 'Club outside' }, { title: 'Club' }]);
  expect((await importFile('b.ics', text)).stdout).toContain('Nothing had to change');
});

test.each([
  ['no calendar', 'hello', 'line 1: this is not a calendar file'],
  ['no event', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'line 1: the file has no event.'],
  ['an event without a beginning', calendar(['UID:a', 'SUMMARY:x']), 'line 3: this event cannot be read.'],
  ['an event without an end of its text', calendar(['UID:a', 'broken']), 'line 3: this event cannot be read.'],
])('a file with %s is refused', async (_, text, message) => {
  const { status, stderr } = await importFile('a.ics', text);
  expect([status === 0, stderr]).toEqual([false, expect.stringContaining(message)]);
  expect(await campus().body('/events')).toEqual([]);
});

test('the times of several days come back from the calendar file of the site as one event', async () => {
  const text = calendar([
    'UID:a',
    'SUMMARY:Exams',
    'DTSTART:20261206T011500Z',
    'DTEND:20261206T041500Z',
    'RRULE:FREQ=DAILY;COUNT=3',
  ]);
  expect((await importFile('a.ics', text)).stdout).toContain('1 added');
  expect(await campus().body('/events')).toMatchObject([
    { uid: 'a', startDate: '2026-12-06', endDate: '2026-12-08', startTime: '07:00', endTime: '10:00' },
  ]);
});

test('a calendar file in Nepali leaves the English texts of an event', async () => {
  await importFile('a.csv', 'type,title,title_ne,start,uid\nevent,Fair,मेला,2026-12-06,a\n');
  const file = (title: string) => calendar(['UID:a', `SUMMARY:${title}`, 'DTSTART;VALUE=DATE:20261206']);
  expect((await importFile('a.ics', file('मेला'))).stdout).toContain('Nothing had to change');
  await importFile('b.ics', file('ठूलो मेला'));
  expect(await campus().body('/events')).toMatchObject([{ title: 'Fair', nepali: { title: 'ठूलो मेला' } }]);
});

test('a place that is too long is cut between letters, and named', async () => {
  const file = calendar([
    'UID:a',
    'SUMMARY:Talk',
    `LOCATION:${'क्षत्रिय👍🏽'.repeat(60)}`,
    'DTSTART;VALUE=DATE:20261206',
  ]);
  const unconfirmed = await campus().attempt(['event', 'import', campus().write('long.ics', file)]);
  expect(unconfirmed.stderr).toMatch(/Line 3: the place or the description was too long/i);
  await importFile('long.ics', file);
  const [event] = (await campus().body('/events')) as { place: string }[];
  expect(event?.place).toMatch(/(?:क्षत्रिय|👍🏽)$/u);
});
