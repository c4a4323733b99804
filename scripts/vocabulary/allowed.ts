/** What the rules may not judge, with the reason. Files by the beginning of their path. */
export const allowedFiles: readonly (readonly [path: string, reason: string])[] = [
  ['scripts/vocabulary/', 'names the words'],
  ['campus-api/database/migrations/', 'describes tables of installed databases, whose columns cannot be renamed'],
  ['CHANGELOG.md', 'describes earlier releases'],
];

/** Identifiers and parts of prose that keep a word, with the reason. */
export const allowedWords: readonly (readonly [text: string, reason: string])[] = [
  ['answered_at', 'column of installed databases'],
  ['rel="ahead"', 'none'],
];
