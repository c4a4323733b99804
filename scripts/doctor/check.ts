/** What an answer was worth: how much there is, and what is amiss though it fits. */
export interface Finding {
  found: string;
  amiss?: string[];
  /** What could be better, though nothing is amiss. */
  notes?: string[];
}

/** One question to the campus API and what the site shows by it. `run` throws what the site's own client throws. */
export interface Check {
  shows: string;
  call: string;
  run(): Promise<Finding>;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
