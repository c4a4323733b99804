import type { FlashNotice, Notice } from '#lib/site/campus-client/types.ts';
import { normalize } from '#packages/nepali/text/index.ts';

/**
 * The id of the notice that a flash notice announces: the chosen one, if the campus API sends it. Otherwise a guess among the newest notices: the
 * one with the same text or, if there is exactly one, with the same last date and publication date. Null for none.
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
