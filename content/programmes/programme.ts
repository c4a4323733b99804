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
 * A programme. What is null is not said: its page says whom to ask instead. Points may hold links: `[Downloads](/notice/downloads)`.
 */
export interface Programme {
  id: ProgrammeId;
  name: Localized;
  /** What it is, in a sentence or two, for its page and for search engines. */
  about: Localized;
  faculty: keyof typeof faculties;
  years: number;
  /** Null where a programme is taught by the year. */
  semesters: number | null;
  shift: keyof typeof shifts | null;
  /** Students who are admitted in a year. */
  seats: number | null;
  /** Who can apply. */
  eligibility: readonly Localized[];
  /** Rupees. */
  fee: { firstYear: number | null; whole: number | null };
  /** Besides those of the whole campus (`content/pages/programs.ts`). */
  scholarships?: readonly Localized[];
  /** The university's page of it; null where the office has it on paper. */
  syllabusUrl: string | null;
  /** How notices write it, so that its page finds them: full stops do not count. */
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
