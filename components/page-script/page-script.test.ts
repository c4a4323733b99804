import { globSync, readFileSync } from 'node:fs';
import { countUp } from './count-up.ts';
import { dataAttributes } from './data-attributes.ts';
import { sendFeedback } from './feedback.ts';
import { followLinks } from './follow-links.ts';
import { loadControls } from './load-controls.ts';
import markScripts from './mark-scripts.ts';
import { rotate } from './rotate.ts';
import { showDeadlines } from './show-deadlines.ts';
import { showOpen } from './show-open.ts';
import { type DateNames, showToday } from './show-today.ts';

describe('counters', () => {
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
});
describe('a strip that rotates', () => {
  /** A fake element that stands for its nearest button, and is matched by one selector. */
  class Part {
    readonly dataset: Record<string, string> = {};
    readonly attributes: Record<string, string> = {};
    readonly #listeners: [type: string, listener: (event: object) => void][] = [];
    hidden = false;
    readonly selector: string;
    readonly tabIndex: number;
    constructor(selector = '', tabIndex = 0) {
      this.selector = selector;
      this.tabIndex = tabIndex;
    }
    setAttribute(name: string, value: string): void {
      this.attributes[name] = value;
    }
    addEventListener(type: string, listener: (event: object) => void): void {
      this.#listeners.push([type, listener]);
    }
    fire(type: string, event: object = {}): void {
      for (const [of, listener] of this.#listeners) if (of === type) listener(event);
    }
    matches = (selector: string) => this.selector === selector;
    closest = () => (this.selector === '' ? null : this);
    contains = () => true;
  }

  const [back, next, heading, text] = [
    new Part('[data-step="-1"]'),
    new Part('[data-step="1"]'),
    new Part('h2', -1),
    new Part(),
  ];
  const media = { matches: false, addEventListener: () => undefined };
  const page = { hidden: false, flash: false };

  function start() {
    const [items, live, toggle] = [[new Part(), new Part(), new Part()], new Part(), new Part('[data-pause]')];
    Object.assign(toggle.dataset, { pause: 'Pause', play: 'Play' });
    const parts: Readonly<Record<string, Part>> = { '[aria-live]': live, '[data-pause]': toggle };
    const section = Object.assign(new Part(), {
      querySelector: (selector: string) => parts[selector] ?? null,
      querySelectorAll: () => items,
    });
    section.dataset.rotate = '6000';
    const querySelector = () => (page.flash ? {} : null);
    const root = { documentElement: { dataset: {} }, querySelectorAll: () => [section], querySelector };
    Object.assign(globalThis, {
      ...{
        Element: Part,
        HTMLElement: Part,
        matchMedia: () => media,
        MutationObserver: class {
          observe() {}
        },
      },
      document: Object.defineProperty(root, 'hidden', { get: () => page.hidden }),
    });
    rotate();
    const visible = () => items.findIndex(({ hidden }) => !hidden);
    const click = (target: Part) => section.fire('click', { target });
    return { section, toggle, live, visible, click };
  }

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(media, { matches: false });
    Object.assign(page, { hidden: false, flash: false });
  });
  afterEach(() => void jest.useRealTimers());

  test.each<[string, string[], number, string, string]>([
    ['by itself', [], 1, 'Pause', 'off'],
    ['not once it is paused', ['click toggle'], 0, 'Play', 'polite'],
    ['again after a pause', ['click toggle', 'click toggle'], 1, 'Pause', 'off'],
    ['not under the pointer', ['pointerenter'], 0, 'Pause', 'polite'],
    ['after the pointer has left', ['pointerenter', 'pointerleave'], 1, 'Pause', 'off'],
    ['not with the focus on a control', ['focusin next'], 0, 'Pause', 'polite'],
    ['with the focus on a heading', ['focusin heading'], 1, 'Pause', 'off'],
    ['after the focus has left', ['focusin next', 'focusout'], 1, 'Pause', 'off'],
    ['not in a hidden page', ['hidden'], 0, 'Pause', 'off'],
    ['not behind a flash notice', ['flash'], 0, 'Pause', 'off'],
  ])('advances %s', (_, events, expected, label, live) => {
    const strip = start();
    const targets: Readonly<Record<string, Part>> = { toggle: strip.toggle, next, heading };
    for (const [type = '', name = ''] of events.map((event) => event.split(' '))) {
      if (type in page) Object.assign(page, { [type]: true });
      strip.section.fire(type, { target: targets[name] ?? null, relatedTarget: null });
    }
    jest.advanceTimersByTime(5999);
    expect(strip.visible()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(strip.visible()).toBe(expected);
    const { attributes, hidden, dataset } = strip.toggle;
    expect([attributes['aria-label'], strip.live.attributes['aria-live'], hidden]).toEqual([label, live, false]);
    expect('paused' in dataset).toBe(label === 'Play');
  });

  test('stands still with reduced motion, without its button', () => {
    Object.assign(media, { matches: true });
    const { visible, toggle, live } = start();
    jest.advanceTimersByTime(60_000);
    expect([visible(), toggle.hidden, toggle.attributes['aria-label'], live.attributes['aria-live']]).toEqual([
      0,
      true,
      'Play',
      'polite',
    ]);
  });

  test('has buttons that wrap around, and ignores taps beside them', () => {
    const { visible, click } = start();
    const steps = [back, back, next, next, next, text].map((target) => {
      click(target);
      return visible();
    });
    expect(steps).toEqual([2, 1, 2, 0, 1, 1]);
  });
});
describe('the vote on a page', () => {
  class Part {
    hidden = false;
    textContent = '';
    isFocused = false;
    readonly action = '/api/useful';
    readonly dataset = { thanks: 'Thank you', failed: 'Not sent' };
    name = 'useful';
    value = 'yes';
    nextElementSibling: Part | null = null;
    submit: (event: object) => Promise<void> = async () => undefined;
    addEventListener(_: 'submit', listener: typeof this.submit): void {
      this.submit = listener;
    }
    focus(): void {
      this.isFocused = true;
    }
  }
  const fetched = jest.fn<Promise<{ type: string }>, [string, { body: URLSearchParams }]>();

  function start(message: Part | null): Part {
    const form = Object.assign(new Part(), { nextElementSibling: message });
    Object.assign(globalThis, { HTMLElement: Part, HTMLButtonElement: Part, fetch: fetched.mockClear() });
    Object.assign(globalThis, { document: { querySelector: () => form } });
    sendFeedback();
    return form;
  }

  test.each<[string, () => Promise<{ type: string }>, boolean]>([
    ['is counted', async () => ({ type: 'opaqueredirect' }), true],
    ['is refused', async () => ({ type: 'basic' }), false],
    ['is not sent', () => Promise.reject(new Error('offline')), false],
  ])('stays on its page and reports whether it %s', async (_, respond, isCounted) => {
    const message = new Part();
    const form = start(message);
    fetched.mockImplementation(respond);
    const preventDefault = jest.fn();
    await form.submit({ preventDefault, submitter: new Part() });
    expect(preventDefault).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls.map(([address, { body }]) => [address, `${body}`])).toEqual([
      ['/api/useful', 'useful=yes'],
    ]);
    expect([form.hidden, message.textContent, message.isFocused]).toEqual([
      isCounted,
      isCounted ? 'Thank you' : 'Not sent',
      true,
    ]);
  });

  test('is left to the browser where the page has no message', async () => {
    const preventDefault = jest.fn();
    await start(null).submit({ preventDefault });
    expect([preventDefault.mock.calls, fetched.mock.calls]).toEqual([[], []]);
  });
});
describe('data attributes', () => {
  const files = globSync('{app,components,lib,server/next-adapter}/**/*.{ts,tsx,css}').filter(
    (file) => !/\.test\.|\/testing\/|page-script\/data-attributes\.ts$/.test(file),
  );
  const kebab = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

  /** An attribute of React, and the name of a file. */
  const others = ['data-precedence', 'data-table'];

  /** The names of data attributes in a file: attributes, selectors and `dataset`. */
  function namesIn(file: string): Set<string> {
    const text = readFileSync(file, 'utf8').replaceAll('\\s', ' ');
    const written = [...text.matchAll(/(?<![\w/-])data-[a-z]+(?:-[a-z]+)*(?![\w-])/g)].map(([name]) => name);
    const read = [...text.matchAll(/(?<![\w-])dataset\.(\w+)|'(\w+)' in [\w.]*dataset|\{ dataset: \{ (\w+)/g)];
    return new Set([...written, ...read.map(([, ...names]) => kebab(names.find(Boolean) ?? ''))]);
  }

  const used = new Set(files.flatMap((file) => [...namesIn(file)]).filter((name) => !others.includes(name)));

  test('every data attribute in the code is documented', () => {
    expect([...used].filter((name) => !(name in dataAttributes))).toEqual([]);
  });

  test('every documented data attribute is in the code', () => {
    expect(Object.keys(dataAttributes).filter((name) => !used.has(name))).toEqual([]);
  });
});
describe('closing dates', () => {
  const words = { closed: 'closed', today: 'today', tomorrow: 'tomorrow', days: '{days} days' };

  /** The line about a closing date on 21 November 2026 in Nepal. */
  function lineOf(deadline: string) {
    const fact = { dataset: { over: '' } };
    const line = { dataset: { deadline, urgent: '' }, textContent: '', fact, closest: () => fact };
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
    const { textContent, fact } = lineOf(deadline);
    expect([textContent, fact.dataset.over]).toEqual([text, `${text === 'closed'}`]);
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
});
describe('opening hours', () => {
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
});
describe('the date line', () => {
  const MIDNIGHT = Date.parse('2026-11-21T18:15:00Z');

  const names: DateNames = {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    bsMonths: ['', '', '', '', '', '', '', 'Mangsir'],
    adMonths: [...Array(10).fill('another'), 'November', 'another'],
    bsDate: '{day} {month} {year}',
    provisional: 'provisional',
  };

  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');

  /** The date line at an instant, in an engine with an unreliable date format (WebKit, Chromium 111: `11/22/2026`). */
  function dateLineAt(instant: number, isProvisional = 0) {
    const parts = Array.from({ length: 5 }, () => ({ textContent: '' }));
    const element = {
      children: parts,
      dataset: { today: JSON.stringify([['2026-11-17', 29, 2083, 8, isProvisional]]) },
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
    expect(text()).toBe('Sunday\u00a0· 6 Mangsir 2083\u00a0· 22 November 2026');
    expect(element.dateTime).toBe('2026-11-22');
  });

  test('the day changes at midnight in Nepal', () => {
    const { element, text } = dateLineAt(MIDNIGHT - 1000);
    expect(text()).toBe('Saturday\u00a0· 5 Mangsir 2083\u00a0· 21 November 2026');
    jest.advanceTimersByTime(2000);
    expect(text()).toBe('Sunday\u00a0· 6 Mangsir 2083\u00a0· 22 November 2026');
    expect(element.dateTime).toBe('2026-11-22');
  });

  test('a day of a provisional year is marked', () =>
    expect(dateLineAt(MIDNIGHT, 1).text()).toMatch('6 Mangsir 2083 (provisional)\u00a0· 22 November'));

  test('a day outside the months of the page is written in the Gregorian calendar only', () => {
    expect(dateLineAt(MIDNIGHT + 60 * 86_400_000).text()).toMatch(/^\w+\u00a0· 21 \w+ 2027$/);
  });
});

describe('links', () => {
  test.each([
    ['/No_Such/Page', '', 'ne', '/ne/No_Such/Page'],
    ['/ne/No_Such/Page', '?a=b', 'en', '/No_Such/Page?a=b'],
    ['/', '', 'ne', '/ne'],
    ['/ne', '', 'en', '/'],
    ['/search', '?q=form', 'ne', '/ne/search?q=form'],
  ])('at %s%s the link to the other language (%s) leads to %s', (pathname, search, hreflang, expected) => {
    const link = { pathname: '/ne/missing', search: '', hreflang };
    const listeners = new Map<string, (event: object) => void>();
    class FakeElement {
      closest = () => link;
    }
    Object.assign(globalThis, {
      Element: FakeElement,
      location: { pathname, search },
      document: { documentElement: { dataset: { saveData: '' } } },
      addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
    });
    followLinks();
    listeners.get('click')?.({ target: new FakeElement() });
    expect(link.pathname + link.search).toBe(expected);
  });
});

describe('missing scripts', () => {
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
});
