import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { cleanLine } from './read-fields.ts';

/** `10:30`, `10.30`, `10:30:00`, `10 am`, `2:30 p.m.`, `10 बजे`; the hour alone only with a word behind it. */
const CLOCK =
  /^(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)?\s*(?:([ap]\.?\s?m\.?|noon)\s*)?(?:बजे|o'?clock|hrs?\.?)?$/i;
const HOUR_WORD = /[ap]\.?\s?m|noon|बजे|o'?clock|hrs?/i;
/** The parts of a day before a time: in the later ones hours from 1 to 11 are those of the afternoon. */
const DAY_PART =
  /^(बिहान|विहान|प्रातः|दिउँसो|दिउसो|दिनको|दिनका|अपराह्न|साँझ|साझ|बेलुका|बेलुकी|राति|रातको|morning|afternoon|evening|night)(?:को|मा)?\s*/i;
const MORNING = /^(?:बिहान|विहान|प्रातः|morning)/i;

/** A time of day as `HH:MM`, from the spellings of people and spreadsheets in either language; null for another text. */
export function readClock(value: string): string | null {
  const text = toLatinDigits(cleanLine(value));
  const [prefix = '', part = ''] = DAY_PART.exec(text) ?? [];
  const clock = text.slice(prefix.length);
  const [, hours, minutes = '00', half = ''] = CLOCK.exec(clock) ?? [];
  if (hours === undefined || (!/[:.]/.test(clock.replace(/\.\s?m\.?/i, '')) && !HOUR_WORD.test(clock) && part === ''))
    return null;
  const entered = Number(hours);
  if (Number(minutes) > 59 || entered > 23 || (half !== '' && (entered < 1 || entered > 12))) return null;
  return `${String(hourOf(entered, half, part)).padStart(2, '0')}:${minutes}`;
}

function hourOf(entered: number, half: string, part: string): number {
  if (/^a/i.test(half)) return entered % 12;
  if (half !== '') return (entered % 12) + 12;
  const isLater = part !== '' && !MORNING.test(part);
  return isLater && entered >= 1 && entered < 12 && !(isMidday(part) && entered >= 10) ? entered + 12 : entered;
}

/** दिउँसो ११ बजे is before noon. */
const isMidday = (part: string) => /^(?:दि|after)/i.test(part);
