import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const rankRows = z.array(z.object({ designation: z.string() }));

/** Designations in the order of display of their people; those without a rank are missing. */
export function readRanks(database: DatabaseSync): string[] {
  const rows = database.prepare('SELECT designation FROM ranks ORDER BY position, designation').all();
  return rankRows.parse(rows).map(({ designation }) => designation);
}

/** People of each department by rank within the positions that the department has in the list; people without a rank come last. */
export function inRankOrder<Person extends { department: string; designation: string }>(
  people: readonly Person[],
  ranks: readonly string[],
): Person[] {
  if (ranks.length === 0) return [...people];
  const positions = new Map(ranks.map((designation, index) => [designation, index]));
  const rankOf = ({ designation }: Person) => positions.get(designation) ?? ranks.length;
  const departments = Map.groupBy(people, ({ department }) => department);
  const queues = new Map(
    [...departments].map(([name, group]) => [name, group.sort((a, b) => rankOf(a) - rankOf(b)).values()]),
  );
  return people.map((person) => queues.get(person.department)?.next().value ?? person);
}
