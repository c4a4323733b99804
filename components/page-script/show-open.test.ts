import { showOpen } from './show-open.ts';

const words = { openTo: 'to {time}', opensAt: 'at {time}', closed: 'closed' };

/** Opens in Nepal on Sunday from 6 to 10 and from 16 to 19; is closed on Monday; the other days are unknown. */
const week = [[360, 600, 960, 1140], [], null, null, null, null, null];

function lineAt(instant: string) {
  const line = { dataset: { open: JSON.stringify(week) }, textContent: '056-400100' };
  jest.useFakeTimers({ now: new Date(instant) });
  Object.assign(globalThis, { document: { querySelectorAll: () => [line] } });
  showOpen(words, 'en');
  return line;
}

afterEach(() => void jest.useRealTimers());

test.each([
  ['2026-11-22T05:59:59+05:45', 'at 6:00'],
  ['2026-11-22T06:00:00+05:45', 'to 10:00'],
  ['2026-11-22T09:59:59+05:45', 'to 10:00'],
  ['2026-11-22T10:00:00+05:45', 'at 16:00'],
  ['2026-11-22T18:30:00+05:45', 'to 19:00'],
  ['2026-11-22T19:00:00+05:45', 'closed'],
  ['2026-11-23T00:00:00+05:45', 'closed'],
  ['2026-11-24T12:00:00+05:45', '056-400100'],
])('at %s the line is "%s"', (instant, text) => {
  expect(lineAt(instant).textContent).toBe(text);
});

test('the line changes when the office closes', () => {
  const line = lineAt('2026-11-22T18:59:30+05:45');
  jest.advanceTimersByTime(30_000);
  expect(line.textContent).toBe('closed');
});
