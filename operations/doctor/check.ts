import { readNames } from '#lib/site/people/campus-names.ts';
import { addressPartsWithoutNepali, namesWithoutNepali } from '#lib/site/people/upstream-name.ts';

/** The result of a successful call: a summary, and problems that do not make it fail. */
export interface CheckReport {
  summary: string;
  problems?: string[];
  /** Hints that do not count as problems. */
  notes?: string[];
}

/** One call of the campus API and the content that needs it. `run` throws the errors of the site's client. */
export interface Check {
  shows: string;
  call: string;
  /** Another check reports the faults of the replies that it reads. */
  isAboutFile?: true;
  run(): Promise<CheckReport>;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A note of names and parts of addresses without a Nepali translation; none where all are translated. */
export async function noteNames(names: readonly string[], addressLines: readonly string[] = []): Promise<string[]> {
  const table = await readNames();
  const unknown = [...namesWithoutNepali(names, table), ...addressPartsWithoutNepali(addressLines, table)];
  return unknown.length > 0
    ? [`in English on Nepali pages, until the translations of the campus include them: ${unknown.join('; ')}`]
    : [];
}
