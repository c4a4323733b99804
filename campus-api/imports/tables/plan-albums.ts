import type { DatabaseSync } from 'node:sqlite';
import { readTableDay } from '#campus-api/csv/table-days.ts';
import { albumTable } from '#campus-api/records/album/album.ts';
import { maxPictures } from '#campus-api/records/album/album-pictures.ts';
import { bareText } from '#campus-api/records/notice/notice-records.ts';
import { localizeIssue } from '#campus-api/validation/issue.ts';
import type { DayProblem } from '#campus-api/validation/read-day.ts';
import { type AdDate, nepalDate } from '#packages/nepali/calendar/index.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { type Repair, repairLine } from '#packages/site-import/content/index.ts';
import { noSource } from '#packages/site-import/files/index.ts';
import { type ImportPlan, noPlan, type PlannedAlbum } from '../plan/import-plan.ts';
import { readRecordOrigins } from '../plan/origins.ts';
import { PlannedFiles } from '../plan/plan-files.ts';
import type { Remark } from '../plan/remarks.ts';
import type { AlbumFolders } from './read-albums.ts';

/** `2081-05-12`, `2081_5_12` or `20810512` at the beginning of a name. */
const DATED =
  /^\s*(?:((?:19|20)\d{2})([-._ ])(\d{1,2})\2(\d{1,2})|((?:19|20)\d{2})(\d{2})(\d{2}))(?!\d)[\s_\-–—.,:)]*(.*)/su;

/** The title of an album and its day, which is null for a name without one. */
interface AlbumName {
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

/** Plans an album for each folder that `readAlbumFolders` has read: its name is the title, perhaps after a day. Like `planTable`. */
export function planAlbums(database: DatabaseSync, { name: root, folders, remarks: read }: AlbumFolders): ImportPlan {
  const files = new PlannedFiles(noSource);
  const origins = readRecordOrigins(database, 'album_origins');
  const identities = new Set(albumTable.open(database).all().map(identityOf));
  const today = nepalDate(new Date());
  const remarks: Remark[] = [...read];
  let existing = 0;
  const albums = folders.flatMap(({ name, files: paths }): PlannedAlbum[] => {
    const note = (code: Remark['code'], values: Remark['values']) => void remarks.push({ code, values });
    const repairs: Repair[] = [];
    const { title, date } = readAlbumName(name, repairs);
    const origin = `${root}#${name}`;
    const problem = typeof date === 'object' ? date : isToCome(date, today);
    if (origins.has(origin)) existing += 1;
    else if (problem) note('folder-left-out', { folder: name, reason: reasonOf(problem) });
    else if (typeof date === 'string' && identities.has(identityOf({ title, date })))
      note('same-record', { title: name });
    else {
      const album = { title, date: typeof date === 'string' ? date : today, origins: [origin] };
      const pictures = paths.flatMap((path) => files.planAlbumPicture(path, title) ?? []);
      if (pictures.length === 0) {
        note('album-empty', { title });
        return [];
      }
      for (const { kind, before, after } of repairs) note(kind, { title, before, after });
      if (date === null) note('album-date', { title });
      if (pictures.length > maxPictures) note('album-too-large', { title, number: pictures.length, most: maxPictures });
      return [{ ...album, pictures: pictures.slice(0, maxPictures) }];
    }
    return [];
  });
  return { ...noPlan(files), site: root, albums, existing, remarks: [...remarks, ...files.remarks] };
}

const isToCome = (date: string | null, today: string): DayProblem | null =>
  date !== null && date > today ? { code: 'day-to-come', values: { day: date } } : null;

const reasonOf = ({ code, values }: DayProblem) =>
  localizeIssue(code, { label: { en: 'date', ne: 'मिति' }, ...values });

const identityOf = ({ date, title }: { date: string; title: string }) => `${date} ${bareText(title)}`;
