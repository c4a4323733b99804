import ICAL from 'ical.js';
import { isAdDate } from '#lib/platform/calendar/index.ts';
import { type ClosingDate, writeCalendar } from './write-calendar.ts';

function closing(lastDate: string, rest: Partial<ClosingDate> = {}): ClosingDate {
  if (!isAdDate(lastDate)) throw new Error(lastDate);
  return {
    id: '5',
    description: 'एम.बी.एस. र एम.ए. पहिलो सेमेस्टरमा भर्ना हुन आवेदन दिने अन्तिम मिति; २०८३ मंसिर १५, \\ र\nअर्को',
    stamped: new Date('2026-11-17T06:20:00Z'),
    url: 'https://campus.example/notice/item/5',
    lastDate,
    ...rest,
  };
}

const write = (...dates: ClosingDate[]) => writeCalendar('Last dates', 'campus.example', dates);
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

describe('a calendar of closing dates', () => {
  it('is parsed by another library', () => {
    const [event] = read(write(closing('2026-12-01')));
    expect(event?.uid).toBe('notice-5-deadline@campus.example');
    expect(event?.summary).toContain('अन्तिम मिति: एम.बी.एस.');
    expect(event?.summary).toContain('; २०८३ मंसिर १५, \\ र');
    expect(event?.description).toContain('\nअर्को\n\nhttps://campus.example/notice/item/5');
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-17T06:20:00Z');
  });

  it('has no method, which would require an organizer (RFC 5546, 3.2.1)', () => {
    expect(write(closing('2026-12-01'))).not.toMatch(/^(METHOD|ORGANIZER)/m);
  });

  it.each(['2026-12-31', '2028-02-29', '2026-04-14'])('has %s as an all-day event without a time zone', (lastDate) => {
    const text = write(closing(lastDate));
    const [event] = read(text);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe(lastDate);
    expect(event?.duration.toSeconds()).toBe(24 * 60 * 60);
    expect(text).toContain(`DTSTART;VALUE=DATE:${lastDate.replaceAll('-', '')}`);
  });

  it('folds lines at 75 octets, between characters, and ends them with CRLF', () => {
    const lines = write(closing('2026-12-01')).split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.join('')).not.toMatch(/[\n\ufffd]/);
  });

  it('is deterministic, also for a notice without a date', () => {
    expect(write(closing('2026-12-01'))).toBe(write(closing('2026-12-01')));
    expect(write(closing('2026-12-01', { stamped: null }))).toContain('DTSTAMP:20261201T000000Z');
  });

  it('may be empty', () => {
    expect(read(write())).toEqual([]);
  });
});
