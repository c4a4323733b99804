import { addressPartsWithoutNepali, namesWithoutNepali } from '#lib/people/upstream-name.ts';

/** What an answer was worth: how much there is, and what is amiss though it fits. */
export interface ValidationIssue {
  found: string;
  amiss?: string[];
  /** What could be better, though nothing is amiss. */
  notes?: string[];
}

/** One question to the campus API and what the site shows by it. `run` throws what the site's own client throws. */
export interface Check {
  shows: string;
  call: string;
  /** The faults of the replies that it reads are those of another check. */
  isAboutFile?: true;
  run(): Promise<ValidationIssue>;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A note of the names and parts of addresses that Nepali pages show in English; none where all are translated. */
export function noteNames(names: readonly string[], addressLines: readonly string[] = []): string[] {
  const unknown = [...namesWithoutNepali(names), ...addressPartsWithoutNepali(addressLines)];
  return unknown.length > 0
    ? [`in English on Nepali pages, until content/upstream-names.ts knows them: ${unknown.join('; ')}`]
    : [];
}
