export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that stands still in each test until `advanceClock`. Timers are real, as network calls take real time. */
export function withFakeClock(start: string): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse(start),
      doNotFake: [
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'setInterval',
        'setTimeout',
        'clearImmediate',
        'clearInterval',
        'clearTimeout',
      ],
    });
  });
  afterEach(() => void jest.useRealTimers());
}

export function advanceClock(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
}
