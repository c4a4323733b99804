import { loadControls } from './load-controls.ts';
import markScripts from './mark-scripts.ts';

const dataset: Record<string, string> = {};
const line = { hidden: true, textContent: '', dataset: { scriptsMissing: 'Some parts did not load.' } };
const ready: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of Object.keys(dataset)) delete dataset[name];
  line.hidden = true;
  ready.length = 0;
  Object.assign(globalThis, {
    self: globalThis,
    navigator: {},
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    HTMLElement: class {
      inert = false;
    },
    document: {
      documentElement: { dataset },
      addEventListener: (type: string, listen: () => void) => type === 'DOMContentLoaded' && ready.push(listen),
      querySelectorAll: () => [line],
      querySelector: () => null,
    },
  });
  Object.assign(HTMLElement.prototype, { inert: false });
  markScripts();
});
afterEach(() => jest.useRealTimers());

test('a slow page script is reported after two minutes, and no longer once it has arrived', () => {
  jest.advanceTimersByTime(119_000);
  expect([line.hidden, dataset.scripts]).toEqual([true, undefined]);
  jest.advanceTimersByTime(2000);
  expect([line.hidden, line.textContent]).toEqual([false, 'Some parts did not load.']);
  loadControls([]);
  expect([line.hidden, dataset.scripts]).toEqual([true, 'on']);
});

test('a page script that failed is reported at once', () => {
  for (const listen of ready) listen();
  jest.advanceTimersByTime(0);
  expect([line.hidden, dataset.scripts]).toEqual([false, undefined]);
});

test('nothing is reported once the page script has run', () => {
  dataset.ready = '';
  for (const listen of ready) listen();
  jest.advanceTimersByTime(200_000);
  expect([line.hidden, dataset.scripts]).toEqual([true, 'on']);
});
