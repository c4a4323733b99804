import ICAL from 'ical.js';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { viewMonth } from '#lib/site/notices/month-view.ts';
import { type AdDate, isAdDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { joinDates } from './event-time.ts';
import { eventsByDay, eventsByTime, nextEvents } from './select-events.ts';
import { writeEventCalendar } from './serve-calendar.ts';
import { exampleEvent } from './testing/example-event.ts';

describe('lists of events', () => {
  const day = (text: string) => {
    if (!isAdDate(text)) throw new Error(text);
    return text;
  };
  const event = (id: string, start: string, end = start, rest: Partial<CampusEvent> = {}) =>
    exampleEvent({ id, start: day(start), end: day(end), ...rest });
  const ids = (events: readonly CampusEvent[] = []) => events.map(({ id }) => id);

  const term = event('term', '2026-09-20', '2027-02-12', { type: 'term' });
  const exam = event('exam', '2026-12-06', '2026-12-08', { type: 'exam' });
  const today = event('today', '2026-12-07');
  const over = event('over', '2026-11-01');
  const older = event('older', '2026-02-01', '2026-02-03');
  const all = [older, term, over, exam, today];

  test('an event is coming until its last day is over, and the latest past one is first', () => {
    const { coming, past } = eventsByTime(all, day('2026-12-08'));
    expect([ids(coming), ids(past)]).toEqual([
      ['term', 'exam'],
      ['today', 'over', 'older'],
    ]);
  });

  test('Home shows the next events without terms that have begun', () => {
    expect(ids(nextEvents(all, day('2026-12-01'), 3))).toEqual(['exam', 'today']);
    expect(ids(nextEvents(all, day('2026-09-20'), 1))).toEqual(['term']);
  });

  test('each day of an event is marked, of a long one the first and the last', () => {
    const marked = (first: string, last: string) =>
      [...eventsByDay(all, day(first), day(last))].map(([ad, events]) => [ad, ids(events)]);
    expect(marked('2026-12-07', '2026-12-31')).toEqual([
      ['2026-12-07', ['exam', 'today']],
      ['2026-12-08', ['exam']],
    ]);
    expect(marked('2027-02-01', '2027-02-28')).toEqual([['2027-02-12', ['term']]]);
    expect(marked('2026-10-01', '2026-10-31')).toEqual([]);
  });

  test('a day lists the first 20 of the events that a foreign API invents, and the number of the others', () => {
    const many = Array.from({ length: 14_000 }, (_, index) => event(`e${index}`, '2026-11-20', '2026-11-21'));
    const days = viewMonth({ year: 2083, month: 8 }, {}, many)?.days ?? [];
    expect(days.slice(3, 5).map(({ listed, moreEvents }) => [listed.length, moreEvents])).toEqual([
      [20, 13_980],
      [0, 0],
    ]);
  });

  test('a month lists an event once, also where it has begun in the month before', () => {
    const holiday = event('holiday', '2026-12-10', '2026-12-20');
    const listedIn = (month: number) =>
      viewMonth({ year: 2083, month }, {}, [exam, holiday])?.days.flatMap(({ bs, listed }) =>
        listed.map(({ id }) => [bs.day, id]),
      );
    expect(listedIn(8)).toEqual([
      [20, 'exam'],
      [24, 'holiday'],
    ]);
    expect(listedIn(9)).toEqual([[1, 'holiday']]);
  });
});
const day = (text: string) => parseAdDate(text) as AdDate;
const write = (locale: 'en' | 'ne', ...events: CampusEvent[]) =>
  writeEventCalendar(events, {
    name: 'Academic calendar',
    host: 'campus.example',
    locale,
    urlOf: ({ id }) => `https://campus.example/calendar/events/${id}`,
  });
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

const OTHER_LINES = 'Campus\r\nATTACH:https://evil.example\rBEGIN:VEVENT';

describe('the days of an event', () => {
  it.each([
    ['18 Mangsir 2083', '20 Mangsir 2083', '18 – 20 Mangsir 2083'],
    ['18 Mangsir 2083', '18 Poush 2083', '18 Mangsir – 18 Poush 2083'],
    ['29 Chaitra 2083', '2 Baisakh 2084', '29 Chaitra 2083 – 2 Baisakh 2084'],
    ['२०८३ मङ्सिर १८', '२०८३ मङ्सिर २०', '२०८३ मङ्सिर १८ – २०'],
    ['२०८३ मङ्सिर १८', '२०८३ पुस १८', '२०८३ मङ्सिर १८ – पुस १८'],
    ['२०८३ चैत २९', '२०८४ वैशाख २९', '२०८३ चैत २९ – २०८४ वैशाख २९'],
  ])('%s to %s', (first, last, days) => {
    expect(joinDates(first, last)).toBe(days);
  });
});

describe('a calendar of events', () => {
  it('has no lines of a campus name, which a foreign API may send', () => {
    const text = writeEventCalendar([], { name: OTHER_LINES, host: 'h', locale: 'en', urlOf: () => '' });
    expect(text).not.toMatch(/^(?:ATTACH|BEGIN:VEVENT)/m);
  });

  it('is parsed by another library, in either language', () => {
    const event = exampleEvent({
      title: 'Fair, day; one \\ two',
      description: 'One\nTwo',
      place: 'Hall',
      nepali: { title: 'मेला' },
    });
    const [english] = read(write('en', event));
    expect(english?.uid).toBe('abc@campus.example');
    expect([english?.summary, english?.description, english?.location]).toEqual([event.title, 'One\nTwo', 'Hall']);
    expect(english?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T04:15:00Z');
    expect(english?.component.getFirstPropertyValue('url')?.toString()).toContain('/calendar/events/5');
    expect(read(write('ne', event))[0]?.summary).toBe('मेला');
  });

  it('has a higher revision after each change, and none if its time is unknown', () => {
    const propertiesOf = (updatedAt: string | null) => {
      const component = read(write('en', exampleEvent({ updatedAt })))[0]?.component;
      return ['sequence', 'last-modified'].map((name) => component?.getFirstPropertyValue(name)?.toString());
    };
    const [before, after] = [propertiesOf('2026-11-20T04:15:00Z'), propertiesOf('2026-11-20T04:17:00Z')];
    expect(Number(after[0]) - Number(before[0])).toBe(2);
    expect(after[1]).toBe('2026-11-20T04:17:00Z');
    expect(propertiesOf(null)[1]).toBeUndefined();
  });

  it('has whole days without a time zone, the end excluded', () => {
    const [event] = read(write('en', exampleEvent({ end: day('2026-12-08') })));
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2026-12-06', '2026-12-09']);
    expect(event?.startDate.isDate).toBe(true);
  });

  it('has times in UTC', () => {
    const text = write('en', exampleEvent({ startTime: '07:00', endTime: '10:30' }));
    expect(text).toContain('DTSTART:20261206T011500Z');
    expect(text).toContain('DTEND:20261206T044500Z');
    expect(text).not.toContain('TZID');
  });

  it('repeats the times of several days on each of them', () => {
    const event = exampleEvent({ end: day('2026-12-08'), startTime: '07:00', endTime: '10:30' });
    const text = write('en', event);
    expect(text).toContain('RRULE:FREQ=DAILY;COUNT=3');
    expect(text).toContain('DTEND:20261206T044500Z');
    const overnight = write('en', { ...event, startTime: '18:00', endTime: '06:00' });
    expect(overnight).toContain('DTEND:20261208T001500Z');
    expect(write('en', { ...event, endTime: '' })).toContain('DTEND:20261208T181500Z');
  });

  it('folds lines at 75 octets, between characters, and ends them with CRLF', () => {
    const title = 'चौथो वर्षको वार्षिक परीक्षा र प्रयोगात्मक परीक्षाको समयतालिका सम्बन्धी कार्यक्रम';
    const lines = write('en', exampleEvent({ title })).split('\r\n');
    expect(lines.filter((each) => Buffer.byteLength(each) > 75)).toEqual([]);
    expect(lines.join('')).not.toMatch(/[\n\ufffd]/);
  });

  it('is deterministic, and has an UID where the campus API sends none', () => {
    const event = exampleEvent({ uid: '', updatedAt: null });
    expect(write('en', event)).toBe(write('en', event));
    expect(read(write('en', event))[0]?.uid).toBe('event-5@campus.example');
    expect(read(write('en'))).toEqual([]);
  });
});
