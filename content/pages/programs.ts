import type { Localized } from '../locale.ts';

export const faculties = {
  humanities: { en: 'Humanities and Social Sciences', ne: 'मानविकी तथा सामाजिक शास्त्र' },
  management: { en: 'Management', ne: 'व्यवस्थापन' },
  education: { en: 'Education', ne: 'शिक्षाशास्त्र' },
  science: { en: 'Science and Technology', ne: 'विज्ञान तथा प्रविधि' },
} as const satisfies Record<string, Localized>;

/** `semesters` is null where a programme is taught by the year. */
export interface Programme {
  name: Localized;
  faculty: keyof typeof faculties;
  years: number;
  semesters: number | null;
}

export interface ProgrammeLevel {
  id: 'bachelor' | 'master';
  heading: Localized;
  programmes: readonly Programme[];
}

/** The programmes (design decision 16). Sample: replace them with your campus's own. */
export const programs = {
  description: {
    en: 'The bachelor’s and master’s programmes of the campus, by faculty, with their duration.',
    ne: 'क्याम्पसका स्नातक र स्नातकोत्तर कार्यक्रम, सङ्काय र अवधि।',
  },
  lead: {
    en: 'Admission opens in Shrawan for bachelor’s programmes and in Mangsir for master’s programmes. The fees are under [Downloads](/notice/downloads).',
    ne: 'स्नातक तहको भर्ना साउनमा र स्नातकोत्तर तहको मंसिरमा खुल्छ। शुल्क [डाउनलोड](/notice/downloads) खण्डमा छ।',
  },
  levels: [
    {
      id: 'bachelor',
      heading: { en: 'Bachelor’s programmes', ne: 'स्नातक तहका कार्यक्रम' },
      programmes: [
        {
          name: { en: 'Bachelor of Arts (BA)', ne: 'कला स्नातक (बीए)' },
          faculty: 'humanities',
          years: 4,
          semesters: null,
        },
        {
          name: { en: 'Bachelor of Business Studies (BBS)', ne: 'व्यवसाय अध्ययन स्नातक (बीबीएस)' },
          faculty: 'management',
          years: 4,
          semesters: null,
        },
        {
          name: { en: 'Bachelor of Business Administration (BBA)', ne: 'व्यवसाय प्रशासन स्नातक (बीबीए)' },
          faculty: 'management',
          years: 4,
          semesters: 8,
        },
        {
          name: { en: 'Bachelor of Business Management (BBM)', ne: 'व्यवसाय व्यवस्थापन स्नातक (बीबीएम)' },
          faculty: 'management',
          years: 4,
          semesters: 8,
        },
        {
          name: { en: 'Bachelor of Hotel Management (BHM)', ne: 'होटल व्यवस्थापन स्नातक (बीएचएम)' },
          faculty: 'management',
          years: 4,
          semesters: 8,
        },
        {
          name: { en: 'Bachelor of Education (BEd)', ne: 'शिक्षाशास्त्र स्नातक (बीएड)' },
          faculty: 'education',
          years: 4,
          semesters: null,
        },
        {
          name: { en: 'One-year Bachelor of Education', ne: 'एक वर्षे शिक्षाशास्त्र स्नातक (एक वर्षे बीएड)' },
          faculty: 'education',
          years: 1,
          semesters: null,
        },
        {
          name: { en: 'Bachelor of Science (BSc)', ne: 'विज्ञान स्नातक (बीएस्सी)' },
          faculty: 'science',
          years: 4,
          semesters: null,
        },
        {
          name: {
            en: 'Bachelor of Science in Computer Science and Information Technology (BSc CSIT)',
            ne: 'कम्प्युटर विज्ञान तथा सूचना प्रविधि स्नातक (बीएस्सी सीएसआईटी)',
          },
          faculty: 'science',
          years: 4,
          semesters: 8,
        },
        {
          name: { en: 'Bachelor of Information Technology (BIT)', ne: 'सूचना प्रविधि स्नातक (बीआईटी)' },
          faculty: 'science',
          years: 4,
          semesters: 8,
        },
        {
          name: { en: 'Bachelor in Computer Application (BCA)', ne: 'कम्प्युटर एप्लिकेसन स्नातक (बीसीए)' },
          faculty: 'science',
          years: 4,
          semesters: 8,
        },
      ],
    },
    {
      id: 'master',
      heading: { en: 'Master’s programmes', ne: 'स्नातकोत्तर तहका कार्यक्रम' },
      programmes: [
        {
          name: { en: 'Master of Arts (MA) in English', ne: 'अङ्ग्रेजीमा स्नातकोत्तर (एमए)' },
          faculty: 'humanities',
          years: 2,
          semesters: 4,
        },
        {
          name: { en: 'Master of Arts (MA) in Nepali', ne: 'नेपालीमा स्नातकोत्तर (एमए)' },
          faculty: 'humanities',
          years: 2,
          semesters: 4,
        },
        {
          name: { en: 'Master of Arts (MA) in Economics', ne: 'अर्थशास्त्रमा स्नातकोत्तर (एमए)' },
          faculty: 'humanities',
          years: 2,
          semesters: 4,
        },
        {
          name: { en: 'Master of Arts (MA) in Sociology', ne: 'समाजशास्त्रमा स्नातकोत्तर (एमए)' },
          faculty: 'humanities',
          years: 2,
          semesters: 4,
        },
        {
          name: { en: 'Master of Business Studies (MBS)', ne: 'व्यवसाय अध्ययन स्नातकोत्तर (एमबीएस)' },
          faculty: 'management',
          years: 2,
          semesters: 4,
        },
        {
          name: { en: 'Master of Education (MEd)', ne: 'शिक्षाशास्त्र स्नातकोत्तर (एमएड)' },
          faculty: 'education',
          years: 2,
          semesters: 4,
        },
        {
          name: { en: 'Master of Philosophy (MPhil) in Education', ne: 'शिक्षाशास्त्रमा दर्शनाचार्य (एमफिल)' },
          faculty: 'education',
          years: 1.5,
          semesters: 3,
        },
      ],
    },
  ] satisfies ProgrammeLevel[],
} as const;
