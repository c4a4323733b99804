import { createHash } from 'node:crypto';
import { fromBikramSambat, isAdDate, nepalDate, toBikramSambat, weekdayOf } from '../index.ts';

/**
 * Converts every day from 14 April 1943 to the first day without a confirmed BS date, in the host zone of the process, and prints
 * the count of days, the count of faults and a digest of all results. Run by the test in several host zones.
 */
const digest = createHash('sha256');
let days = 0;
let faults = 0;

for (let time = Date.UTC(1943, 3, 14); ; time += 86_400_000) {
  const text = new Date(time).toISOString().slice(0, 10);
  const bs = isAdDate(text) ? toBikramSambat(text) : null;
  if (!isAdDate(text) || !bs || bs.isProvisional) break;
  days += 1;
  const weekday = weekdayOf(text);
  // The clock changed from +05:30 to +05:45 in the first instant of 1986.
  const firstInstant = nepalDate(new Date(`${text}T00:00:00${text <= '1986-01-01' ? '+05:30' : '+05:45'}`));
  const lastInstant = nepalDate(new Date(`${text}T23:59:59.999${text < '1986-01-01' ? '+05:30' : '+05:45'}`));
  if (fromBikramSambat(bs) !== text || firstInstant !== text || lastInstant !== text) faults += 1;
  if (weekday !== (days + 2) % 7) faults += 1;
  digest.update(`${text} ${bs.year}-${bs.month}-${bs.day} ${weekday}\n`);
}

console.log(JSON.stringify({ zone: process.env.TZ, days, faults, digest: digest.digest('hex') }));
