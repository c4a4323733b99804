import type { XmlElement } from './parse-xml.ts';

/** How often a cell or a row stands in its table, at least once; files state up to a million for the empty rest of a sheet. */
export function repeats({ attributes }: XmlElement, of: 'columns' | 'rows'): number {
  const count = Number(attributes.get(`table:number-${of}-repeated`) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}
