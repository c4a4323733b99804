import { UnreadableError } from './unreadable-error.ts';

/** Limit of the characters that a reader takes from a file: repeated cells and fields make a text of any length from a few bytes. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

/** Counts the characters of a text. @throws UnreadableError `too-long` */
export type TextBudget = (text: string) => string;

export function createTextBudget(maxCharacters = MAX_CHARACTERS): TextBudget {
  let left = maxCharacters;
  return (text) => {
    left -= text.length;
    if (left < 0) throw new UnreadableError('too-long');
    return text;
  };
}
