import { format, stripVTControlCharacters } from 'node:util';
import { log } from '#lib/platform/runtime/log.ts';

const MAX_LENGTH = 2000;

/** Turns console output of Next into lines of the log, as JSON: text of a request cannot forge a line. */
export function logConsole(): void {
  const write =
    (level: 'warn' | 'error') =>
    (...words: unknown[]) =>
      log[level]({ words: stripVTControlCharacters(format(...words)).slice(0, MAX_LENGTH) }, 'framework message');
  Object.assign(console, { warn: write('warn'), error: write('error') });
}
