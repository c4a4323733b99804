import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { z } from 'zod';
import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { MAX_STEPS, stepBudget, TooLongError } from '#packages/document-reader/child/calendar-series.ts';
import { readCalendar } from '#packages/document-reader/child/read-calendar.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { eventChanges } from './changes.ts';
import { eventTable } from './event.ts';
import { eventTexts } from './messages.ts';
import type { EventForm } from './read-event.ts';

describe('events', () => {
  const campus = withAdminCampus();
  const write = <Result>(work: (open: Campus) => Result) =>
    withCampus(campus().options, { by: 'sita', confirmation: { confirmed: true } }, work);
  const add = (form: EventForm) => write((open) => eventChanges.add(open, { type: 'event', title: 'Fair', ...form }));

  /** The issues of a rejected event. */
  async function issuesOf(form: EventForm) {
    const error: unknown = await add(form).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof RefusedError)) throw new Error('The event was not rejected', { cause: error });
    return error.issues.map(({ field, code }) => [field, code]);
  }

  test('an event in either calendar is served by the API, changed, and undone', async () => {
    const added = await add({
      type: 'परीक्षा',
      titleNe: 'मेला',
      start: '2083-08-20',
      end: '2083-08-22',
      startTime: '१०:३०',
      endTime: '4:00 PM',
      place: 'Hall',
    });
    const served = {
      id: 1,
      type: 'exam',
      title: 'Fair',
      startDate: '2026-12-06',
      endDate: '2026-12-08',
      startTime: '10:30',
      endTime: '16:00',
      place: 'Hall',
      albumId: null,
      noticeId: null,
      uid: added.result.uid,
      nepali: { title: 'मेला' },
    };
    expect(added.tags).toEqual(['events']);
    expect(await campus().body('/events')).toEqual([expect.objectContaining(served)]);
    await write((open) => eventChanges.edit(open, 1, { start: '2026-12-07', place: '' }));
    expect(await campus().body('/events')).toMatchObject([
      { startDate: '2026-12-07', endDate: '2026-12-08', place: '' },
    ]);
    await write((open) => undoChange(open, lastUndoable(open.database)?.id ?? 0));
    expect(await campus().body('/events')).toEqual([expect.objectContaining(served)]);
  });

  test('an event saved unchanged keeps the time of its last change', async () => {
    await add({ start: '2026-12-06' });
    const updatedAt = '2026-01-05T10:00:00+05:45';
    await write(({ database }) =>
      database.prepare("UPDATE events SET content = json_set(content, '$.updatedAt', ?)").run(updatedAt),
    );
    const { change } = await write((open) => eventChanges.edit(open, 1, { start: '2026-12-06' }));
    expect(change).toBeNull();
    expect(await campus().body('/events')).toMatchObject([{ updatedAt }]);
  });

  test('an event of one day moves as a whole', async () => {
    await add({ start: '2026-12-06' });
    await write((open) => eventChanges.edit(open, 1, { start: '2026-12-09' }));
    expect(await campus().body('/events')).toMatchObject([{ startDate: '2026-12-09', endDate: '2026-12-09' }]);
  });

  test.each<[string, EventForm, [string, string][]]>([
    ['no first day', {}, [['start', 'missing']]],
    ['an end before the beginning', { start: '2026-12-06', end: '2026-12-05' }, [['end', 'event-ends-before']]],
    ['a wrong year', { start: '2026-12-06', end: '2036-12-06' }, [['end', 'event-too-long']]],
    [
      'times in the wrong order',
      { start: '2026-12-06', startTime: '10:00', endTime: '9:30' },
      [['endTime', 'event-ends-before']],
    ],
    ['an end without a beginning', { start: '2026-12-06', endTime: '9:30' }, [['endTime', 'event-end-time-alone']]],
    ['times that are none', { start: '2026-12-06', startTime: '25:10' }, [['startTime', 'no-time']]],
    ['an unknown type', { start: '2026-12-06', type: 'party' }, [['type', 'unknown-choice']]],
    ['an unknown album', { start: '2026-12-06', album: '77' }, [['album', 'not-there']]],
    ['an unknown notice', { start: '2026-12-06', notice: 'x' }, [['notice', 'no-notice-named']]],
    ['no title', { start: '2026-12-06', title: ' ' }, [['title', 'missing']]],
  ])('an event with %s is refused', async (_, form, issues) => {
    expect(await issuesOf(form)).toEqual(issues);
    expect(await campus().body('/events')).toEqual([]);
  });
});

describe('the import', () => {
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
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
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
});

describe('pages', () => {
  const admin = withAdminApp();
  const stored = () => eventTable.open(admin().services.database).all();

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
      `INSERT INTO events (id, uid, title, start_date, end_date, start_time, content)
      VALUES (?, ?, ?, ?, ?, '', '{"type":"event","updatedAt":"2026-11-01T10:00:00+05:45"}')`,
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
    admin().services.database.exec(`INSERT INTO albums (id, title, date, withdraw_at)
    VALUES (81, 'Sports', '2026-11-01', '2026-11-02T10:00:00+05:45'), (82, 'Fair', '2026-11-01', NULL)`);
    const { text } = await pageOf('/events/new');
    expect(text).toMatch(/<select id="type"[^>]*><option value="">/);
    expect(text).toMatch(/<option value="81">Sports \([^<]*, withdrawn\)</);
    expect(text).not.toMatch(/<option value="82">Fair \([^<]*withdrawn/);
  });
});

describe('a calendar file', () => {
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
    readCalendar(Buffer.from(text), {
      ...{ today: nepalDate(new Date()), maxEvents: 5000, folder: tmpdir() },
      // Files without end are refused sooner.
      maxSteps: 20_000,
    });

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
    ['days that an interval never meets', [`${noon}\r\nRRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO`], '3 calendar-too-long'],
    [
      'exceptions of a day that no year has',
      [`${noon}\r\nRRULE:FREQ=DAILY;COUNT=3\r\nEXRULE:FREQ=DAILY;BYMONTHDAY=30;BYMONTH=2`],
      '3 calendar-too-long',
    ],
    ['a beginning of a million letters', [`DTSTART;X=${'1'.repeat(1e6)}:20261201`], '3 calendar-event-unreadable'],
    ['too many days of many series', Array(30).fill(`${noon}\r\nRRULE:FREQ=DAILY`), '39 calendar-too-long'],
  ])('a calendar file with %s is refused', (_, events, problem) => expect(read(calendar(events))).toEqual([problem]));

  test('a rule whose next day is a million years away gives its first day', () => {
    expect(read(calendar([`${noon}\r\nRRULE:FREQ=DAILY;INTERVAL=365000000`]))).toEqual(['2026-12-01 12:00']);
    const exception = 'RRULE:FREQ=DAILY;COUNT=2\r\nEXRULE:FREQ=DAILY;INTERVAL=365000000';
    expect(read(calendar([`${noon}\r\n${exception}`]))).toEqual(['2026-12-02 12:00']);
  });

  test('the repetitions of all series of a file are counted, those long ago included', () => {
    const step = stepBudget();
    for (let count = 0; count < MAX_STEPS; count += 1) step();
    expect(step).toThrow(TooLongError);
  });

  test('events that begin and never end are counted in one pass', () => {
    expect(read(`BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(300_000)}`)).toEqual(['1 calendar-too-long']);
  });

  const inRoom = 'DTSTART;TZID=Room:20261201T100000';
  test.each([
    'FREQ=SECONDLY',
    'FREQ=SECONDLY;COUNT=1000000000',
    'FREQ=MINUTELY;UNTIL=99991231T000000Z',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;INTERVAL=1000000000',
  ])('a zone that changes by %s is not known', (rule) => {
    expect(read(calendar([inRoom], zone(`RRULE:${rule}`)))).toEqual(['12 calendar-zone-unknown']);
  });

  test('the changes of all zones of a file are counted', () => {
    const zones = Array.from({ length: 300 }, (_, index) => zone('RRULE:FREQ=YEARLY').replace('Room', `Room${index}`));
    const events = zones.map((_, index) => `DTSTART;TZID=Room${index}:20261201T100000`);
    expect(read(calendar(events.slice(0, 10), ...zones))).toHaveLength(10);
    expect(read(calendar(events, ...zones))).toEqual([expect.stringContaining('calendar-too-long')]);
  });

  test('a file that counts too much is refused in a sentence of moderate length, and the next file is read', async () => {
    const text = calendar([inRoom.replace('Room', 'R'.repeat(10_000))]);
    expect((await importText(text)).stderr).toMatch(/line 3: the time zone “R{1,300}…?” is not known/);
    expect((await importText(calendar([inRoom], zone('RRULE:FREQ=SECONDLY')))).stderr).toContain(
      'line 12: the time zone “Room” is not known.',
    );
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
  const instead = (...lines: string[]) =>
    ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Yoga', ...lines, 'END:VEVENT'].join('\r\n');

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
});
