import ICAL from 'ical.js';
import type { CalendarNote } from '../types.ts';
import type { CalendarBlock } from './calendar-lines.ts';
import { dayOf, instantOf } from './calendar-zones.ts';

/** Longer events are damaged; the package counts their weeks one by one. */
const MAX_SECONDS = 10 * 366 * 86_400;

/** A version of an event or of one repetition of a series. */
export interface ReadBlock {
  line: number;
  event: ICAL.Event;
  uid: string | null;
  sequence: number;
  isCancelled: boolean;
  /** The zone of its beginning. */
  zone: string;
  /** The repetition that it replaces. */
  replaced: ICAL.Time | null;
  /** The instant of that repetition; null for a day. */
  instant: number | null;
  /** Whether it replaces the later ones, too. */
  isRange: boolean;
  /** The UID, with the instant or the day of that repetition. */
  key: string;
}

/** @throws for an event that cannot be read */
export function readBlock({ line, text }: CalendarBlock): ReadBlock {
  const component = new ICAL.Component(ICAL.parse(text));
  const id = component.getFirstProperty('recurrence-id');
  const value = id?.getFirstValue();
  const replaced = value instanceof ICAL.Time ? value : null;
  const uid = textOf(component, 'uid') || null;
  const instant = replaced && !replaced.isDate ? instantOf(replaced, zoneOf(component, 'recurrence-id')) : null;
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration && Math.abs(duration.toSeconds()) > MAX_SECONDS)
    throw new TypeError('too long');
  return {
    line,
    event: new ICAL.Event(component),
    uid,
    sequence: Number(textOf(component, 'sequence')) || 0,
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    zone: zoneOf(component, 'dtstart'),
    replaced,
    instant,
    isRange: String(id?.getFirstParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE',
    key: `${uid} ${instant ?? (replaced && dayOf(replaced))}`,
  };
}

export const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();

export const zoneOf = (component: ICAL.Component, name: 'dtstart' | 'dtend' | 'recurrence-id'): string =>
  String(component.getFirstProperty(name)?.getFirstParameter('tzid') ?? '');

/** The version of each event with the highest SEQUENCE, or the last one. A note names an event that another one with its UID replaces without being a newer version. */
export function newest(blocks: readonly ReadBlock[], notes: CalendarNote[]): ReadBlock[] {
  const versions = new Map<string, ReadBlock>();
  const content = ({ event }: ReadBlock) => `${event.startDate} ${event.summary}`;
  for (const block of blocks) {
    const key = block.uid === null ? `line ${block.line}` : block.key;
    const before = versions.get(key);
    if (before && block.sequence === before.sequence && content(block) !== content(before))
      notes.push({ line: before.line, code: 'calendar-uid-again', other: block.line });
    if (!before || block.sequence >= before.sequence) versions.set(key, block);
  }
  return [...versions.values()];
}

export type Replacements = ReturnType<typeof replacementsOf>;

/** The repetitions of each UID that others replace, by instant or by day, with the names that the series gives them. */
export function replacementsOf(blocks: readonly ReadBlock[]) {
  const names = new Map<string, string | null>(blocks.map(({ key }) => [key, null]));
  const uids = new Set(blocks.map(({ uid }) => uid));
  // Exchange and Outlook name a day of a series of whole days by its midnight in their zone.
  const midnights = new Map(
    blocks.flatMap(({ uid, replaced, instant, key }) =>
      replaced && instant !== null ? [[`${uid} ${dayOf(replaced)}`, key]] : [],
    ),
  );
  const ranges = blocks.filter(({ isRange }) => isRange).toSorted((a, b) => momentOf(b) - momentOf(a));
  return {
    hasAny: (uid: string | null) => uids.has(uid),
    /** Whether a repetition is replaced; remembers its name. */
    take(uid: string | null, start: ICAL.Time, zone: string, name: string): boolean {
      const day = `${uid} ${dayOf(start)}`;
      const keys = [day, start.isDate ? (midnights.get(day) ?? day) : `${uid} ${instantOf(start, zone)}`];
      const key = keys.find((each) => names.has(each));
      if (key !== undefined) names.set(key, name);
      return key !== undefined;
    },
    /** The version of a repetition and all later ones that counts for one. */
    laterOf(uid: string | null, start: ICAL.Time, zone: string): ReadBlock | null {
      if (ranges.length === 0) return null;
      const moment = start.isDate ? Date.parse(dayOf(start)) : instantOf(start, zone);
      return ranges.find((range) => range.uid === uid && momentOf(range) < moment) ?? null;
    },
    nameOf: ({ key, replaced }: ReadBlock): string | null => names.get(key) ?? (replaced && dayOf(replaced)),
  };
}

const momentOf = ({ instant, replaced }: ReadBlock): number => instant ?? (replaced ? Date.parse(dayOf(replaced)) : 0);

/** The beginning and the end of a later repetition, moved as the one that stands for it. */
export function movedBy({ event, replaced }: ReadBlock, start: ICAL.Time): [start: ICAL.Time, end: ICAL.Time] {
  const moved = start.clone();
  if (replaced) moved.addDuration(event.startDate.subtractDateTz(replaced));
  const end = moved.clone();
  end.addDuration(event.duration);
  return [moved, end];
}
