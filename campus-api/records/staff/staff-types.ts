import type { Locale } from '#content/locale.ts';

/** Types of staff by their names in tables. */
export const staffTypes = new Map<string, 1 | 2>([
  ...['teaching', '1', '१', 'शिक्षक', 'teacher', 'teaching staff', 'प्राध्यापक'].map((name) => [name, 1] as const),
  ...[
    'non-teaching',
    'non teaching',
    'nonteaching',
    '2',
    '२',
    'कर्मचारी',
    'staff',
    'non-teaching staff',
    'प्रशासन',
    'administrative',
  ].map((name) => [name, 2] as const),
]);

/** Names of the types in exported tables. */
export const staffTypeNames: Readonly<Record<Locale, Record<1 | 2, string>>> = {
  en: { 1: 'teaching', 2: 'non-teaching' },
  ne: { 1: 'शिक्षक', 2: 'कर्मचारी' },
};
