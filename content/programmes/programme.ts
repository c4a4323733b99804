import type { Localized } from '../locale.ts';
import type { ProgrammeId } from '../routes.ts';

export const faculties = {
  humanities: { en: 'Humanities and Social Sciences', ne: 'मानविकी तथा सामाजिक शास्त्र' },
  management: { en: 'Management', ne: 'व्यवस्थापन' },
  education: { en: 'Education', ne: 'शिक्षाशास्त्र' },
  science: { en: 'Science and Technology', ne: 'विज्ञान तथा प्रविधि' },
} as const satisfies Record<string, Localized>;

export const shifts = {
  morning: { en: 'Morning', ne: 'बिहान' },
  day: { en: 'Day', ne: 'दिउँसो' },
  evening: { en: 'Evening', ne: 'साँझ' },
} as const satisfies Record<string, Localized>;

/**
 * A programme. For null values its page shows the contact of the office. Points may contain links: `[Downloads](/notice/downloads)`.
 */
export interface Programme {
  id: ProgrammeId;
  name: Localized;
  /** A description of one or two sentences, for its page and for search engines. */
  about: Localized;
  faculty: keyof typeof faculties;
  years: number;
  /** Null where a programme is taught by the year. */
  semesters: number | null;
  shift: keyof typeof shifts | null;
  /** Students who are admitted in a year. */
  seats: number | null;
  /** Conditions for applicants. */
  eligibility: readonly Localized[];
  /** The fee in rupees. */
  fee: { firstYear: number | null; whole: number | null };
  /** Additional to those of the whole campus (`content/pages/programs.ts`). */
  scholarships?: readonly Localized[];
  /** The university's page; null if the office has the syllabus on paper only. */
  syllabusUrl: string | null;
  /** Spellings in notices, by which its page finds them; full stops are ignored. */
  inNotices: readonly string[];
}

/** Conditions that several programmes share. */
export const conditions = {
  anyStream: {
    en: 'Grade 12 (+2) or an equivalent level passed, in any stream',
    ne: 'जुनसुकै विषय समूहमा कक्षा १२ (+२) वा सोसरह उत्तीर्ण',
  },
  withEnglish: { en: 'English in grade 12', ne: 'कक्षा १२ मा अङ्ग्रेजी विषय पढेको' },
  science: {
    en: 'Grade 12 (+2) in science or an equivalent level passed',
    ne: 'विज्ञान विषय लिई कक्षा १२ (+२) वा सोसरह उत्तीर्ण',
  },
  mathematics: { en: 'Mathematics in grade 12', ne: 'कक्षा १२ मा गणित विषय पढेको' },
  entrance: { en: 'The entrance examination passed', ne: 'प्रवेश परीक्षा उत्तीर्ण' },
  merit: { en: 'A place on the merit list', ne: 'योग्यता सूचीमा नाम निस्केको' },
  anyBachelor: { en: 'A bachelor’s degree in any subject', ne: 'जुनसुकै विषयमा स्नातक उत्तीर्ण' },
} as const satisfies Record<string, Localized>;
