import type { Notice } from '#lib/site/campus-client/types.ts';

/** Notices per part: with two addresses each they take a megabyte; the protocol permits 50,000 addresses and 50 MB. */
const NOTICES_PER_PART = 1000;

/** The number of parts for a number of notices. */
export function partsOf(notices: number): number {
  return Math.ceil(notices / NOTICES_PER_PART);
}

/** The notices of a part, counted from 1, of a list sorted newest first: the oldest are in the first part, so that a new notice changes only the last part. */
export function noticesOfPart(notices: readonly Notice[], part: number): readonly Notice[] {
  const end = notices.length - (part - 1) * NOTICES_PER_PART;
  return notices.slice(Math.max(0, end - NOTICES_PER_PART), Math.max(0, end));
}

/** The latest of some dates (ISO); null if there is none. */
export function latestDate(dates: readonly (string | null)[]): string | null {
  return dates.reduce((newest, date) => ((date ?? '') > (newest ?? '') ? date : newest), null);
}
