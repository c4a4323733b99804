import type { Disclosure } from '#content/site/public-information.ts';

/** Disclosures by fiscal year, both the newest first. */
export function disclosuresByYear(disclosures: readonly Disclosure[]): [year: number, list: Disclosure[]][] {
  const sorted = [...disclosures].sort((a, b) => b.year - a.year || b.quarter - a.quarter);
  return [...Map.groupBy(sorted, ({ year }) => year)];
}
