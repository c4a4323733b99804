import { format, stripVTControlCharacters } from 'node:util';
import { log } from '#lib/runtime/log.ts';

const LONGEST = 2000;

/** What Next prints by itself becomes lines of the log: each is JSON, and what a request said never begins a line of its own. */
export function logConsole(): void {
  const write =
    (level: 'warn' | 'error') =>
    (...words: unknown[]) =>
      log[level]({ words: stripVTControlCharacters(format(...words)).slice(0, LONGEST) }, 'the framework says');
  Object.assign(console, { warn: write('warn'), error: write('error') });
}
