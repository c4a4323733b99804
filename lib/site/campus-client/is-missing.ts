/** Texts that programs write where a value is missing. */
const placeholders = new Set([
  '',
  'null',
  'NULL',
  'undefined',
  'NaN',
  'Invalid date',
  'Invalid Date',
  '[object Object]',
]);

/** Whether a text of the campus API stands for no value. */
export const isMissing = (text: string): boolean => placeholders.has(text.trim());
