/** Columns of a table; further cells of a row are not read. */
export const MAX_COLUMNS = 60;

/** The cells of a table without its empty rows and columns; all rows have the same length. */
export function usedCells(rows: readonly (readonly string[])[]): string[][] {
  const filled = rows.filter((row) => row.some(Boolean));
  const width = Math.max(0, ...filled.map((row) => row.length));
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    filled.some((row) => row[column]),
  );
  return filled.map((row) => used.map((column) => row[column] ?? ''));
}
