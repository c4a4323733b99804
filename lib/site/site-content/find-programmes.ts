import { levelIds } from '#content/levels.ts';
import { shiftIds } from '#content/site/programmes.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import type { Programme, ProgrammeCatalogue, ProgrammeLevel } from './programmes.ts';

/** The wishes of a visitor; null: anything. */
export interface ProgrammeWishes {
  readonly level: (typeof levelIds)[number] | null;
  /** The id of a faculty. */
  readonly faculty: string | null;
  readonly shift: (typeof shiftIds)[number] | null;
  /** The largest fee of the first year in rupees. */
  readonly fee: number | null;
}

/** Reads the fields of the finder; a value that it does not know counts as none. */
export function readWishes(parameters: URLSearchParams): ProgrammeWishes {
  const faculty = parameters.get('faculty') ?? '';
  const fee = Number.parseInt(toLatinDigits(parameters.get('fee') ?? '').replace(/[\s,]/g, ''), 10);
  return {
    level: levelIds.find((id) => id === parameters.get('level')) ?? null,
    faculty: /^[\w-]{1,64}$/.test(faculty) ? faculty : null,
    shift: shiftIds.find((id) => id === parameters.get('shift')) ?? null,
    fee: fee > 0 ? fee : null,
  };
}

/** A programme without a shift or a fee is not found by it: nobody is sent to a fee that the campus does not state. */
function fulfils({ level, faculty, shift, fee }: Programme, wishes: ProgrammeWishes): boolean {
  return (
    (wishes.level === null || level === wishes.level) &&
    (wishes.faculty === null || faculty === wishes.faculty) &&
    (wishes.shift === null || shift === wishes.shift) &&
    (wishes.fee === null || (fee.firstYear !== null && fee.firstYear <= wishes.fee))
  );
}

/** The levels with the programmes that fulfil all wishes. */
export function findProgrammes({ levels }: ProgrammeCatalogue, wishes: ProgrammeWishes): ProgrammeLevel[] {
  return levels
    .map((level) => ({ ...level, programmes: level.programmes.filter((each) => fulfils(each, wishes)) }))
    .filter(({ programmes }) => programmes.length > 0);
}

/** Round sums below which some of the programmes are and others are not, in rupees. */
const feeSteps = [10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000];

/** The values that distinguish programmes of this campus, by field. */
export function wishesOf({ levels }: ProgrammeCatalogue) {
  const all = levels.flatMap(({ programmes }) => programmes);
  const fees = all.flatMap(({ fee }) => fee.firstYear ?? []);
  const faculties = new Map(all.flatMap(({ faculty, facultyName }) => (facultyName ? [[faculty, facultyName]] : [])));
  return {
    level: levels.map(({ id }) => id),
    faculty: [...faculties],
    shift: shiftIds.filter((id) => all.some(({ shift }) => shift === id)),
    fee: feeSteps.filter((step) => fees.some((fee) => fee <= step) && fees.some((fee) => fee > step)),
  };
}
