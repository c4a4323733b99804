import { formatTime } from './format-time.ts';
import { nepalDate } from './nepal-date.ts';
import { nepalClock } from './write-date.ts';

test.each(['1987-01-01T00:00:00Z', '2026-11-21T08:20:00Z', '2026-11-21T18:14:59Z', '2026-11-21T18:15:00Z'])(
  'the clock in Nepal at %s equals that of the time zone',
  (text) => {
    const clock = nepalClock(new Date(text));
    expect(clock.slice(0, 10)).toBe(nepalDate(new Date(text)));
    expect(clock.slice(11, 16)).toBe(formatTime(new Date(text), 'en'));
  },
);
