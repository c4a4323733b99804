import { type DateNames, showToday } from './show-today.ts';

const MIDNIGHT = Date.parse('2026-11-21T18:15:00Z');

const names: DateNames = {
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  bsMonths: ['', '', '', '', '', '', '', 'Mangsir'],
  adMonths: [...Array(10).fill('another'), 'November', 'another'],
  bsDate: '{day} {month} {year}',
};

const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');

/** The date line at an instant, in an engine with an unreliable date format (WebKit, Chromium 111: `11/22/2026`). */
function dateLineAt(instant: number) {
  const parts = Array.from({ length: 5 }, () => ({ textContent: '' }));
  const element = {
    children: parts,
    dataset: { today: JSON.stringify([['2026-11-17', 29, 2083, 8]]) },
    dateTime: '2026-11-20',
  };
  jest.useFakeTimers({ now: instant });
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...format, get: () => () => '11/22/2026' });
  Object.assign(globalThis, {
    document: { querySelector: () => element },
    addEventListener: () => undefined,
  });
  showToday(names, 'en');
  return { element, text: () => parts.map(({ textContent }) => textContent).join('') };
}

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...format });
});

test('the date does not depend on the date format of the engine', () => {
  const { element, text } = dateLineAt(MIDNIGHT);
  expect(text()).toBe('Sunday ·\u00a06 Mangsir 2083 ·\u00a022 November 2026');
  expect(element.dateTime).toBe('2026-11-22');
});

test('the day changes at midnight in Nepal', () => {
  const { element, text } = dateLineAt(MIDNIGHT - 1000);
  expect(text()).toBe('Saturday ·\u00a05 Mangsir 2083 ·\u00a021 November 2026');
  jest.advanceTimersByTime(2000);
  expect(text()).toBe('Sunday ·\u00a06 Mangsir 2083 ·\u00a022 November 2026');
  expect(element.dateTime).toBe('2026-11-22');
});

test('a day outside the months of the page is written in the Gregorian calendar only', () => {
  expect(dateLineAt(MIDNIGHT + 60 * 86_400_000).text()).toMatch(/^\w+ ·\u00a021 \w+ 2027$/);
});
