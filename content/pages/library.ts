import type { SitePicture } from './site-picture.ts';
import type { TextPage } from './text-page.ts';

/** The library. Figures and the number of shifts are the specification's (section 2); sample text and hours: replace them. */
export const library = {
  description: {
    en: 'The library of the campus: 47,330 textbooks, 28,090 reference books, journals, and its opening hours in three shifts.',
    ne: 'क्याम्पसको पुस्तकालय: ४७,३३० पाठ्यपुस्तक, २८,०९० सन्दर्भ पुस्तक, जर्नल र तीन पालीको खुल्ने समय।',
  },
  picturesLabel: { en: 'Pictures of the library', ne: 'पुस्तकालयका तस्बिरहरू' },
  pictures: [
    {
      src: '/pictures/library-1.webp',
      width: 1200,
      height: 800,
      alt: {
        en: 'Three students reading at a long table in front of a window with a mountain view',
        ne: 'हिमाल देखिने झ्यालअगाडि लामो टेबलमा पढिरहेका तीन विद्यार्थी',
      },
    },
    {
      src: '/pictures/library-2.webp',
      width: 1200,
      height: 800,
      alt: { en: 'A student between two rows of full shelves', ne: 'पुस्तकले भरिएका दुई लहर दराजबीच उभिएकी छात्रा' },
    },
    {
      src: '/pictures/library-3.webp',
      width: 1200,
      height: 800,
      alt: {
        en: 'An evening in the library: a reader at a lamp, the librarian at the shelves',
        ne: 'साँझको पुस्तकालय: बत्तीमुनि पाठक र दराजछेउ पुस्तकालयकर्मी',
      },
    },
  ] satisfies SitePicture[],
  parts: [
    {
      paragraphs: [
        {
          en: 'The library is open to every student, teacher and staff member with an identity card. Townspeople may use the reading hall.',
          ne: 'परिचयपत्र भएका सबै विद्यार्थी, शिक्षक र कर्मचारीका लागि पुस्तकालय खुला छ; नगरवासीले पठनकक्ष प्रयोग गर्न सक्छन्।',
        },
      ],
      table: {
        caption: { en: 'Library holdings', ne: 'पुस्तकालयको सङ्ग्रह' },
        columns: [
          { en: 'Kind', ne: 'प्रकार' },
          { en: 'Number', ne: 'सङ्ख्या' },
        ],
        rows: [
          [{ en: 'Textbooks', ne: 'पाठ्यपुस्तक' }, 47330],
          [{ en: 'Reference books', ne: 'सन्दर्भ पुस्तक' }, 28090],
          [{ en: 'Other books', ne: 'अन्य पुस्तक' }, 6740],
          [{ en: 'National journals', ne: 'राष्ट्रिय जर्नल' }, 4],
          [{ en: 'International journals', ne: 'अन्तर्राष्ट्रिय जर्नल' }, 2],
        ],
      },
    },
    {
      heading: { en: 'Three shifts', ne: 'तीन पाली' },
      table: {
        caption: { en: 'When the library is open, Sunday to Friday', ne: 'पुस्तकालय खुल्ने समय, आइतबारदेखि शुक्रबारसम्म' },
        columns: [
          { en: 'Shift', ne: 'पाली' },
          { en: 'Hours', ne: 'समय' },
        ],
        rows: [
          [
            { en: 'Morning', ne: 'बिहान' },
            { en: '6:00–10:00', ne: '६:००–१०:००' },
          ],
          [
            { en: 'Day', ne: 'दिउँसो' },
            { en: '10:00–16:00', ne: '१०:००–१६:००' },
          ],
          [
            { en: 'Evening', ne: 'साँझ' },
            { en: '16:00–19:00', ne: '१६:००–१९:००' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Borrowing', ne: 'पुस्तक लैजाने नियम' },
      points: [
        {
          en: 'Bachelor’s students may borrow three books for two weeks, master’s students five',
          ne: 'स्नातक तहका विद्यार्थीले दुई साताका लागि तीन र स्नातकोत्तर तहकाले पाँच पुस्तक लैजान पाउँछन्',
        },
        { en: 'Reference books and journals may be read in the hall only', ne: 'सन्दर्भ पुस्तक र जर्नल पठनकक्षमै पढ्नुपर्छ' },
        {
          en: 'The membership form is under [Downloads](/notice/downloads)',
          ne: 'सदस्यता फाराम [डाउनलोड](/notice/downloads) खण्डमा छ',
        },
      ],
    },
  ],
} as const satisfies TextPage & Record<'pictures' | 'picturesLabel', unknown>;
