import { basename } from 'node:path';
import { endingOf } from './file-kinds.ts';

const longestWord = 60;

/** Makes stored names that are unlike all before: the time in milliseconds, a number, and what is Latin of the original name. */
export function createNames(now = Date.now()): (original: string) => string {
  let count = 0;
  return (original) => {
    count += 1;
    const ending = endingOf(original);
    const words = basename(original, ending && original.slice(-ending.length - 1))
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, longestWord)
      .replaceAll(/^-+|-+$/g, '');
    return [now, count, words].filter((part) => part !== '').join('-') + (ending && `.${ending}`);
  };
}
