import { countUp } from './count-up.ts';

interface Span {
  textContent: string;
  style: object;
  setAttribute: () => void;
}

/** An element with a figure; it counts until it has its text again. */
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

/** What a counter shows, before each of its steps and at its end. */
function shownFor(target: number): number[] {
  jest.useFakeTimers();
  const spans: Span[] = [];
  const figure = new Figure(target);
  class IntersectionObserver {
    readonly #tell: (entries: unknown[]) => void;
    constructor(tell: (entries: unknown[]) => void) {
      this.#tell = tell;
    }
    observe(each: unknown): void {
      this.#tell([{ isIntersecting: false, target: each }]);
      setTimeout(() => this.#tell([{ isIntersecting: true, target: each }]), 0);
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
  Object.assign(globalThis, {
    document: { documentElement, querySelectorAll, createElement, addEventListener: () => undefined },
  });
  countUp({ en: '0123456789' });
  jest.advanceTimersByTime(0);
  const shown: number[] = [];
  while (figure.isCounting) {
    shown.push(Number(spans[0]?.textContent.replaceAll(',', '')));
    jest.advanceTimersByTime(5);
  }
  return [...shown, Number(figure.textContent)];
}

afterEach(() => void jest.useRealTimers());

test.each([9999, 130, 70, 40, 400, 401, 1, 123_456])('%d is reached exactly, in at most 400 equal steps', (target) => {
  const shown = shownFor(target);
  expect(shown[0]).toBe(0);
  expect(shown.at(-1)).toBe(target);
  expect(shown.length).toBeLessThanOrEqual(401);
  const rises = shown.slice(1).map((value, index) => value - (shown[index] ?? 0));
  expect(new Set(rises.slice(0, -1)).size).toBeLessThanOrEqual(1);
});

test('up to 400 it rises by 1', () => {
  expect(shownFor(130).slice(1, 4)).toEqual([1, 2, 3]);
  expect(shownFor(9999)[1]).toBe(25);
});

test('a counter of 0 has nothing to count', () => expect(shownFor(0).at(-1)).toBe(0));
