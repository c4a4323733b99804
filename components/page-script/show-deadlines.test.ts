import { showDeadlines } from './show-deadlines.ts';

const words = { closed: 'closed', today: 'today', tomorrow: 'tomorrow', days: '{days} days' };

/** The text of a closing date on 21 November 2026 in Nepal, and whether it is urgent. */
function deadlineLine(deadline: string) {
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
  return [line.textContent, line.dataset.urgent];
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
