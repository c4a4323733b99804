import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { type CalendarJob, LINE_FILE } from '../jobs.ts';
import type { Calendar, CalendarEvent, CalendarProblem } from '../types.ts';
import { type CalendarBlock, readBlocks } from './calendar-lines.ts';
import { ruleProblem } from './calendar-rule.ts';
import { lastOfEachDay, occurrencesOf, stepBudget, TooLongError } from './calendar-series.ts';
import { dayOf, inNepal, instantOf, registerZones, UnknownZoneError } from './calendar-zones.ts';

/** Later problems are not reported. */
const MAX_PROBLEMS = 50;

interface ReadBlock {
  line: number;
  event: ICAL.Event;
  uid: string | null;
  sequence: number;
  isCancelled: boolean;
  /** The repetition that it replaces. */
  replaced: ICAL.Time | null;
  /** The UID, with the instant or the day of that repetition. */
  key: string;
}

/** Reads the events of a calendar file (RFC 5545) with the days that calendar programs show, cancelled ones left out. */
export function readCalendar(
  bytes: Buffer,
  { today, maxEvents, folder }: Omit<CalendarJob, 'file' | 'number' | 'task'>,
): Calendar {
  const blocks = readBlocks(bytes);
  const problems: CalendarProblem[] = [];
  const events: CalendarEvent[] = [];
  let repeated = 0;
  if (!blocks.isCalendar) problems.push({ line: 1, code: 'calendar-file-unreadable' });
  else if (blocks.events.length === 0) problems.push({ line: 1, code: 'calendar-no-events' });
  else if (blocks.events.length > maxEvents) problems.push({ line: 1, code: 'calendar-too-long' });
  if (problems.length > 0) return { events, problems, repeated };
  registerZones([...blocks.zoneNames, 'Asia/Kathmandu'], blocks.zones);
  const read = newest(blocks.events.flatMap((block) => attempt(block, problems, () => [readBlock(block)]) ?? []));
  const replacements = replacementsOf(read.filter(({ replaced }) => replaced !== null));
  const step = stepBudget();
  // Series first: they name the repetitions that others replace.
  for (const block of read.toSorted((a, b) => Number(a.replaced !== null) - Number(b.replaced !== null))) {
    if (block.isCancelled || blocks.isCancelled) continue;
    writeFileSync(join(folder, LINE_FILE), String(block.line));
    const added = attempt(block, problems, () => eventsOf(block, replacements, { today, step })) ?? [];
    if (added.length > 1) repeated += added.length;
    events.push(...added);
    if (events.length > maxEvents) problems.push({ line: block.line, code: 'calendar-too-long' });
    if (problems.length >= MAX_PROBLEMS || problems.some(({ code }) => code === 'calendar-too-long')) break;
  }
  return { events: problems.length > 0 ? [] : events, problems, repeated };
}

function attempt<Value>({ line }: { line: number }, problems: CalendarProblem[], read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnknownZoneError) problems.push({ line, code: 'calendar-zone-unknown', value: error.zone });
    else if (error instanceof RuleError) problems.push({ line, code: error.code });
    else if (error instanceof TooLongError) problems.push({ line, code: 'calendar-too-long' });
    else problems.push({ line, code: 'calendar-event-unreadable' });
    return null;
  }
}

/** Error for a rule that is not counted. */
class RuleError extends Error {
  override name = 'RuleError';
  readonly code: CalendarProblem['code'];

  constructor(code: CalendarProblem['code']) {
    super(code);
    this.code = code;
  }
}

function readBlock({ line, text }: CalendarBlock): ReadBlock {
  const component = new ICAL.Component(ICAL.parse(text));
  const value = component.getFirstPropertyValue('recurrence-id');
  const replaced = value instanceof ICAL.Time ? value : null;
  const uid = textOf(component, 'uid') || null;
  const instant =
    replaced && (replaced.isDate ? dayOf(replaced) : instantOf(replaced, zoneOf(component, 'recurrence-id')));
  return {
    line,
    event: new ICAL.Event(component),
    uid,
    sequence: Number(textOf(component, 'sequence')) || 0,
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    replaced,
    key: `${uid} ${instant}`,
  };
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();

const zoneOf = (component: ICAL.Component, name: 'dtstart' | 'dtend' | 'recurrence-id'): string =>
  String(component.getFirstProperty(name)?.getFirstParameter('tzid') ?? '');

/** The version of each event with the highest SEQUENCE, or the last one. */
function newest(blocks: readonly ReadBlock[]): ReadBlock[] {
  const versions = new Map<string, ReadBlock>();
  for (const block of blocks) {
    const key = block.uid === null ? `line ${block.line}` : block.key;
    const before = versions.get(key);
    if (!before || block.sequence >= before.sequence) versions.set(key, block);
  }
  return [...versions.values()];
}

/** The repetitions of each UID that others replace, by instant or by day, with the names that the series gives them. */
function replacementsOf(blocks: readonly ReadBlock[]) {
  const names = new Map<string, string | null>(blocks.map(({ key }) => [key, null]));
  const uids = new Set(blocks.map(({ uid }) => uid));
  return {
    hasAny: (uid: string | null) => uids.has(uid),
    /** Whether a repetition is replaced; remembers its name. */
    take(uid: string | null, start: ICAL.Time, zone: string, name: string): boolean {
      const keys = [`${uid} ${dayOf(start)}`, ...(start.isDate ? [] : [`${uid} ${instantOf(start, zone)}`])];
      const key = keys.find((each) => names.has(each));
      if (key !== undefined) names.set(key, name);
      return key !== undefined;
    },
    nameOf: ({ key, replaced }: ReadBlock): string | null => names.get(key) ?? (replaced && dayOf(replaced)),
  };
}

function eventsOf(
  block: ReadBlock,
  replacements: ReturnType<typeof replacementsOf>,
  { today, step }: { today: CalendarJob['today']; step: () => void },
): CalendarEvent[] {
  const { event, uid, line } = block;
  const { component } = event;
  if (!(component.getFirstPropertyValue('dtstart') instanceof ICAL.Time)) throw new TypeError('no beginning');
  const zone = zoneOf(component, 'dtstart');
  const texts = {
    title: textOf(component, 'summary'),
    place: textOf(component, 'location'),
    description: textOf(component, 'description'),
    categories: component.getAllProperties('categories').flatMap((property) => property.getValues().map(String)),
  };
  const made = (start: ICAL.Time, end: ICAL.Time, name: string | null): CalendarEvent => ({
    line,
    uid: uid !== null && name !== null ? `${uid}/${name}` : uid,
    ...texts,
    start: inNepal(start, zone),
    end: inNepal(end, zoneOf(component, 'dtend') || zone),
  });
  if (block.replaced || !event.isRecurring()) return [made(event.startDate, event.endDate, replacements.nameOf(block))];
  const problem = component
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue())
    .map((rule) => (rule instanceof ICAL.Recur ? ruleProblem(rule) : null))
    .find((each) => each !== null);
  if (problem) throw new RuleError(problem);
  const last = replacements.hasAny(uid) ? null : lastOfEachDay(event, step);
  if (last) return [made(event.startDate, event.getOccurrenceDetails(last).endDate, null)];
  const isReplaced = (start: ICAL.Time, name: string) => replacements.take(uid, start, zone, name);
  return occurrencesOf(event, zone, { today, step, isReplaced }).map(({ start, end, name }) => made(start, end, name));
}
