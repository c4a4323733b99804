import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that stands still in each test until `advanceClock`. */
export const withFakeClock = withFixedClock;

export function advanceClock(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
}
