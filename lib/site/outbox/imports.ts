const MINUTE_MS = 60_000;
/** More notices within this time are an import, which nobody wants to be notified of. */
export const IMPORT = { notices: 20, ms: 10 * MINUTE_MS } as const;

/** The times of detection, in epoch milliseconds, of the last minutes. The absolute value, as a clock may be set back. */
export const recentTimes = (times: readonly number[], now: number): number[] =>
  times.filter((at) => Math.abs(now - at) < IMPORT.ms);

/** Whether notices of these times of detection belong to an import. */
export const isImport = (times: readonly number[], now: number): boolean =>
  recentTimes(times, now).length > IMPORT.notices;
