/** Unit tests of `npm run test:all`, not of `npm test`: they read whole corpora of scans and documents, for minutes. */
export const corpusFiles = ['packages/document-reader/recognition.test.ts'];
