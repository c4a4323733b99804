import { tmpdir } from 'node:os';
import { z } from 'zod';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';
import { MAX_STEPS, stepBudget, TooLongError } from '#packages/document-reader/child/calendar-series.ts';
import { readCalendar } from '#packages/document-reader/child/read-calendar.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';

// Repetitions are read for some time around today.
withFixedClock('2026-11-24T10:00:00Z');
const campus = withAdminCampus();

/** Lines of a calendar file; a text is an event with a uid and a title. */
const calendar = (events: readonly string[], ...head: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...head,
    ...events.map((lines, index) =>
      ['BEGIN:VEVENT', `UID:u${index}`, 'SUMMARY:Talk', lines, 'END:VEVENT'].join('\r\n'),
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

async function importText(text: string) {
  return campus().attempt(['event', 'import', campus().write('a.ics', text), '--yes']);
}

const readEvents = (text: string) =>
  readCalendar(Buffer.from(text), { today: nepalDate(new Date()), maxEvents: 5000, folder: tmpdir() });

/** The days and times that the reader finds, or the codes of its problems. */
function read(text: string): string[] {
  const { events, problems } = readEvents(text);
  const days = events.map(({ start }) => [start.date, start.time].filter(Boolean).join(' '));
  return problems.length > 0 ? problems.map(({ line, code }) => `${line} ${code}`) : days.toSorted();
}

/** The days and times of all events. */
async function days(): Promise<string[]> {
  const events = z.array(z.object({ startDate: z.string(), startTime: z.string().optional() }));
  const read = events.parse(await campus().body('/events'));
  return read.map(({ startDate, startTime }) => [startDate, startTime].filter(Boolean).join(' '));
}

const noon = 'DTSTART:20261201T061500Z';
const zone = (...rule: string[]) =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:Room',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    ...rule,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');

test.each([
  ['a day that no year has', [`${noon}\r\nRRULE:FREQ=DAILY;BYMONTHDAY=30;BYMONTH=2`], '3 calendar-rule-without-day'],
  [
    '31st days of short months',
    [`${noon}\r\nRRULE:FREQ=HOURLY;BYMONTHDAY=31;BYMONTH=4`],
    '3 calendar-rule-without-day',
  ],
  ['a 366th day in January', [`${noon}\r\nRRULE:FREQ=DAILY;BYYEARDAY=366;BYMONTH=1`], '3 calendar-rule-without-day'],
  ['every second', [`${noon}\r\nRRULE:FREQ=SECONDLY`], '3 calendar-rule-too-often'],
  ['every minute', [`${noon}\r\nRRULE:FREQ=MINUTELY;INTERVAL=59`], '3 calendar-rule-too-often'],
  [
    'every second by lists',
    [`${noon}\r\nRRULE:FREQ=DAILY;BYHOUR=8,9,10;BYMINUTE=${[...Array(60).keys()]};BYSECOND=${[...Array(60).keys()]}`],
    '3 calendar-rule-too-often',
  ],
  ['every minute of each hour', [`${noon}\r\nRRULE:FREQ=HOURLY;BYMINUTE=0,30`], '3 calendar-rule-too-often'],
  ['5,000 rules', [`${noon}${'\r\nRRULE:FREQ=DAILY;BYMONTHDAY=31'.repeat(5000)}`], '3 calendar-too-long'],
  ['too many days of many series', Array(30).fill(`${noon}\r\nRRULE:FREQ=DAILY`), '39 calendar-too-long'],
])('a calendar file with %s is refused', (_, events, problem) => expect(read(calendar(events))).toEqual([problem]));

test('a rule whose next day is a million years away gives its first day', () => {
  expect(read(calendar([`${noon}\r\nRRULE:FREQ=DAILY;INTERVAL=365000000`]))).toEqual(['2026-12-01 12:00']);
});

test('the repetitions of all series of a file are counted, those long ago included', () => {
  const step = stepBudget();
  for (let count = 0; count < MAX_STEPS; count += 1) step();
  expect(step).toThrow(TooLongError);
});

test('events that begin and never end are counted in one pass', () => {
  expect(read(`BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(300_000)}`)).toEqual(['1 calendar-too-long']);
});

test('a zone that changes each second ends the helper process, not the admin, and the next file is read', async () => {
  const text = calendar(['DTSTART;TZID=Room:20261201T100000'], zone('RRULE:FREQ=SECONDLY'));
  expect((await importText(text)).stderr).toContain('line 12: this event repeats too often');
  expect((await importText(calendar([`${noon}\r\nRRULE:FREQ=SECONDLY`]))).stderr).toContain(
    'line 3: this event repeats every minute or second.',
  );
  await importText(calendar([noon]));
  expect(await days()).toEqual(['2026-12-01 12:00']);
}, 300_000);

test.each([
  ['UTC beside a local start', 'RRULE:FREQ=WEEKLY;UNTIL=20261215T041500Z', ['01', '08', '15']],
  ['a day beside a time', 'RRULE:FREQ=WEEKLY;UNTIL=20261215', ['01', '08', '15']],
  ['a local time', 'RRULE:FREQ=WEEKLY;UNTIL=20261215T100000', ['01', '08', '15']],
  ['an instant before the last day', 'RRULE:FREQ=WEEKLY;UNTIL=20261215T041459Z', ['01', '08']],
  ['an exception in UTC', 'RRULE:FREQ=WEEKLY;COUNT=3\r\nEXDATE:20261208T041500Z', ['01', '15']],
  ['a rule of exceptions', 'RRULE:FREQ=WEEKLY;COUNT=3\r\nEXRULE:FREQ=WEEKLY;INTERVAL=2', ['08']],
  ['another day', 'RDATE;TZID=Asia/Kathmandu:20261203T100000', ['01', '03']],
  ['all days by name', 'RDATE;TZID=Asia/Kathmandu:20261201T100000,20261203T100000', ['01', '03']],
  ['another day as a period', 'RDATE;VALUE=PERIOD;TZID=Asia/Kathmandu:20261203T100000/PT2H', ['01', '03']],
  ['an exception of a day', 'RRULE:FREQ=WEEKLY;COUNT=3\r\nEXDATE;VALUE=DATE:20261208', ['01', '15']],
  [
    'an exception of another zone',
    'RRULE:FREQ=WEEKLY;COUNT=3\r\nEXDATE;TZID=Asia/Kolkata:20261208T094500',
    ['01', '15'],
  ],
])('the end and the exceptions of a series are compared by instants: %s', (_, rule, expected) => {
  expect(read(calendar([`DTSTART;TZID=Asia/Kathmandu:20261201T100000\r\n${rule}`]))).toEqual(
    expected.map((day) => `2026-12-${day} 10:00`),
  );
});

const series = (rule = 'COUNT=3') =>
  `BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Yoga\r\nDTSTART;TZID=Asia/Kathmandu:20261201T050000\r\nRRULE:FREQ=WEEKLY;${rule}\r\nEND:VEVENT`;
const instead = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Yoga', ...lines, 'END:VEVENT'].join('\r\n');

test('a day that is moved or cancelled stands once or not at all, also where its instant is in UTC', async () => {
  const moved = instead('RECURRENCE-ID:20261207T231500Z', 'DTSTART;TZID=Asia/Kathmandu:20261209T070000');
  const cancelled = instead(
    'RECURRENCE-ID;VALUE=DATE:20261215',
    'DTSTART;TZID=Asia/Kathmandu:20261215T050000',
    'STATUS:CANCELLED',
  );
  const text = calendar([], moved, cancelled, series());
  await importText(text);
  expect(await days()).toEqual(['2026-12-01 05:00', '2026-12-09 07:00']);
  expect((await importText(text)).stdout).toContain('Nothing had to change');
});

test.each([
  ['COUNT=3', 1, '2026-12-03 12:00'],
  ['UNTIL=20261203T100000', 1, '2026-12-03 12:00'],
  ['COUNT=400', 1, '2028-01-04 12:00'],
  ['COUNT=401', 401, '2026-12-01 12:00'],
  ['INTERVAL=2;COUNT=3', 3, '2026-12-01 12:00'],
  ['COUNT=3;BYDAY=TU,WE,TH', 3, '2026-12-01 12:00'],
  ['COUNT=3 EXDATE:20261202T100000', 2, '2026-12-01 12:00'],
  ['COUNT=3 RDATE:20261209T100000', 4, '2026-12-01 12:00'],
  ['COUNT=3 RRULE:FREQ=WEEKLY;COUNT=2', 4, '2026-12-01 12:00'],
  ['COUNT=3 DTEND:20261202T100001', 3, '2026-12-02 10:00'],
  ['COUNT=3 DTEND:20261202T100000', 1, '2026-12-04 10:00'],
])('times on each of some days are one event, in other series each is its own: %s', (rule, count, end) => {
  const lines = [
    'DTSTART:20261201T100000',
    ...(rule.includes('DTEND') ? [] : ['DTEND:20261201T120000']),
    `RRULE:FREQ=DAILY;${rule.replace(' ', '\r\n')}`,
  ];
  const { events } = readEvents(calendar([lines.join('\r\n')]));
  expect([events.length, events[0]?.end.date, events[0]?.end.time].join(' ')).toBe(`${count} ${end}`);
});

test('a yearly event of 29 February is in leap years only, two events of a day are two', () => {
  expect(read(calendar(['DTSTART;VALUE=DATE:20240229\r\nRRULE:FREQ=YEARLY']))).toEqual(['2028-02-29']);
  const both = ['2026-12-01 07:00', '2026-12-01 15:00', '2026-12-02 07:00', '2026-12-02 15:00'];
  expect(read(calendar(['DTSTART:20261201T000000\r\nRRULE:FREQ=DAILY;BYHOUR=7,15;COUNT=4']))).toEqual(both);
});

test.each([
  ['Asia/Kolkata', '10:15'],
  ['India Standard Time', '10:15'],
  ['/mozilla.org/20050126_1/Asia/Kolkata', '10:15'],
  ['"(UTC+05:30) Chennai, Kolkata"', '10:15'],
  ['"(GMT +05:30)"', '10:15'],
  ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', '18:45'],
  ['Room', '10:15'],
  ['UTC', '15:45'],
  ['Nepal Standard Time', '10:00'],
])('the time zone %s is read', (name, time) => {
  expect(read(calendar([`DTSTART;TZID=${name}:20261205T100000`], zone()))).toEqual([`2026-12-05 ${time}`]);
});

test('a time without a zone is in the zone that the file names', () => {
  expect(read(calendar(['DTSTART:20261205T100000'], 'X-WR-TIMEZONE:Asia/Kolkata'))).toEqual(['2026-12-05 10:15']);
});

test('odd lines of other programs refuse no file', async () => {
  const title = Buffer.from('त्रिभुवन').toString('latin1');
  const folded = Buffer.from(`SUMMARY:${title.slice(0, 4)}\r\r\n ${title.slice(4)}`, 'latin1');
  const [head = '', tail = ''] = calendar(['\r\nDTSTART:20261205\r\nno value\r\nLOCATION:%']).split('%');
  const place = `Hall ${'long '.repeat(100)}`;
  const text = Buffer.concat([
    Buffer.from(`\ufeff${head.replace('SUMMARY:Talk', '')}`),
    Buffer.from(`${place}\r\n`),
    folded,
    Buffer.from(tail.replace('END:VEVENT', 'END:VEVENT  \r\nBEGIN:VEVENT\r\nDTSTART:20261206\r\nEND:VEVENT')),
    Buffer.from('BEGIN:VTIMEZONE\r\nTZID=broken\r\nEND:VTIMEZONE'),
  ]);
  const { stdout, stderr } = await campus().attempt(['event', 'import', campus().write('a.ics', text), '--yes']);
  expect(stdout + stderr).toContain('the event has no title and was left out');
  expect(stdout + stderr).toContain('the place or the description was too long and was cut');
  expect(await campus().body('/events')).toMatchObject([{ title: 'त्रिभुवन', startDate: '2026-12-05' }]);
});

const wholeDays = 'DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261202';
const moved = (id: string) => instead(id, 'DTSTART;VALUE=DATE:20261209', 'DTEND;VALUE=DATE:20261210');

test.each([
  ['midnight of the zone', 'RECURRENCE-ID;TZID=W. Europe Standard Time:20261208T000000'],
  ['midnight of UTC', 'RECURRENCE-ID:20261208T000000Z'],
  ['the day', 'RECURRENCE-ID:20261208'],
])('a moved day of a series of whole days that is named by %s stands once', (_, id) => {
  const text = calendar([], instead(wholeDays, 'RRULE:FREQ=WEEKLY;COUNT=2'), moved(id));
  expect(read(text)).toEqual(['2026-12-01', '2026-12-09']);
});

test('a change of a repetition and all later ones moves those, with its texts', () => {
  const later = (id: string, start: string, ...lines: string[]) =>
    instead(
      `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Kathmandu:${id}T050000`,
      `DTSTART;TZID=Asia/Kathmandu:${start}`,
      ...lines,
    );
  const text = calendar([], series('COUNT=5'), later('20261208', '20261209T063000', 'DURATION:PT2H', 'SUMMARY:Late'));
  const { events } = readEvents(text.replace('SUMMARY:Yoga\r\nRECURRENCE-ID', 'RECURRENCE-ID'));
  expect(
    events.map(({ start, end, title }) => [title, start.date.slice(5), start.time, end.time].join(' ')).toSorted(),
  ).toEqual([
    'Late 12-09 06:30 08:30',
    'Late 12-16 06:30 08:30',
    'Late 12-23 06:30 08:30',
    'Late 12-30 06:30 08:30',
    'Yoga 12-01 05:00 05:00',
  ]);
  const ended = calendar([], series('COUNT=5'), later('20261215', '20261215T050000', 'STATUS:CANCELLED'));
  expect(read(ended)).toEqual(['2026-12-01 05:00', '2026-12-08 05:00']);
});

test.each([
  ['a rule, exceptions and an end without a value', 'RRULE:\r\nEXDATE;VALUE=DATE:\r\nDTEND:', ['2026-12-01 10:00']],
  ['blanks in a rule', 'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=TU, \r\n TH', ['2026-12-01 10:00', '2026-12-03 10:00']],
  ['a rule that ends before its beginning', 'RRULE:FREQ=WEEKLY;UNTIL=20261130', ['2026-12-01 10:00']],
  [
    'an additional day that the rule has, too',
    'RRULE:FREQ=WEEKLY;COUNT=2\r\nRDATE:20261208T100000',
    ['2026-12-01 10:00', '2026-12-08 10:00'],
  ],
  [
    'two rules, of which the first ends first',
    'RRULE:FREQ=DAILY;COUNT=2\r\nRRULE:FREQ=WEEKLY;COUNT=2',
    ['2026-12-01 10:00', '2026-12-02 10:00', '2026-12-08 10:00'],
  ],
  ['a duration of a million weeks', 'DURATION:P99999999W', ['3 calendar-event-unreadable']],
  ['a time of seven digits', 'DTEND:20261201T1100000Z', ['3 calendar-event-unreadable']],
])('%s of an event', (_, lines, expected) => {
  expect(read(calendar([`DTSTART:20261201T100000\r\n${lines}`]))).toEqual(expected);
});

test('an event that is left out is named: another one has its UID, or its series ended long ago', async () => {
  const again = instead('DTSTART;VALUE=DATE:20261205');
  const { stdout, stderr } = await importText(
    calendar(['DTSTART;VALUE=DATE:20190101\r\nRRULE:FREQ=YEARLY;COUNT=2'], again, again, again.replace('05', '06')),
  );
  const notes = (stdout + stderr).split('\n').filter((line) => /Line \d+/.test(line));
  expect(notes.map((note) => note.trim().replace(/^\W+/, ''))).toEqual([
    expect.stringContaining('Line 8: the event in line 13 has the same UID'),
    expect.stringContaining('Line 18: no day of this repeating event'),
  ]);
  expect(await days()).toEqual(['2026-12-06']);
});

test('the newest version of an event is read, its title on one line and its description without markup', async () => {
  const version = (sequence: number, title: string) =>
    ['BEGIN:VEVENT', 'UID:a', `SEQUENCE:${sequence}`, `SUMMARY:${title}`, 'DTSTART;VALUE=DATE:20261205'].join('\r\n');
  const description = 'DESCRIPTION:<p>Bring <b>a card</b>.<br>Gate&nbsp\\;2</p>\r\nEND:VEVENT';
  const newer = `${version(1, 'Open day\\nin the hall')}\r\n${description}`;
  await importText(calendar([], newer, `${version(0, 'Open day')}\r\nEND:VEVENT`));
  expect(await campus().body('/events')).toMatchObject([
    { title: 'Open day in the hall', description: 'Bring a card.\nGate 2' },
  ]);
});
