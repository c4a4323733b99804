import type { XmlElement } from '../text/parse-xml.ts';

const countOf = ({ attributes }: XmlElement, name: string) => {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
};

/** How often a cell or a row stands in its table, at least once; files state up to a million for the empty rest of a sheet. */
export const repeats = (element: XmlElement, of: 'columns' | 'rows') => countOf(element, `table:number-${of}-repeated`);

/** How many columns or rows a cell covers. */
export const spanned = (element: XmlElement, of: 'columns' | 'rows') => countOf(element, `table:number-${of}-spanned`);
