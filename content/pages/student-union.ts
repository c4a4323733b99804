import type { TextPage } from './text-page.ts';

/** The student union, which has yet to be elected (specification section 2). */
export const studentUnion = {
  description: {
    en: 'The free student union of the campus: its elections are still to be conducted.',
    ne: 'क्याम्पसको स्वतन्त्र विद्यार्थी युनियन: निर्वाचन हुन बाँकी छ।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'The elections of the student union are still to be conducted.',
          ne: 'विद्यार्थी युनियनको निर्वाचन हुन बाँकी छ।',
        },
        {
          en: 'The date will be announced in the [notices](/notice). Until then the student welfare unit speaks for students.',
          ne: 'निर्वाचनको मिति [सूचना](/notice)मा प्रकाशित गरिनेछ। तबसम्म विद्यार्थीको तर्फबाट विद्यार्थी कल्याण एकाइले काम गर्नेछ।',
        },
      ],
    },
  ],
} as const satisfies TextPage;
