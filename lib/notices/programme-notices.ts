import { type ProgrammeLevel, programmeLevels } from '#content/pages/programs.ts';
import type { ProgrammeId } from '#content/routes.ts';
import { fromDayNumber, toDayNumber } from '#lib/calendar/ad-date.ts';
import type { AdDate } from '#lib/calendar/index.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import type { Notice } from '#lib/upstream/types.ts';
import type { Closing } from './closing-dates.ts';

/** Admission notices of a programme: the open ones, the next to close first, and the last closed one. */
export interface ProgrammeNotices {
  open: Closing[];
  last: Closing | null;
}

/** Days for which the last notice is shown: slightly more than between two intakes. */
const PAST_DAYS = 400;

const isDevanagari = (name: string) => /\p{Script=Devanagari}/u.test(name);
const withoutStops = (text: string) => text.replace(/\./g, '');
const keyOf = (name: string) => (isDevanagari(name) ? normalize(withoutStops(name)) : withoutStops(name).toLowerCase());

/** Case endings that are joined to a word in Nepali. */
const endings = normalize('मा|को|का|की|ले|लाई|सम्बन्धी');

const escaped = (word: string) => word.replace(/[\\^$*+?()[\]{}|]/g, '\\$&');

/** Matches any of the words, the longest first, so that “BSc CSIT” is not read as BSc. */
function anyOf(words: readonly string[], joined = ''): RegExp {
  const sortedWords = [...words].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${sortedWords.join('|')})${joined}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** Programmes by name; several may share one: “MA”. */
const programmesByName = new Map<string, readonly ProgrammeId[]>();
for (const { programmes } of programmeLevels) {
  for (const { id, inNotices } of programmes) {
    for (const key of inNotices.map(keyOf)) programmesByName.set(key, [...(programmesByName.get(key) ?? []), id]);
  }
}
const keys = [...programmesByName.keys()];
const latinNames = anyOf(keys.filter((key) => !isDevanagari(key)));
const nepaliNames = anyOf(keys.filter(isDevanagari), `(?:${endings})?`);
const admission = /admission|भर्ना/i;

const capital = /\p{Lu}/u;

/** The programmes named in a text. A name in Latin letters needs a capital: “a bit” is not BIT. */
export function programmesIn(text: string): ReadonlySet<ProgrammeId> {
  const latin = [...withoutStops(text).matchAll(latinNames)].map(([, name = '']) => name);
  const nepali = [...normalize(withoutStops(text)).matchAll(nepaliNames)].map(([, name = '']) => name);
  const names = [...latin.filter((name) => capital.test(name)).map(keyOf), ...nepali];
  return new Set(names.flatMap((name) => programmesByName.get(name) ?? []));
}

const levelWords = new Map(
  programmeLevels.map(({ id, inNotices }) => [id, anyOf(inNotices.map((word) => normalize(word)))]),
);

/** Whether a notice is about a programme: it names the programme, or it is about the admission to its whole level. */
function isAbout(id: ProgrammeId, level: ProgrammeLevel['id'] | undefined, { description }: Notice): boolean {
  const named = programmesIn(description);
  if (named.size > 0) return named.has(id);
  const words = level && levelWords.get(level);
  return words !== undefined && admission.test(description) && normalize(description).search(words) !== -1;
}

/** Selects the admission notices of a programme on a day; on the closing date itself a notice is still open. */
export function programmeNotices(notices: readonly Notice[], id: ProgrammeId, today: AdDate): ProgrammeNotices {
  const level = programmeLevels.find(({ programmes }) => programmes.some((programme) => programme.id === id))?.id;
  const earliest = fromDayNumber(toDayNumber(today) - PAST_DAYS);
  const isRecent = (notice: Notice): notice is Closing => notice.lastDate !== null && notice.lastDate >= earliest;
  const about = notices.filter(isRecent).filter((notice) => isAbout(id, level, notice));
  const byDate = about.sort((a, b) => toDayNumber(a.lastDate) - toDayNumber(b.lastDate));
  return {
    open: byDate.filter(({ lastDate }) => lastDate >= today),
    last: byDate.findLast(({ lastDate }) => lastDate < today) ?? null,
  };
}

const syllabus = /syllabus|curriculum|पाठ्यक्रम/i;

/** The first of the notices of Downloads, sorted newest first, with a programme's syllabus, or null. */
export function syllabusNotice(notices: readonly Notice[], id: ProgrammeId): Notice | null {
  return notices.find(({ description }) => syllabus.test(description) && programmesIn(description).has(id)) ?? null;
}
