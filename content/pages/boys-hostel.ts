import type { TextPage } from './text-page';

/** The boys' hostel. Sample text: replace it with your campus's own. */
export const boysHostel = {
  description: {
    en: 'The boys’ hostel of the campus: the house, its rules, and how to apply for a place.',
    ne: 'क्याम्पसको छात्र छात्रावास: भवन, नियम र ठाउँका लागि आवेदन।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'The boys’ hostel stands beside the sports ground. Two share a room; the warden, a teacher, lives on the ground floor.',
          ne: 'छात्र छात्रावास खेलमैदानको छेउमा छ। एक कोठामा दुई जना बस्छन्; वार्डेन शिक्षक भुइँतलामा बस्नुहुन्छ।',
        },
      ],
    },
    {
      heading: { en: 'In the house', ne: 'छात्रावासमा' },
      points: [
        { en: 'A bed, a desk, a cupboard and a lamp for each', ne: 'प्रत्येकका लागि खाट, टेबल, दराज र बत्ती' },
        { en: 'A mess that the residents run themselves', ne: 'बासिन्दा आफैँले सञ्चालन गर्ने मेस' },
        { en: 'Hot water from the sun', ne: 'सौर्य ऊर्जाको तातो पानी' },
        { en: 'A common room with newspapers and carrom', ne: 'पत्रपत्रिका र क्यारमसहितको साझा कक्ष' },
      ],
    },
    {
      heading: { en: 'Rules', ne: 'नियम' },
      points: [
        { en: 'The gate closes at eight in the evening', ne: 'साँझ आठ बजे ढोका बन्द हुन्छ' },
        { en: 'No alcohol, no tobacco, no ragging', ne: 'मदिरा, सुर्ती र र्‍यागिङ निषेध' },
        { en: 'Guests are entered in the book and leave before dusk', ne: 'पाहुनाको नाम दर्ता गरिन्छ र साँझअघि फर्कनुपर्छ' },
      ],
    },
    {
      heading: { en: 'How to apply', ne: 'आवेदन कसरी दिने' },
      paragraphs: [
        {
          en: 'Places are given once a year, after admission, first to students from far away. The form is among the downloads.',
          ne: 'भर्नापछि वर्षमा एक पटक ठाउँ वितरण हुन्छ, टाढाका विद्यार्थीले प्राथमिकता पाउँछन्। आवेदन फाराम डाउनलोड खण्डमा छ।',
        },
      ],
    },
  ],
} as const satisfies TextPage;
