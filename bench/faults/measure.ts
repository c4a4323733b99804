import type { Table } from '../report.ts';
import { hashing } from './hashing.ts';
import { hourOfFaults } from './hour.ts';
import { sanitising } from './sanitising.ts';
import { sideBySide } from './side-by-side.ts';

/** What faults of the campus API, and keeping visitors safe from its content, cost. */
export async function measureFaults(): Promise<Table[]> {
  return [await sideBySide(), await hourOfFaults(), await hashing(), sanitising()];
}
