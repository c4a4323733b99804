/** A clock that stands still in each test until it is set. Timers are real, as network calls take real time. */
export function withFixedClock(time: string): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse(time),
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
