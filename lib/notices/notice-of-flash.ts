import { normalize } from '#lib/i18n/normalize.ts';
import type { FlashNotice, Notice } from '#lib/upstream/types.ts';

/**
 * The notice that a flash notice announces, out of the newest. The campus API does not tell: it is the one with the same words
 * or, where there is just one, with the same last date made on the same day. Null when there is none.
 */
export function noticeOfFlash(flash: FlashNotice, notices: readonly Notice[]): Notice | null {
  const words = normalize(flash.description);
  const same = notices.find(({ description }) => normalize(description) === words);
  if (same) return same;
  const alike = notices.filter(
    ({ created, lastDate }) => lastDate !== null && lastDate === flash.lastDate && created === flash.created,
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}
