import { currentCategory } from '#lib/site/notices/addresses.ts';
import type { NoticeChoices } from '../choices/choices.ts';
import { type PhraseMatcher, phraseMatcher } from './match-words.ts';

/** A new notice: its time of detection and its categories, and a comparison with its text. */
export interface NoticeToMatch {
  readonly id: string;
  readonly detectedAt: number;
  readonly departments: readonly string[];
  readonly hasPhrase: PhraseMatcher;
}

/** A notice to compare with the choices of readers; each phrase is compared once. */
export const noticeToMatch = ({
  text,
  ...notice
}: Omit<NoticeToMatch, 'hasPhrase'> & { text: string }): NoticeToMatch => ({
  ...notice,
  hasPhrase: phraseMatcher(text),
});

/** The choices of a reader that a notice matches: addresses of categories, and phrases. */
export interface Reasons {
  departments: string[];
  words: string[];
}

/** Why a notice concerns a reader; null where it does not, and for a notice from before `since`. */
export function reasonsFor(
  { detectedAt, departments, hasPhrase }: NoticeToMatch,
  choices: Pick<NoticeChoices, 'departments' | 'words'> & { since: number },
): Reasons | null {
  if (detectedAt < choices.since) return null;
  const own = choices.departments.filter((address) => departments.includes(currentCategory(address)));
  const words = choices.words.filter(hasPhrase);
  return own.length + words.length === 0 ? null : { departments: own, words };
}
