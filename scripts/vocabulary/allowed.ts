/** Files that the rules do not apply to, by the beginning of their path, with the reason. */
export const allowedFiles: readonly (readonly [path: string, reason: string])[] = [
  ['scripts/vocabulary/', 'names the words'],
  ['campus-api/database/baseline/', 'describes tables of installed databases, whose columns cannot be renamed'],
  ['campus-api/records/enquiry/', '`answered` is a column of installed databases and a field of the enquiry call'],
  ['campus-api/api/api.test.ts', '`answered` is a field of the enquiry call'],
  ['components/write/progress-form.tsx', '`answered` is a field of the enquiry call'],
];

/** Identifiers and parts of prose that may contain a word of the rules, with the reason. */
export const allowedWords: readonly (readonly [text: string, reason: string])[] = [
  ['answered_at', 'column of installed databases'],
  ['RENDER_AHEAD', 'documented setting'],
  ['site_pages_ahead_total', 'documented metric'],
  ['site_ahead_under_way', 'documented metric'],
];
