import type { FactTable, Service } from '#content/site/page.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import type { Album, CampusEvent, Notice, Staff } from '#lib/site/campus-client/types.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import type { ListedNotice } from '#lib/site/notices/listed-notice.ts';
import { type MonthView, viewMonth } from '#lib/site/notices/month-view.ts';
import { noticesByDay } from '#lib/site/notices/notices-by-day.ts';
import type { TaskFacts } from '#lib/site/notices/read-task-facts.ts';
import type { Programme, ProgrammeLevel } from '#lib/site/site-content/programmes.ts';
import { type AdDate, fromDayNumber, inBothCalendars, isAdDate, toDayNumber } from '#packages/nepali/calendar/index.ts';

// The records of the page of components: short ones, long ones, and ones whose values are missing, in both languages.

function day(text: string): AdDate {
  if (!isAdDate(text)) throw new Error(`${text} is not a day`);
  return text;
}

/** Today on this page, a Saturday: 12 Mangsir 2083, at noon in Nepal. */
export const TODAY = day('2026-11-28');
export const NOW_MS = Date.parse(`${TODAY}T12:00:00+05:45`);

export const inDays = (days: number): AdDate => fromDayNumber(toDayNumber(TODAY) + days);

export const texts = {
  short: 'Routine of the fourth year',
  usual: 'Examination routine of BBS, BA and BEd fourth year',
  long: 'Notice about the renewal of the registration of students who interrupted their studies between the academic years 2078 and 2082 and wish to sit for the regular, partial or grade improvement examination of the second, third or fourth year of any bachelor programme at this campus',
  nepali: 'स्नातक तह चौथो वर्षको परीक्षा फाराम भर्ने सम्बन्धी अत्यन्त जरुरी सूचना',
  unbroken: 'Registration_renewal_of_interrupted_students_2078_to_2082_final_corrected_signed',
} as const;

const stored = (fileName: string, downloadName: string, bytes: number | null): SizedAttachment => ({
  fileName,
  downloadName,
  bytes,
});

export const files = {
  pdf: stored('routine.pdf', 'Bachelor fourth year routine 2083.pdf', 48_200),
  long: stored('renewal.docx', `${texts.unbroken}.docx`, 1_240_000),
  nepali: stored('notice.pdf', 'परीक्षा फाराम भर्ने सूचना २०८३.pdf', 350_000),
  sizeless: stored('seats.xlsx', 'Seats.xlsx', null),
} as const;

export const unreadable: VisibleDocument = { state: 'unreadable', why: 'encrypted', bytes: 350_000 };

const exam = { en: 'Exam', ne: 'परीक्षा' };
const admission = { en: 'Admission', ne: 'भर्ना' };

const listed = (id: string, description: string, rest: Partial<ListedNotice> = {}): ListedNotice => ({
  id,
  description,
  marks: [],
  created: inBothCalendars(inDays(-9)),
  lastDate: null,
  attachments: [],
  ...rest,
});

export const listedNotices: readonly ListedNotice[] = [
  listed('1', texts.usual, { attachments: [files.pdf], categories: [exam] }),
  listed('2', texts.long, {
    attachments: [files.long, files.nepali, files.sizeless],
    categories: [exam, admission],
    lastDate: inBothCalendars(inDays(5)),
  }),
  listed('3', texts.nepali, { attachments: [files.sizeless], created: inBothCalendars(inDays(-400)) }),
  listed('4', texts.short, { created: null, reasons: [{ why: 'synonym', words: ['timetable'] }] }),
];

const notice = (id: string, description: string, lastDate: AdDate | null = null): Notice => ({
  id,
  description,
  created: inDays(-Number(id)),
  createdAt: null,
  lastDate,
  attachments: [],
});

export const closing = [
  { ...notice('1', texts.usual), lastDate: TODAY },
  { ...notice('2', texts.nepali), lastDate: inDays(1) },
  { ...notice('3', texts.long), lastDate: inDays(5) },
  { ...notice('4', texts.short), lastDate: inDays(40) },
  { ...notice('5', texts.short), lastDate: inDays(-3) },
];

export const homeNotices = [
  { ...notice('1', texts.usual), categories: [exam] },
  { ...notice('2', texts.long, inDays(5)), categories: [exam, admission] },
  { ...notice('3', texts.nepali), categories: [] },
];

const event = (id: string, title: string, rest: Partial<CampusEvent>): CampusEvent => ({
  ...{ id, uid: '', type: 'event', title, start: TODAY, end: TODAY, startTime: '', endTime: '', place: '' },
  ...{ description: '', albumId: null, noticeId: null, updatedAt: null },
  ...rest,
});

/** An event of several days with times and a long place, and a holiday. */
export const events: readonly CampusEvent[] = [
  event('1', texts.usual, {
    ...{ type: 'exam', start: inDays(1), end: inDays(12), startTime: '07:00', endTime: '10:00', place: texts.short },
  }),
  event('2', texts.nepali, { type: 'holiday', start: inDays(2), end: inDays(2) }),
];

/** The month of today; days with notices published, closing, and both, one of them today. */
export const month: MonthView = required(
  viewMonth(
    { year: 2083, month: 8 },
    noticesByDay([notice('4', texts.usual), notice('0', texts.nepali, TODAY), ...closing], inDays(-11), inDays(17)),
    events,
  ),
);

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('the calendar has no such month');
  return value;
}

const person = (id: string, fullName: string, rest: Partial<Staff> = {}): Staff => ({
  ...{ id, fullName, department: '', designation: '', committee: '', committeeId: '', picture: null, about: '' },
  ...rest,
});

export const people: readonly Staff[] = [
  person('1', 'Prof. Dr. Maiya Devi Shrestha Tuladhar Bajracharya (Ranjitkar)', {
    designation: 'Campus Chief',
    department: 'Political Science',
    phone: '+977-1-4222222',
    email: 'maiya.shrestha.tuladhar@himchuli.example.edu.np',
    about: `${texts.long}. ${texts.usual}.`,
  }),
  person('2', 'हरि बहादुर थापा', { designation: 'Lecturer', phone: '+977-9800000000' }),
  person('3', 'Sita Rai'),
];

export const albums: readonly Album[] = [
  { id: '1', title: texts.long, date: TODAY, description: texts.long, images: [] },
  { id: '2', title: 'रक्तदान कार्यक्रम', date: null, description: '', images: [] },
];

const programme = (id: string, en: string, ne: string, rest: Partial<Programme> = {}): Programme => ({
  ...{ id, level: 'bachelor', position: 1, faculty: 'science', years: 4, semesters: null, shift: null, seats: null },
  name: { en, ne },
  about: { en: texts.usual, ne: texts.nepali },
  facultyName: { en: 'Science and Technology', ne: 'विज्ञान तथा प्रविधि' },
  eligibility: [],
  fee: { firstYear: null, whole: null },
  syllabusUrl: null,
  inNotices: [],
  ...rest,
});

export const programmes: readonly Programme[] = [
  programme('csit', 'BSc CSIT', 'बीएस्सी सीएसआईटी', {
    semesters: 8,
    shift: 'morning',
    seats: 36,
    fee: { firstYear: 128_500, whole: 1_045_000 },
    eligibility: [{ en: 'Grade 12 with mathematics, at least C', ne: 'गणितसहित कक्षा १२, कम्तीमा सी' }],
  }),
  programme('long', 'Bachelor of Environmental Science and Natural Resource Management', 'वातावरण विज्ञान स्नातक'),
];

export const level: ProgrammeLevel = {
  id: 'bachelor',
  heading: { en: 'Bachelor’s programmes', ne: 'स्नातक तह' },
  name: { en: 'Bachelor', ne: 'स्नातक' },
  opens: null,
  inNotices: [],
  programmes,
};

export const taskFacts: TaskFacts = {
  exam: { address: 'exam', fact: inDays(-9) },
  admission: { address: 'admission', fact: null },
  downloads: { address: 'downloads', fact: 14 },
};

export const service: Service = {
  hours: [
    {
      days: { en: 'Sunday to Friday', ne: 'आइतबारदेखि शुक्रबार' },
      hours: { en: '6:00–18:00', ne: '६:००–१८:००' },
    },
    { days: { en: 'Saturday', ne: 'शनिबार' }, hours: { en: '10:00–14:00', ne: '१०:००–१४:००' } },
  ],
  fee: { en: 'Rs 4,500 a month with two meals', ne: 'दुई छाक खानासहित महिनाको रु. ४,५००' },
  phone: '+977-1-4222222',
};

export const table: FactTable = {
  caption: { en: 'Seats by shift', ne: 'पालीअनुसार सिट' },
  columns: [
    { en: 'Shift', ne: 'पाली' },
    { en: 'Seats', ne: 'सिट' },
    { en: 'Remarks', ne: 'कैफियत' },
  ],
  rows: [
    [{ en: 'Morning', ne: 'बिहान' }, 1200, { en: texts.usual, ne: texts.nepali }],
    [{ en: 'Day', ne: 'दिउँसो' }, 480, null],
  ],
};
