import { readTableDay } from '#campus-api/csv/table-days.ts';
import type { DayProblem } from '#campus-api/validation/read-day.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { type Repair, repairLine } from '#packages/site-import/content/index.ts';

/** `2081-05-12`, `2081_5_12` or `20810512` at the beginning of a name. */
const DATED =
  /^\s*(?:((?:19|20)\d{2})([-._ ])(\d{1,2})\2(\d{1,2})|((?:19|20)\d{2})(\d{2})(\d{2}))(?!\d)[\s_\-–—.,:)]*(.*)/su;

/** The title of an album and its day, which is null for a name without one. */
export interface AlbumName {
  title: string;
  date: AdDate | DayProblem | null;
}

/** Reads the name of a folder; a title in Preeti is converted. */
export function readAlbumName(name: string, repairs: Repair[]): AlbumName {
  const [, y1, , m1, d1, y2, m2, d2, rest] = DATED.exec(toLatinDigits(name)) ?? [];
  const parts = [y1 ?? y2, m1 ?? m2, d1 ?? d2];
  const isDated = parts.every((part) => part !== undefined);
  // Digits of the title stay as they are.
  const words = isDated ? name.slice(name.length - (rest ?? '').length) : name;
  const spaced = /\s/.test(words.trim()) ? words : words.replaceAll('_', ' ');
  const title = repairLine(spaced.replaceAll(/\s+/g, ' ').trim(), repairs);
  return { title: title || name.trim(), date: isDated ? readTableDay(parts.join('-')) : null };
}
