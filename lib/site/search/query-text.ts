/** Characters of a search text, after trimming. */
export const MAX_QUERY_LENGTH = 200;

/** A search text without control characters, lone surrogates and repeated blanks. */
export function cleanQuery(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Surrogate}\ufffd\s]+/gu, ' ').trim();
}

export function isTooLong(query: string): boolean {
  return query.length > MAX_QUERY_LENGTH;
}
