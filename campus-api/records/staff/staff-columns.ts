import { columnHeadings } from '#campus-api/csv/headings.ts';
import type { TableType } from '#campus-api/csv/open-table.ts';
import type { Locale } from '#content/locale.ts';
import { staffTypeIds } from './staff.ts';
import { staffTypeNames } from './staff-types.ts';

/** Columns of a table of staff, in their order of export: the English name, the Nepali one, and other accepted names. */
const columns = {
  id: ['id', 'आईडी', 'आइडी (id)', 'number (id)'],
  name: [
    'name',
    'नाम',
    'full name',
    'पूरा नाम',
    'नाम थर',
    'नाम, थर',
    'कर्मचारीको नाम',
    'शिक्षकको नाम',
    'कर्मचारीको नाम थर',
    'शिक्षकको नाम थर',
    'name of staff',
    'name of teacher',
    'staff name',
    'teacher name',
  ],
  nameNe: [
    'name_ne',
    'नाम (नेपालीमा)',
    'नेपालीमा नाम',
    'name in nepali',
    'name (nepali)',
    'नेपाली नाम',
    'पूरा नाम (नेपालीमा)',
  ],
  type: [
    'type',
    'प्रकार',
    'शिक्षक वा कर्मचारी',
    'teaching or not',
    'staff type',
    'किसिम',
    'शिक्षक/कर्मचारी',
    'teaching/non-teaching',
    'teaching/non teaching',
  ],
  department: ['department', 'विभाग', 'faculty', 'सङ्काय', 'शाखा', 'section', 'dept', 'dept name'],
  departmentNe: ['department_ne', 'विभाग (नेपालीमा)', 'नेपालीमा विभाग', 'department in nepali', 'department (nepali)'],
  designation: ['designation', 'पद', 'post', 'position', 'rank', 'दर्जा', 'post held'],
  designationNe: ['designation_ne', 'पद (नेपालीमा)', 'नेपालीमा पद', 'designation in nepali', 'designation (nepali)'],
  phone: [
    'phone',
    'फोन',
    'telephone',
    'मोबाइल',
    'मोबाइल नम्बर',
    'मोबाइल नं',
    'फोन नं',
    'फोन नम्बर',
    'सम्पर्क',
    'सम्पर्क नं',
    'सम्पर्क नम्बर',
    'mobile',
    'mobile no',
    'mobile number',
    'phone no',
    'phone number',
    'contact',
    'contact no',
    'contact number',
    'cell',
    'cell no',
    'mob no',
    'मो नं',
    'tel no',
  ],
  email: [
    'email',
    'इमेल',
    'e-mail',
    'इ-मेल',
    'इमेल ठेगाना',
    'email address',
    'e-mail address',
    'email id',
    'e-mail id',
    'mail',
  ],
  subjects: ['subjects', 'पढाउने विषय', 'subject', 'विषय', 'teaching subject'],
  subjectsNe: ['subjects_ne', 'पढाउने विषय (नेपालीमा)', 'नेपालीमा पढाउने विषय', 'subjects in nepali'],
  officeHours: ['office_hours', 'भेट्ने समय'],
  officeHoursNe: ['office_hours_ne', 'भेट्ने समय (नेपालीमा)', 'नेपालीमा भेट्ने समय', 'office hours in nepali'],
  publications: ['publications', 'प्रकाशन'],
  publicationsNe: ['publications_ne', 'प्रकाशन (नेपालीमा)', 'नेपालीमा प्रकाशन', 'publications in nepali'],
  picture: ['picture', 'फोटो', 'portrait', 'photo', 'तस्बिर'],
  about: ['about', 'परिचय'],
  aboutNe: ['about_ne', 'परिचय (नेपालीमा)', 'नेपालीमा परिचय', 'about in nepali'],
  message: ['message', 'सन्देश', 'message of the campus chief', 'क्याम्पस प्रमुखको सन्देश'],
  messageNe: ['message_ne', 'सन्देश (नेपालीमा)', 'नेपालीमा सन्देश', 'message in nepali'],
} as const;

export type StaffColumn = keyof typeof columns;
export const staffColumns: readonly string[] = columnHeadings<StaffColumn>(columns, 'en');

/** The names of all columns, in their order of export. */
export const columnNames = (language: Locale): string[] => columnHeadings<StaffColumn>(columns, language);

export const staffTableType: TableType<StaffColumn> = {
  columns,
  needed: [['name', 'nameNe'], ['type']],
  choices: {
    type: staffTypeIds.map((type) => ({
      value: staffTypeNames.en[type],
      en: staffTypeNames.en[type],
      ne: staffTypeNames.ne[type],
    })),
  },
  maxRows: 10_000,
};
