export { findOffice } from './find-office.ts';
export { LINE_FILE, SCAN_FILE } from './jobs.ts';
export { MAX_ATTEMPTS, READER_VERSION, type ReaderSettings, readerLimits, recogniserLimits } from './limits.ts';
export { type DocumentResult, textSchema } from './read-text.ts';
export { createReader, type DocumentReader, readerProgram } from './reader-process.ts';
export { createRecogniser, type Recogniser, recogniserProgram } from './recogniser-process.ts';
export { boxAt, type WordBox } from './word-boxes.ts';
