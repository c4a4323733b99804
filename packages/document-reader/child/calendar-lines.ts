/** A component of a calendar file (RFC 5545), and its first line, counted from 1. */
export interface CalendarBlock {
  line: number;
  text: string;
}

export interface CalendarBlocks {
  isCalendar: boolean;
  /** `METHOD:CANCEL`: all events of the file are cancelled. */
  isCancelled: boolean;
  events: CalendarBlock[];
  zones: CalendarBlock[];
  /** Names of the time zones that its lines mention. */
  zoneNames: Set<string>;
}

interface Line {
  number: number;
  text: string;
}

/** The zone of times without one, unless the file names another. */
const USUAL_ZONE = 'Asia/Kathmandu';

/** Reads the components in one pass. Lines that other programs write wrong are mended or left out. @throws TypeError for bytes that are not UTF-8 */
export function readBlocks(bytes: Buffer): CalendarBlocks {
  const lines = unfold(bytes);
  const isLine = (text: string) => lines.some((line) => line.text.toUpperCase() === text);
  const named = lines.find(({ text }) => /^X-WR-TIMEZONE[;:]/i.test(text))?.text;
  const usualZone = named?.slice(named.indexOf(':') + 1).trim() || USUAL_ZONE;
  const zoneNames = new Set<string>();
  const events: CalendarBlock[] = [];
  const zones: CalendarBlock[] = [];
  let open: { name: string; line: number; lines: string[] } | null = null;
  let nested: string | null = null;
  const close = () => {
    if (open === null) return;
    const text = [...open.lines, `END:${open.name}`].join('\r\n');
    (open.name === 'VEVENT' ? events : zones).push({ line: open.line, text });
    open = null;
    nested = null;
  };
  for (const { number, text } of lines) {
    const [, mark, name = ''] = /^(BEGIN|END):([A-Z0-9-]+)$/i.exec(text) ?? [];
    const component = name.toUpperCase();
    const isOwn = component === 'VEVENT' || component === 'VTIMEZONE';
    if (mark?.toUpperCase() === 'BEGIN' && isOwn) {
      close();
      open = { name: component, line: number, lines: [`BEGIN:${component}`] };
    } else if (mark !== undefined && (isOwn || component === 'VCALENDAR')) close();
    else if (open?.name === 'VTIMEZONE') open.lines.push(text);
    else if (mark !== undefined)
      nested = mark.toUpperCase() === 'BEGIN' ? (nested ?? component) : leave(nested, component);
    // Alarms and other components of an event are left out.
    else if (open && nested === null) open.lines.push(withZone(text, usualZone, zoneNames));
  }
  close();
  return { isCalendar: isLine('BEGIN:VCALENDAR'), isCancelled: isLine('METHOD:CANCEL'), events, zones, zoneNames };
}

const leave = (nested: string | null, component: string) => (nested === component ? null : nested);

/** The package takes seconds for a longer name with its parameters. */
const MAX_HEAD = 100_000;
const headOf = (text: string) => /^(?:[^:"]|"[^"]*")*/.exec(text)?.[0] ?? '';

/** A rule, days or an end that a program writes although an event has none. */
const empty = /^(?:RRULE|EXRULE|EXDATE|RDATE|DTEND|DURATION|RECURRENCE-ID)(?:;[^:]*)?:$/i;

/** The lines without their folds, which may stand within a letter (3.1), blank lines and lines without a value. */
function unfold(bytes: Buffer): Line[] {
  const folded: Line[] = [];
  const physical = bytes.toString('latin1').replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  for (const [index, text] of physical.entries()) {
    const last = folded.at(-1);
    if (last && (text.startsWith(' ') || text.startsWith('\t'))) last.text += text.slice(1);
    else if (text !== '') folded.push({ number: index + 1, text });
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return folded
    .map(({ number, text }) => ({ number, text: decoder.decode(Buffer.from(text, 'latin1')).normalize('NFC').trim() }))
    .filter(({ text }) => text.includes(':') && !empty.test(text) && headOf(text).length <= MAX_HEAD);
}

const timed = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(;(?:[^:"]|"[^"]*")*|;[^:]*)?:([\dTZ,]+)$/i;

/** A line with the parameters that its time needs: `VALUE=DATE` for a day, the usual zone for a time without one. */
function withZone(text: string, usualZone: string, zoneNames: Set<string>): string {
  if (/^(?:RRULE|EXRULE)[;:]/i.test(text)) return text.replaceAll(/\s/g, '');
  const [, property, parameters = '', value = ''] = timed.exec(text) ?? [];
  if (property === undefined) return text;
  const name = /;RANGE="?THISANDFUTURE/i.test(parameters) ? `${property};RANGE=THISANDFUTURE` : property;
  const written = /;TZID=(?:"([^"]*)"|([^;:"]*))/i.exec(parameters);
  if (/^\d{8}(?:,\d{8})*$/.test(value)) return `${name};VALUE=DATE:${value}`;
  if (value.endsWith('Z')) return `${name}:${value}`;
  const zone = (written?.[1] ?? written?.[2])?.trim() || usualZone;
  zoneNames.add(zone);
  return `${name};TZID="${zone.replaceAll('"', '')}":${value}`;
}
