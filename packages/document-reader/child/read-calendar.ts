import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { type CalendarJob, LINE_FILE } from '../jobs.ts';
import type { Calendar, CalendarEvent, CalendarNote, CalendarProblem } from '../types.ts';
import { readBlocks } from './calendar-lines.ts';
import { ruleProblem } from './calendar-rule.ts';
import { lastOfEachDay, occurrencesOf, stepBudget, TooLongError } from './calendar-series.ts';
import {
  movedBy,
  newest,
  type ReadBlock,
  type Replacements,
  readBlock,
  replacementsOf,
  textOf,
  zoneOf,
} from './calendar-versions.ts';
import { inNepal, registerZones, UnknownZoneError } from './calendar-zones.ts';

/** Later problems are not reported. */
const MAX_PROBLEMS = 50;
/** Rules of one series; programs write one. */
const MAX_RULES = 20;

/** Reads the events of a calendar file (RFC 5545) with the days that calendar programs show, cancelled ones left out. */
export function readCalendar(
  bytes: Buffer,
  { today, maxEvents, folder, maxSteps }: Omit<CalendarJob, 'file' | 'number' | 'task'> & { maxSteps?: number },
): Calendar {
  const blocks = readBlocks(bytes);
  const problems: CalendarProblem[] = [];
  const notes: CalendarNote[] = [];
  const events: CalendarEvent[] = [];
  let repeated = 0;
  if (!blocks.isCalendar) problems.push({ line: 1, code: 'calendar-file-unreadable' });
  else if (blocks.events.length === 0) problems.push({ line: 1, code: 'calendar-no-events' });
  else if (blocks.events.length > maxEvents) problems.push({ line: 1, code: 'calendar-too-long' });
  if (problems.length > 0) return { events, problems, notes, repeated };
  registerZones([...blocks.zoneNames, 'Asia/Kathmandu'], blocks.zones);
  const all = blocks.events.flatMap((block) => attempt(block, problems, () => [readBlock(block)]) ?? []);
  const read = newest(all, notes);
  const replacements = replacementsOf(read.filter(({ replaced }) => replaced !== null));
  const step = stepBudget(maxSteps);
  const file = openSync(join(folder, LINE_FILE), 'w');
  // Series first: they name the repetitions that others replace.
  for (const block of read.toSorted((a, b) => Number(a.replaced !== null) - Number(b.replaced !== null))) {
    if (block.isCancelled || blocks.isCancelled) continue;
    // Named if the process takes so long that it is ended. One open file: opening it for each of 5,000 events took most of the time.
    writeSync(file, String(block.line).padEnd(9), 0);
    const added = attempt(block, problems, () => eventsOf(block, replacements, { today, step })) ?? [];
    if (added.length > 1) repeated += added.length;
    if (added.length === 0 && block.event.isRecurring() && !replacements.hasAny(block.uid))
      notes.push({ line: block.line, code: 'calendar-series-without-days' });
    events.push(...added);
    if (events.length > maxEvents) problems.push({ line: block.line, code: 'calendar-too-long' });
    if (problems.length >= MAX_PROBLEMS || problems.some(({ code }) => code === 'calendar-too-long')) break;
  }
  closeSync(file);
  return { events: problems.length > 0 ? [] : events, problems, notes, repeated };
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

function eventsOf(
  block: ReadBlock,
  replacements: Replacements,
  { today, step }: { today: CalendarJob['today']; step: () => void },
): CalendarEvent[] {
  const { event, uid, zone } = block;
  const { component } = event;
  if (!(component.getFirstPropertyValue('dtstart') instanceof ICAL.Time)) throw new TypeError('no beginning');
  if (block.replaced || !event.isRecurring())
    return [toEvent(block, event.startDate, event.endDate, replacements.nameOf(block))];
  const rules = component.getAllProperties('rrule');
  if (rules.length > MAX_RULES) throw new TooLongError();
  for (const rule of rules.map((property) => property.getFirstValue())) {
    const problem = rule instanceof ICAL.Recur ? ruleProblem(rule) : null;
    if (problem) throw new RuleError(problem);
  }
  const last = replacements.hasAny(uid) ? null : lastOfEachDay(event, step);
  if (last) return [toEvent(block, event.startDate, event.getOccurrenceDetails(last).endDate, null)];
  const isReplaced = (start: ICAL.Time, name: string) => replacements.take(uid, start, zone, name);
  const occurrences = occurrencesOf(event, zone, { today, step, isReplaced });
  return occurrences.flatMap(({ start, end, name }) => {
    const later = replacements.laterOf(uid, start, zone);
    if (later === null) return [toEvent(block, start, end, name)];
    return later.isCancelled ? [] : [toEvent(later, ...movedBy(later, start), name)];
  });
}

function toEvent(block: ReadBlock, start: ICAL.Time, end: ICAL.Time, name: string | null): CalendarEvent {
  const { component } = block.event;
  return {
    line: block.line,
    uid: block.uid !== null && name !== null ? `${block.uid}/${name}` : block.uid,
    title: textOf(component, 'summary'),
    place: textOf(component, 'location'),
    description: textOf(component, 'description'),
    categories: component.getAllProperties('categories').flatMap((property) => property.getValues().map(String)),
    start: inNepal(start, block.zone),
    end: inNepal(end, zoneOf(component, 'dtend') || block.zone),
  };
}
