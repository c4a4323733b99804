import type { Messages } from '@/content/messages';
import { localizeDigits } from '@/lib/calendar/digits';
import type { Locale } from '@/lib/locale';

/** How long to wait, in words: seconds up to a minute and a half, then minutes. */
export function waitMessage(seconds: number, words: Messages['qaa'], locale: Locale): string {
  if (seconds === 1) return words.waitSecond;
  const isLong = seconds > 90;
  const count = isLong ? Math.ceil(seconds / 60) : seconds;
  return localizeDigits((isLong ? words.waitMinutes : words.waitSeconds).replace('{count}', `${count}`), locale);
}
