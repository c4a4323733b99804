/** Unit tests of `npm run test:all`, not of `npm test`: they read a corpus of scans, for minutes, or pack and install packages. */
export const corpusFiles = ['packages/document-reader/recognition.test.ts', 'operations/release/packages.test.ts'];
