const isNumber = (cell: string) => /^[\d०-९][\d०-९.,/–-]*$/.test(cell.trim());

/** Whether the first row is a header: the only bold one, or with words above numbers. */
export function looksLikeHeader(rows: readonly (readonly string[])[], isBold: boolean): boolean {
  const [first = [], ...others] = rows;
  if (others.length === 0 || first.some(isNumber)) return false;
  const isFilled = first.filter(Boolean).length >= first.length * 0.6;
  const aboveNumbers = first.some((name, column) => {
    const cells = others.map((row) => row[column] ?? '').filter(Boolean);
    return name !== '' && cells.length > 0 && cells.filter(isNumber).length >= cells.length * 0.6;
  });
  return isFilled && (isBold || aboveNumbers);
}
