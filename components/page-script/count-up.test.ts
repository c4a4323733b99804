import { countUp } from './count-up.ts';

interface Span {
  textContent: string;
  style: object;
  setAttribute: () => void;
}

/** A fake element with a figure; it is counting while its text is empty. */
class Figure {
  readonly dataset: { count: string };
  isCounting = true;
  #text: string;
  constructor(target: number) {
    this.#text = String(target);
    this.dataset = { count: this.#text };
  }
  get textContent(): string {
    return this.#text;
  }
  set textContent(text: string) {
    this.#text = text;
    this.isCounting = text === '';
  }
  append(): void {}
}

/** The numbers that a counter displays: before each step, and at the end. */
function displayedNumbers(target: number): number[] {
  jest.useFakeTimers();
  const spans: Span[] = [];
  const figure = new Figure(target);
  class IntersectionObserver {
    readonly #notify: (entries: unknown[]) => void;
    constructor(notify: (entries: unknown[]) => void) {
      this.#notify = notify;
    }
    observe(each: unknown): void {
      this.#notify([{ isIntersecting: false, target: each }]);
      setTimeout(() => this.#notify([{ isIntersecting: true, target: each }]), 0);
    }
    unobserve(): void {}
  }
  const createElement = () => {
    const span: Span = { textContent: '', style: {}, setAttribute: () => undefined };
    spans.push(span);
    return span;
  };
  const querySelectorAll = () => [figure];
  const documentElement = { lang: 'en', dataset: {} };
  Object.assign(globalThis, { HTMLElement: Figure, IntersectionObserver, matchMedia: () => ({ matches: false }) });
  Object.assign(globalThis, { document: { documentElement, querySelectorAll, createElement } });
  countUp('en');
  jest.advanceTimersByTime(0);
  const numbers: number[] = [];
  while (figure.isCounting) {
    numbers.push(Number(spans[0]?.textContent.replaceAll(',', '')));
    jest.advanceTimersByTime(5);
  }
  return [...numbers, Number(figure.textContent)];
}

afterEach(() => void jest.useRealTimers());

test.each([9999, 130, 70, 40, 400, 401, 1, 123_456])(
  'a counter reaches %d exactly, in at most 400 equal steps',
  (target) => {
    const numbers = displayedNumbers(target);
    expect(numbers[0]).toBe(0);
    expect(numbers.at(-1)).toBe(target);
    expect(numbers.length).toBeLessThanOrEqual(401);
    const rises = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0));
    expect(new Set(rises.slice(0, -1)).size).toBeLessThanOrEqual(1);
  },
);

test('a counter up to 400 rises by 1', () => {
  expect(displayedNumbers(130).slice(1, 4)).toEqual([1, 2, 3]);
  expect(displayedNumbers(9999)[1]).toBe(25);
});

test('a counter of 0 shows 0 at once', () => expect(displayedNumbers(0).at(-1)).toBe(0));
