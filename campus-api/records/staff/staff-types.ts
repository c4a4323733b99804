import type { Locale } from '#content/locale.ts';
import type { StaffType } from './staff.ts';

/** Types of staff by their names in tables. */
export const staffTypes = new Map<string, StaffType>([
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
  ...['outside', '3', '३', 'बाहिरी', 'बाहिरी व्यक्ति', 'external', 'not of the staff'].map((name) => [name, 3] as const),
]);

/** Names of the types in exported tables. */
export const staffTypeNames: Readonly<Record<Locale, Record<StaffType, string>>> = {
  en: { 1: 'teaching', 2: 'non-teaching', 3: 'outside' },
  ne: { 1: 'शिक्षक', 2: 'कर्मचारी', 3: 'बाहिरी व्यक्ति' },
};
