import ICAL from 'ical.js';
import { type AdDate, parseAdDate } from '#lib/platform/calendar/index.ts';
import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { exampleEvent } from './testing/example-event.ts';
import { writeEventCalendar } from './write-calendar.ts';

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

describe('a calendar of events', () => {
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
