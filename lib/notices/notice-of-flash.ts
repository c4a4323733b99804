import { normalize } from '#lib/i18n/normalize.ts';
import type { FlashNotice, Notice } from '#lib/upstream/types.ts';

/**
 * The id of the notice that a flash notice announces: the chosen one, where the campus API sends it. A campus API that does not send it leaves a guess
 * out of the newest notices: the one with the same words or, where there is just one, with the same last date made on the same day. Null for none.
 */
export function noticeIdOfFlash(flash: FlashNotice, newest: readonly Notice[]): string | null {
  if (flash.noticeId !== undefined) return flash.noticeId;
  const words = normalize(flash.description);
  const same = newest.find(({ description }) => normalize(description) === words);
  if (same) return same.id;
  const alike = newest.filter(
    ({ created, lastDate }) => lastDate !== null && lastDate === flash.lastDate && created === flash.created,
  );
  return alike.length === 1 ? (alike[0]?.id ?? null) : null;
}
