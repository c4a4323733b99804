/**
 * Order of all people after a table: its existing people share their previous positions in the order of the rows. New people precede the person of
 * the next row, or come last. People who are not in the table keep their positions.
 */
export function mergeOrder(before: readonly number[], rows: readonly number[]): number[] {
  const existing = new Set(before);
  const named = new Set(rows);
  const queue = [...rows];
  const slotPeople = () => queue.splice(0, queue.findIndex((id) => existing.has(id)) + 1);
  const ordered = before.flatMap((id) => (named.has(id) ? slotPeople() : [id]));
  return [...ordered, ...queue];
}
