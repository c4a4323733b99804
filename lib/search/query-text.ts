/** Characters of a search text, after trimming. */
export const MAX_QUERY_LENGTH = 200;

/** A search text as it was typed, without what no text holds: control characters, halves of a surrogate pair, blanks in excess. */
export function cleanQuery(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Surrogate}\ufffd\s]+/gu, ' ').trim();
}

export function isTooLong(query: string): boolean {
  return query.length > MAX_QUERY_LENGTH;
}
