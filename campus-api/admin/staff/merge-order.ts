/**
 * The order of all after a table: its rows take the places, in their order, of those among them who were there. Newcomers stand before the person in
 * the row behind them, or at the end. Those whom the table does not name keep their places.
 */
export function mergeOrder(before: readonly number[], rows: readonly number[]): number[] {
  const there = new Set(before);
  const named = new Set(rows);
  const queue = [...rows];
  const slotPeople = () => queue.splice(0, queue.findIndex((id) => there.has(id)) + 1);
  const ordered = before.flatMap((id) => (named.has(id) ? slotPeople() : [id]));
  return [...ordered, ...queue];
}
