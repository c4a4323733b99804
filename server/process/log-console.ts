import { format, stripVTControlCharacters } from 'node:util';
import { log } from '#lib/runtime/log.ts';

const LONGEST = 2000;

/** Turns what Next prints into lines of the log, as JSON: text of a request cannot forge a line. */
export function logConsole(): void {
  const write =
    (level: 'warn' | 'error') =>
    (...words: unknown[]) =>
      log[level]({ words: stripVTControlCharacters(format(...words)).slice(0, LONGEST) }, 'the framework says');
  Object.assign(console, { warn: write('warn'), error: write('error') });
}
