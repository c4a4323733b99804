import ICAL from 'ical.js';
import { decodeTable, readTableBytes } from '#campus-api/csv/decode.ts';
import type { Problem } from '#campus-api/csv/problems.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import type { EventType } from '#content/event-types.ts';
import { fromDayNumber, toDayNumber } from '#lib/platform/calendar/ad-date.ts';
import { nepalDate, parseAdDate } from '#lib/platform/calendar/index.ts';
import { type CalendarZones, inNepal, type NepalMoment, readZones, UnknownZoneError } from './calendar-time.ts';
import { MAX_DAYS, typeNamed } from './read-event.ts';
import { type EventDraft, type EventDrafts, MAX_EVENTS } from './table.ts';

/** Days before and after today in which repetitions become events. */
const PAST_DAYS = 366;
const FUTURE_DAYS = 731;
/** A rule that began long ago, or repeats every second, ends here. */
const MAX_STEPS = 5000;

interface Block {
  line: number;
  text: string;
}

interface ReadBlock {
  line: number;
  event: ICAL.Event;
  /** Its UID, with the day of the repetition that it replaces. */
  uid: string | null;
  isOverride: boolean;
}

/** Reads the events of a calendar file (RFC 5545), cancelled ones left out. @throws RefusedError for a file that is too large or no text */
export function readEventCalendar(file: UploadedFile, usualType: EventType): EventDrafts {
  const { text } = decodeTable(readTableBytes(file), file);
  const problems: Problem[] = [];
  const result: EventDrafts = { drafts: [], problems, repeated: 0 };
  const blocks = blocksOf(text, 'VEVENT');
  if (!/^BEGIN:VCALENDAR\s*$/im.test(text)) problems.push({ line: 1, code: 'calendar-file-unreadable' });
  else if (blocks.length === 0) problems.push({ line: 1, code: 'calendar-no-events' });
  else if (blocks.length > MAX_EVENTS)
    problems.push({ line: 1, code: 'table-too-many-rows', values: { most: MAX_EVENTS } });
  if (problems.length > 0) return result;
  const zones = readZones(blocksOf(text, 'VTIMEZONE').map((block) => block.text));
  const read = blocks.flatMap((block) => attempt(block, problems, () => readBlock(block)) ?? []);
  const overrides = new Set(read.flatMap(({ uid, isOverride }) => (uid !== null && isOverride ? uid : [])));
  for (const block of read) {
    const drafts = attempt(block, problems, () => draftsOf(block, { zones, usualType, overrides })) ?? [];
    if (drafts.length > 1) result.repeated += drafts.length;
    result.drafts.push(...drafts);
  }
  return result;
}

/** The components of a name with their first lines, counted from 1. */
function blocksOf(text: string, name: string): Block[] {
  const lines = text.split('\n');
  const isLine = (line: string, word: string) => line.trim().toUpperCase() === `${word}:${name}`;
  return lines.flatMap((line, index) => {
    if (!isLine(line, 'BEGIN')) return [];
    const end = lines.findIndex((each, at) => at > index && isLine(each, 'END'));
    return [{ line: index + 1, text: lines.slice(index, end === -1 ? undefined : end + 1).join('\r\n') }];
  });
}

function attempt<Value>({ line }: { line: number }, problems: Problem[], read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnknownZoneError)
      problems.push({ line, code: 'calendar-zone-unknown', values: { value: error.zone } });
    else problems.push({ line, code: 'calendar-event-unreadable' });
    return null;
  }
}

function readBlock({ line, text }: Block): ReadBlock[] {
  const component = new ICAL.Component(ICAL.parse(text));
  if (textOf(component, 'status').toUpperCase() === 'CANCELLED') return [];
  const event = new ICAL.Event(component);
  const replaced = component.getFirstPropertyValue('recurrence-id');
  const uid = textOf(component, 'uid') || null;
  const isOverride = replaced instanceof ICAL.Time;
  return [{ line, event, uid: uid && isOverride ? uidOfDay(uid, replaced) : uid, isOverride }];
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();

/** One repetition of an event. */
const uidOfDay = (uid: string, { year, month, day }: ICAL.Time): string =>
  `${uid}/${[year, month, day].map((part) => String(part).padStart(2, '0')).join('-')}`;

interface Context {
  zones: CalendarZones;
  usualType: EventType;
  overrides: ReadonlySet<string>;
}

function draftsOf({ line, event, uid, isOverride }: ReadBlock, context: Context): EventDraft[] {
  const { component } = event;
  if (!(component.getFirstPropertyValue('dtstart') instanceof ICAL.Time)) throw new TypeError('no beginning');
  const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid') || null;
  const form = formOf(event, context.usualType);
  const drafted = (start: ICAL.Time, end: ICAL.Time, ownUid: string | null): EventDraft => ({
    line,
    uid: ownUid,
    form: {
      ...form,
      ...daysOf(inNepal(start, zone, context.zones), inNepal(end, endZone(event) ?? zone, context.zones)),
    },
  });
  if (!event.isRecurring() || isOverride) return [drafted(event.startDate, event.endDate, uid)];
  const last = lastOfEachDay(event);
  if (last) return [drafted(event.startDate, event.getOccurrenceDetails(last).endDate, uid)];
  const today = toDayNumber(nepalDate(new Date()));
  const drafts: EventDraft[] = [];
  const iterator = event.iterator();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const start = iterator.next();
    if (!start) break;
    const date = parseAdDate(start.toString().slice(0, 10));
    const distance = date === null ? 0 : toDayNumber(date) - today;
    if (distance > FUTURE_DAYS) break;
    const ownUid = uid === null ? null : uidOfDay(uid, start);
    if (distance < -PAST_DAYS || (ownUid !== null && context.overrides.has(ownUid))) continue;
    const { startDate, endDate } = event.getOccurrenceDetails(start);
    drafts.push(drafted(startDate, endDate, ownUid));
  }
  return drafts;
}

/** The last repetition of an event on each of some days, which is one event of several days with times; null for other rules. */
function lastOfEachDay(event: ICAL.Event): ICAL.Time | null {
  const { component } = event;
  const [rule, ...others] = component.getAllProperties('rrule').map((property) => property.getFirstValue());
  const hasExceptions = ['rdate', 'exdate', 'exrule'].some((name) => component.getFirstProperty(name) !== null);
  if (!(rule instanceof ICAL.Recur) || others.length > 0 || hasExceptions) return null;
  const isEachDay = rule.freq === 'DAILY' && rule.interval === 1 && Object.keys(rule.parts).length === 0;
  if (!isEachDay || rule.isByCount() === (rule.until !== null) || event.duration.toSeconds() > 86_400) return null;
  const iterator = event.iterator();
  let last: ICAL.Time | null = null;
  for (let step = 0; step <= MAX_DAYS; step += 1) {
    const next = iterator.next();
    if (!next) return last;
    last = next;
  }
  return null;
}

const endZone = ({ component }: ICAL.Event): string | null =>
  component.getFirstProperty('dtend')?.getFirstParameter('tzid') || null;

/** A missing place or description leaves that of an existing event unchanged. */
function formOf({ component }: ICAL.Event, usualType: EventType) {
  const categories = component.getAllProperties('categories').flatMap((property) => property.getValues().map(String));
  const place = textOf(component, 'location');
  const description = textOf(component, 'description');
  return {
    type: categories.map(typeNamed).find((type) => type !== null) ?? usualType,
    title: textOf(component, 'summary'),
    ...(place && { place }),
    ...(description && { description }),
  };
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
