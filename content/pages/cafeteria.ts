import type { TextPage } from './text-page.ts';

/** The cafeteria. Sample text: replace it with your campus's own. */
export const cafeteria = {
  description: {
    en: 'Dal bhat, snacks and tea on the campus: the hours, the prices and the rules of the cafeteria.',
    ne: 'क्याम्पसभित्रै दालभात, खाजा र चिया: क्याफेटेरियाको समय, मूल्य र नियम।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'The cafeteria is between the library and the Science Block and seats 180. A contractor runs it; a committee of students, teachers and staff chooses the contractor every two years and monitors the service.',
          ne: 'पुस्तकालय र विज्ञान भवनबीचको क्याफेटेरियामा १८० जना बस्न सक्छन्। विद्यार्थी, शिक्षक र कर्मचारीको समितिले हरेक दुई वर्षमा ठेकेदार छान्छ र अनुगमन गर्छ।',
        },
      ],
    },
    {
      heading: { en: 'Hours', ne: 'समय' },
      table: {
        caption: { en: 'When the cafeteria is open', ne: 'क्याफेटेरिया खुल्ने समय' },
        columns: [
          { en: 'Days', ne: 'बार' },
          { en: 'Open', ne: 'खुला' },
          { en: 'Dal bhat', ne: 'दालभात' },
        ],
        rows: [
          [
            { en: 'Sunday to Friday', ne: 'आइतबारदेखि शुक्रबारसम्म' },
            { en: '6:00–18:00', ne: '६:००–१८:००' },
            { en: '9:00–11:00', ne: '९:००–११:००' },
          ],
          [
            { en: 'Saturday', ne: 'शनिबार' },
            { en: '8:00–14:00', ne: '८:००–१४:००' },
            { en: '10:00–12:00', ne: '१०:००–१२:००' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Good to know', ne: 'थाहा पाउनुपर्ने कुरा' },
      points: [
        { en: 'A vegetarian meal every day', ne: 'हरेक दिन शाकाहारी खानाको व्यवस्था' },
        {
          en: 'Prices are posted at the counter and revised once a year',
          ne: 'मूल्यसूची काउन्टरमा टाँसिएको हुन्छ र वर्षमा एक पटक परिवर्तन हुन्छ',
        },
        { en: 'Drinking water is filtered and free', ne: 'शुद्ध पिउने पानी निःशुल्क' },
        { en: 'No plastic plates or cups', ne: 'प्लास्टिकका थाल र कप प्रयोग हुँदैन' },
      ],
    },
  ],
} as const satisfies TextPage;
