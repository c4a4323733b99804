import { fromLegacyText, isLegacyFont } from '../../nepali/legacy-fonts/index.ts';

/** Columns of a table of notices, by the words of its headings. */
export interface TableRoles {
  title?: number;
  date?: number;
}

const titles =
  /title|subject|notice|particular|description|heading|news|topic|details?|\bname\b|विषय|श[ीि]र्षक|सूचना|सुचना|विवरण|समाचार/i;
const dates = /date|published|posted|uploaded|\bon\b|मिति|प्रकाशित/i;
const deadlines = /last|dead|expir|clos|end|अन्तिम|म्याद|सम्म/i;
const others =
  /^(?:s\.?\s*n\.?o?\.?|sn|#|no\.?|क्र\.?\s?सं?\.?|सि\.?\s?नं\.?|क्रम.*|file|files|download|view|link|attachment|action|size|डाउनलोड|फाइल|कैफियत|remarks)$/i;
const MAX_HEADING = 40;

/** Roles of columns; null if the first row has no headings. */
export function rolesOf(row: readonly string[]): TableRoles | null {
  const joined = row.join(' ');
  const cells = isLegacyFont(joined) ? row.map(fromLegacyText) : row;
  if (cells.some(({ length }) => length > MAX_HEADING)) return null;
  const date = cells.findIndex((cell) => dates.test(cell) && !deadlines.test(cell));
  const title = cells.findIndex((cell, index) => index !== date && titles.test(cell) && !dates.test(cell));
  const named = cells.filter(
    (cell, index) => index === date || index === title || others.test(cell.trim()) || dates.test(cell),
  );
  if (named.length < 2 || named.length < cells.filter((cell) => cell.trim() !== '').length / 2) return null;
  return { ...(title >= 0 && { title }), ...(date >= 0 && { date }) };
}
