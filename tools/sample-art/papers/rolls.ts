import { seededRandom } from '../drawing/random.ts';
import type { PaperTable } from './pdf-table.ts';
import { family, first, given, last } from './roll-names.ts';

const digits = (value: number) => value.toLocaleString('ne-NP', { useGrouping: false });

/** A list of invented students: number, roll number, name and one of `marks`. */
export function students(seed: string, count: number, marks: readonly string[], heading = 'Result'): PaperTable {
  const random = seededRandom(seed);
  let roll = Math.round(random.between(7200, 7400));
  const rows = Array.from({ length: count }, (_, i) => {
    roll += Math.round(random.between(1, 9));
    return [`${i + 1}`, `${roll}`, `${random.pick(first)} ${random.pick(last)}`, random.pick(marks)];
  });
  return { head: ['No.', 'Roll No.', 'Name', heading], widths: [0.1, 0.2, 0.45, 0.25], rows };
}

/** The same in Nepali. */
export function nepaliStudents(seed: string, count: number, marks: readonly string[], heading: string): PaperTable {
  const random = seededRandom(seed);
  let roll = Math.round(random.between(3100, 3300));
  const rows = Array.from({ length: count }, (_, i) => {
    roll += Math.round(random.between(1, 9));
    return [digits(i + 1), digits(roll), `${random.pick(given)} ${random.pick(family)}`, random.pick(marks)];
  });
  return { head: ['क्र.सं.', 'रोल नं.', 'नाम', heading], widths: [0.12, 0.2, 0.43, 0.25], rows };
}

/** A routine: date, time, paper. */
export const routine = (rows: readonly (readonly [string, string, string])[], nepali = false): PaperTable => ({
  head: nepali ? ['मिति', 'समय', 'विषय'] : ['Date (BS)', 'Time', 'Paper'],
  widths: [0.26, 0.22, 0.52],
  rows,
});
