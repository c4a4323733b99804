import type { Locale } from '#content/locale.ts';

/** Types of people: 1 teaching, 2 non-teaching, 3 outside of the staff, only in committees and lists of the structure. */
export const staffTypeIds = [1, 2, 3] as const;
export type StaffType = (typeof staffTypeIds)[number];

/** Types of staff by their names in forms, commands and tables. */
const staffTypes = new Map<string, StaffType>([
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

export const staffTypeNamed = (name: string): StaffType | undefined => staffTypes.get(name.trim().toLowerCase());

/** Names of the types in exported tables. */
export const staffTypeNames: Readonly<Record<Locale, Record<StaffType, string>>> = {
  en: { 1: 'teaching', 2: 'non-teaching', 3: 'outside' },
  ne: { 1: 'शिक्षक', 2: 'कर्मचारी', 3: 'बाहिरी व्यक्ति' },
};

/** The types as forms show them. */
export const staffTypeOptions = [
  { value: staffTypeNames.en[1], en: 'Teaching', ne: 'शिक्षक' },
  { value: staffTypeNames.en[2], en: 'Non-teaching', ne: 'कर्मचारी' },
  { value: staffTypeNames.en[3], en: 'Not of the staff, only in committees', ne: 'बाहिरी व्यक्ति, समितिमा मात्र' },
] as const;

export const staffTypeLabel = (type: StaffType, language: Locale): string =>
  staffTypeOptions[type - 1]?.[language] ?? '';
