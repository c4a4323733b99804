import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import type { ProgrammeCatalogue } from '#lib/site/site-content/programmes.ts';
import { type AdDate, fromDayNumber, toDayNumber } from '#packages/nepali/calendar/index.ts';
import { normalize } from '#packages/nepali/text/index.ts';
import { type Closing, isClosing } from './closing-dates.ts';

/** Admission notices of a programme: the open ones, the next to close first, the number of the others, and the last closed one. */
export interface ProgrammeNotices {
  open: Closing[];
  more: number;
  last: Closing | null;
}

/** Days for which the last notice is shown: slightly more than between two intakes. */
const PAST_DAYS = 400;

/** Open notices of a programme: more than a campus has, but a foreign API may invent any number. */
const MAX_OPEN = 20;

const isDevanagari = (name: string) => /\p{Script=Devanagari}/u.test(name);
const withoutStops = (text: string) => text.replace(/\./g, '');
const keyOf = (name: string) => (isDevanagari(name) ? normalize(withoutStops(name)) : withoutStops(name).toLowerCase());

/** Case endings that are joined to a word in Nepali. */
const endings = normalize('मा|को|का|की|ले|लाई|सम्बन्धी');

const escaped = (word: string) => word.replace(/[\\^$*+?()[\]{}|]/g, '\\$&');

/** Matches any of the words, the longest first, so that “BSc CSIT” is not read as BSc; nothing for no words. */
function anyOf(words: readonly string[], joined = ''): RegExp {
  const sortedWords = [...words].sort((a, b) => b.length - a.length).map(escaped);
  const oneOf = words.length > 0 ? `(${sortedWords.join('|')})` : '(?!)';
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${oneOf}${joined}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** The names by which notices mention the programmes of a campus. */
interface ProgrammeNames {
  /** Ids of programmes by name; several may share one: “MA”. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly latin: RegExp;
  readonly nepali: RegExp;
  /** The words of the level of each programme. */
  readonly levelWords: ReadonlyMap<string, RegExp>;
}

const namesOf = memoizeOf('names-of-programmes', ({ levels }: ProgrammeCatalogue): ProgrammeNames => {
  const ids = new Map<string, readonly string[]>();
  const levelWords = new Map<string, RegExp>();
  for (const { programmes, inNotices } of levels) {
    const words = anyOf(inNotices.map((word) => normalize(word)));
    for (const { id, inNotices: names } of programmes) {
      levelWords.set(id, words);
      for (const key of names.map(keyOf)) ids.set(key, [...(ids.get(key) ?? []), id]);
    }
  }
  const keys = [...ids.keys()];
  return {
    ids,
    latin: anyOf(keys.filter((key) => !isDevanagari(key))),
    nepali: anyOf(keys.filter(isDevanagari), `(?:${endings})?`),
    levelWords,
  };
});

const admission = /admission|भर्ना/i;

const capital = /\p{Lu}/u;

/** The ids of the programmes named in a text. A name in Latin letters needs a capital: “a bit” is not BIT. */
export function programmesIn(catalogue: ProgrammeCatalogue, text: string): ReadonlySet<string> {
  const { ids, latin, nepali } = namesOf(catalogue);
  const inLatin = [...withoutStops(text).matchAll(latin)].map(([, name = '']) => name);
  const inNepali = [...normalize(withoutStops(text)).matchAll(nepali)].map(([, name = '']) => name);
  const names = [...inLatin.filter((name) => capital.test(name)).map(keyOf), ...inNepali];
  return new Set(names.flatMap((name) => ids.get(name) ?? []));
}

/** Whether a notice is about a programme: it names the programme, or it is about the admission to its whole level. */
function isAbout(catalogue: ProgrammeCatalogue, id: string, { description }: Notice): boolean {
  const named = programmesIn(catalogue, description);
  if (named.size > 0) return named.has(id);
  const words = namesOf(catalogue).levelWords.get(id);
  return words !== undefined && admission.test(description) && normalize(description).search(words) !== -1;
}

/** Selects the admission notices of a programme on a day; on the closing date itself a notice is still open. */
export function programmeNotices(
  notices: readonly Notice[],
  catalogue: ProgrammeCatalogue,
  id: string,
  today: AdDate,
): ProgrammeNotices {
  const earliest = fromDayNumber(toDayNumber(today) - PAST_DAYS);
  const recent = notices.filter(isClosing).filter(({ lastDate }) => lastDate >= earliest);
  const about = recent.filter((notice) => isAbout(catalogue, id, notice));
  const byDate = about.sort((a, b) => toDayNumber(a.lastDate) - toDayNumber(b.lastDate));
  const open = byDate.filter(({ lastDate }) => lastDate >= today);
  return {
    open: open.slice(0, MAX_OPEN),
    more: Math.max(0, open.length - MAX_OPEN),
    last: byDate.findLast(({ lastDate }) => lastDate < today) ?? null,
  };
}

const syllabus = /syllabus|curriculum|पाठ्यक्रम/i;

/** The first of the notices of Downloads, sorted newest first, with a programme's syllabus, or null. */
export function syllabusNotice(notices: readonly Notice[], catalogue: ProgrammeCatalogue, id: string): Notice | null {
  const isNamed = ({ description }: Notice) => programmesIn(catalogue, description).has(id);
  return notices.find((notice) => !notice.replacedBy && syllabus.test(notice.description) && isNamed(notice)) ?? null;
}
