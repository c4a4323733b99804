import type { Localized } from '../locale.ts';
import { bachelor } from '../programmes/bachelor.ts';
import { master } from '../programmes/master.ts';
import type { Programme } from '../programmes/programme.ts';
import type { ProgrammeId } from '../routes.ts';

export interface ProgrammeLevel {
  id: 'bachelor' | 'master';
  heading: Localized;
  name: Localized;
  /** The usual month of admission, for times without an open notice. */
  opens: Localized;
  /** Spellings of the level in notices. */
  inNotices: readonly string[];
  programmes: readonly Programme[];
}

/** The programmes. Sample: replace them with your campus's own. */
export const programs = {
  description: {
    en: 'The bachelor’s and master’s programmes of the campus, by faculty, with their duration.',
    ne: 'क्याम्पसका स्नातक र स्नातकोत्तर कार्यक्रम, सङ्काय र अवधि।',
  },
  lead: {
    en: 'Admission opens in Shrawan for bachelor’s programmes and in Mangsir for master’s programmes. The fees are under [Downloads](/notice/downloads).',
    ne: 'स्नातक तहको भर्ना साउनमा र स्नातकोत्तर तहको मङ्सिरमा खुल्छ। शुल्क [डाउनलोड](/notice/downloads) खण्डमा छ।',
  },
  /** Whether seats and fees in `content/programmes/` are still samples: pages then show a note, and search engines get no prices. */
  figuresAreSamples: true,
  compare: {
    title: { en: 'Compare programmes', ne: 'कार्यक्रम तुलना गर्नुहोस्' },
    description: {
      en: 'All programmes side by side: duration, shift, seats, eligibility, and the fee of the first year and of the whole programme.',
      ne: 'सबै कार्यक्रम एकै ठाउँमा: अवधि, पाली, सिट, योग्यता, पहिलो वर्षको शुल्क र जम्मा शुल्क।',
    },
  },
  steps: [
    {
      en: 'Read the admission notice: it names the last day, the papers and the fee of the form.',
      ne: 'भर्नाको सूचना पढ्नुहोस्: अन्तिम मिति, कागजात र फाराम दस्तुर त्यसैमा हुन्छ।',
    },
    {
      en: 'Fill in the form of the notice, or ask for one at the admission desk.',
      ne: 'सूचनासँगको फाराम भर्नुहोस्, वा भर्ना कक्षबाट लिनुहोस्।',
    },
    {
      en: 'Bring your mark sheets, character certificate, a copy of your citizenship or birth certificate, and two photographs.',
      ne: 'लब्धाङ्कपत्र, चारित्रिक प्रमाणपत्र, नागरिकता वा जन्मदर्ताको प्रतिलिपि र दुई प्रति फोटो ल्याउनुहोस्।',
    },
    {
      en: 'Sit the entrance examination where there is one; if your name is on the list, pay the first instalment by the day that it names.',
      ne: 'प्रवेश परीक्षा भए दिनुहोस्; सूचीमा नाम निस्केपछि तोकिएको दिनभित्र पहिलो किस्ता तिर्नुहोस्।',
    },
  ],
  scholarships: [
    {
      en: 'Full or part of the fee for students from low-income, Dalit, Janajati and remote families, and for the top students of each year: ask the [student welfare unit](/stuWelfareUnit)',
      ne: 'विपन्न, दलित, जनजाति र दुर्गमका परिवार तथा प्रत्येक वर्षका उत्कृष्ट विद्यार्थीलाई पूर्ण वा आंशिक छुट: [विद्यार्थी कल्याण एकाइमा](/stuWelfareUnit) सोध्नुहोस्',
    },
    {
      en: 'Calls for applications are among the [admission notices](/notice/admission)',
      ne: 'आवेदन माग गरिएका सूचना [भर्नाका सूचनामा](/notice/admission) हुन्छन्',
    },
  ],
} as const;

export const programmeLevels: readonly ProgrammeLevel[] = [
  {
    id: 'bachelor',
    heading: { en: 'Bachelor’s programmes', ne: 'स्नातक तहका कार्यक्रम' },
    name: { en: 'Bachelor’s', ne: 'स्नातक' },
    opens: { en: 'Shrawan (July–August)', ne: 'साउन' },
    inNotices: ['bachelor', 'bachelor’s', 'bachelors', 'स्नातक'],
    programmes: bachelor,
  },
  {
    id: 'master',
    heading: { en: 'Master’s programmes', ne: 'स्नातकोत्तर तहका कार्यक्रम' },
    name: { en: 'Master’s', ne: 'स्नातकोत्तर' },
    opens: { en: 'Mangsir (November–December)', ne: 'मङ्सिर' },
    inNotices: ['master', 'master’s', 'masters', 'स्नातकोत्तर'],
    programmes: master,
  },
];

/** A programme with its level, by the last part of its address. @throws Error for an id without a programme */
export function findProgramme(id: ProgrammeId): { programme: Programme; level: ProgrammeLevel } {
  for (const level of programmeLevels) {
    const programme = level.programmes.find((each) => each.id === id);
    if (programme) return { programme, level };
  }
  throw new Error(`content/programmes has no ${id}`);
}
