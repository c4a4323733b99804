import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** Describes a waiting time: in seconds up to 90 s, then in minutes. */
export function waitMessage(seconds: number, messages: Messages['qaa'], locale: Locale): string {
  if (seconds === 1) return messages.waitSecond;
  const isLong = seconds > 90;
  const count = isLong ? Math.ceil(seconds / 60) : seconds;
  return localizeDigits((isLong ? messages.waitMinutes : messages.waitSeconds).replace('{count}', `${count}`), locale);
}
