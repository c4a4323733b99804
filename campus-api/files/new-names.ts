import { basename } from 'node:path';
import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { endingOf } from '#packages/site-import/content/file-name.ts';

const MAX_WORDS_LENGTH = 60;

/** Creates unique stored names: the time in milliseconds, a number, and the Latin part of the original name. */
export function createNames(now = Date.now()): (original: string) => string {
  let count = 0;
  return (original) => {
    count += 1;
    const ending = endingOf(original);
    const name = basename(original, ending && original.slice(-ending.length - 1))
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_WORDS_LENGTH);
    const words = trimEnd(name.replace(/^-/, ''), /-/);
    return [now, count, words].filter((part) => part !== '').join('-') + (ending && `.${ending}`);
  };
}
