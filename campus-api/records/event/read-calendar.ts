import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeTable, readTableBytes, unicodeOf } from '#campus-api/csv/decode.ts';
import type { Problem } from '#campus-api/csv/problems.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { type Issues, refuseField } from '#campus-api/validation/issue.ts';
import type { EventType } from '#content/event-types.ts';
import { createReader, LINE_FILE } from '#packages/document-reader/index.ts';
import type { CalendarEvent, NepalMoment } from '#packages/document-reader/types.ts';
import { fromDayNumber, nepalDate, toDayNumber } from '#packages/nepali/calendar/index.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { eventTypeNamed, MAX_DESCRIPTION_LENGTH, MAX_LINE_LENGTH } from './event.ts';
import { type EventDraft, type EventDrafts, MAX_EVENTS } from './table.ts';

/** High priority, because a clerk waits. The helper counts its steps, and is killed if a file takes longer all the same. */
const reader = createReader({
  priority: 0,
  milliseconds: 15_000,
  memoryBytes: 384 * 1024 * 1024,
  textBytes: 24 * 1024 * 1024,
});

/** Reads the events of a calendar file (RFC 5545) in the helper process, cancelled ones left out. @throws RefusedError for a file that is too large or no text */
export async function readEventCalendar(
  file: UploadedFile,
  usualType: EventType,
  warnings: Issues,
): Promise<EventDrafts> {
  const bytes = readTableBytes(file);
  const folder = await mkdtemp(join(tmpdir(), 'campus-old-file-'));
  const path = join(folder, 'calendar');
  try {
    await writeFile(path, unicodeOf(bytes) === 'utf-8' ? bytes : decodeTable(bytes, file).text);
    const result = await reader.readCalendar(path, nepalDate(new Date()), MAX_EVENTS, folder);
    await reader.rest();
    if ('value' in result) return toDrafts(result.value, usualType, warnings);
    if (result.why === 'broken') return refuseField('table', 'file-not-utf8', { file: file.name ?? file.path });
    const line = Number(await readFile(join(folder, LINE_FILE), 'utf8').catch(() => '1'));
    return { ...none, problems: [tooLong(line)] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const none = { drafts: [], problems: [], repeated: 0, openHeadings: null };
const tooLong = (line: number): Problem => ({ line, code: 'calendar-too-long', values: { most: MAX_EVENTS } });

type ReadCalendar = Extract<Awaited<ReturnType<typeof reader.readCalendar>>, { value: unknown }>['value'];

function toDrafts(
  { events, problems, notes, repeated }: ReadCalendar,
  usualType: EventType,
  warnings: Issues,
): EventDrafts {
  for (const { code, ...values } of notes) warnings.warn('table', code, values);
  const titled = events.filter(({ title }) => title !== '');
  for (const { line, title } of events) if (title === '') warnings.warn('table', 'calendar-event-untitled', { line });
  const drafts = titled.map((event) => toDraft(event, usualType));
  for (const { line, place, description } of titled) {
    if (oneLine(place).length > MAX_LINE_LENGTH || plainText(description).length > MAX_DESCRIPTION_LENGTH)
      warnings.warn('table', 'calendar-text-cut', { line });
  }
  const reported = problems.map(({ line, code, value = '' }) =>
    code === 'calendar-too-long'
      ? tooLong(line)
      : { line, code, values: { value: beginningOf(value, MAX_LINE_LENGTH) } },
  );
  return { ...none, drafts, problems: reported, repeated };
}

/** A missing place or description leaves that of an existing event unchanged. */
function toDraft({ line, uid, categories, start, end, ...texts }: CalendarEvent, usualType: EventType): EventDraft {
  const place = beginningOf(oneLine(texts.place), MAX_LINE_LENGTH);
  const description = beginningOf(plainText(texts.description), MAX_DESCRIPTION_LENGTH);
  const form = {
    type: categories.map(eventTypeNamed).find((type) => type !== undefined) ?? usualType,
    title: oneLine(texts.title),
    ...(place && { place }),
    ...(description && { description }),
    ...daysOf(start, end),
  };
  return { line, uid, form };
}

const oneLine = (text: string) => text.split(/\s+/).join(' ').trim();

/** Some programs write descriptions in HTML. */
function plainText(text: string): string {
  if (!/<(?:p|br|div|b|i|u|a|ul|ol|li|span|html)[ />]/i.test(text)) return text;
  return text
    .replaceAll(/<(?:br|\/p|\/div|\/li)[^<>]{0,200}>/gi, '\n')
    .replaceAll(/<[^<>]{0,2000}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** The days and times of the form. Calendar files exclude the end: midnight ends the day before. */
function daysOf(start: NepalMoment, end: NepalMoment) {
  const endsBefore = end.date > start.date && (end.time === '' || end.time === '00:00');
  const last = endsBefore ? fromDayNumber(toDayNumber(end.date) - 1) : end.date;
  const hasEndTime = end.time !== '' && !endsBefore && !(end.date === start.date && end.time === start.time);
  return {
    start: `${start.date} AD`,
    end: `${last} AD`,
    startTime: start.time,
    endTime: hasEndTime ? end.time : '',
  };
}
