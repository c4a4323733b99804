import { showDeadlines } from './show-deadlines.ts';

const words = { closed: 'closed', today: 'today', tomorrow: 'tomorrow', days: '{days} days' };

/** The line about a closing date on 21 November 2026 in Nepal. */
function lineOf(deadline: string) {
  const line = { dataset: { deadline, urgent: '' }, textContent: '' };
  jest.useFakeTimers({ now: new Date('2026-11-20T18:15:00Z') });
  Object.assign(globalThis, {
    document: {
      querySelectorAll: () => [line],
      querySelector: () => null,
      addEventListener: () => undefined,
    },
    MutationObserver: class {},
  });
  showDeadlines(words, 'en');
  return line;
}

/** Its text, and whether it is urgent. */
function deadlineLine(deadline: string) {
  const { textContent, dataset } = lineOf(deadline);
  return [textContent, dataset.urgent];
}

afterEach(() => void jest.useRealTimers());

// Submissions are accepted until the end of the closing date.
test.each([
  ['2026-11-21', 'today', 'true'],
  ['2026-11-22', 'tomorrow', 'true'],
  ['2026-11-28', '7 days', 'true'],
  ['2026-11-29', '8 days', 'false'],
  ['2026-12-01', '10 days', 'false'],
  ['2026-11-20', 'closed', 'false'],
])('a closing date of %s is shown as "%s"', (deadline, text, urgent) => {
  expect(deadlineLine(deadline)).toEqual([text, urgent]);
});

// The test runs at 00:00 in Nepal.
test.each([
  ['2026-11-21T17:00', 'today'],
  ['2026-11-22T00:00', 'today'],
  ['2026-11-22T17:00', 'tomorrow'],
  ['2026-11-21T00:00', 'closed'],
  ['2026-11-20T17:00', 'closed'],
])('the closing time %s is shown as "%s"', (deadline, text) => {
  expect(lineOf(deadline).textContent).toBe(text);
});

test('a notice is closed at its closing time', () => {
  const line = lineOf('2026-11-21T17:00');
  jest.advanceTimersByTime(16.75 * 3_600_000 + 100);
  expect(line.textContent).toBe('today');
  jest.advanceTimersByTime(900_000);
  expect(line.textContent).toBe('closed');
});

test('a closing date that is open today is closed after midnight in Nepal', () => {
  const line = lineOf('2026-11-21');
  jest.advanceTimersByTime(86_400_000 + 100);
  expect(line.textContent).toBe('closed');
});
