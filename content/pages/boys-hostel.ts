import type { TextPage } from './text-page.ts';

/** The boys' hostel. Sample text: replace it with your campus's own. */
export const boysHostel = {
  description: {
    en: 'The boys’ hostel of the campus: the building, its rules and how to apply.',
    ne: 'क्याम्पसको छात्र छात्रावास: भवन, नियम र आवेदन दिने तरिका।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'The boys’ hostel is next to the sports ground. Two students share a room; the warden, a teacher, lives on the ground floor.',
          ne: 'छात्र छात्रावास खेलमैदानको छेउमा छ। एउटा कोठामा दुई जना बस्छन्; वार्डेन (शिक्षक) भुइँतलामै बस्नुहुन्छ।',
        },
      ],
    },
    {
      heading: { en: 'Facilities', ne: 'सुविधाहरू' },
      points: [
        { en: 'A bed, desk, cupboard and lamp for each student', ne: 'प्रत्येकका लागि खाट, टेबल, दराज र बत्ती' },
        { en: 'A mess run by the residents', ne: 'छात्रहरू आफैँले चलाउने मेस' },
        { en: 'Solar hot water', ne: 'सौर्य ऊर्जाको तातो पानी' },
        { en: 'A common room with newspapers and carrom', ne: 'पत्रपत्रिका र क्यारमसहितको साझा कक्ष' },
      ],
    },
    {
      heading: { en: 'Rules', ne: 'नियम' },
      points: [
        { en: 'The gate closes at eight in the evening', ne: 'साँझ आठ बजे ढोका बन्द हुन्छ' },
        { en: 'No alcohol, no tobacco, no ragging', ne: 'मदिरा, सुर्ती र र्‍यागिङ निषेध' },
        { en: 'Guests sign the register and leave before dusk', ne: 'पाहुनाले नाम दर्ता गर्नुपर्छ र साँझ पर्नुअघि फर्किसक्नुपर्छ' },
      ],
    },
    {
      heading: { en: 'How to apply', ne: 'आवेदन कसरी दिने' },
      paragraphs: [
        {
          en: 'Places are allotted once a year, after admission, with priority for students from far away. The form is under [Downloads](/notice/downloads).',
          ne: 'भर्नापछि वर्षमा एक पटक सिट बाँडिन्छ; टाढाका विद्यार्थीले प्राथमिकता पाउँछन्। आवेदन फाराम [डाउनलोड](/notice/downloads) खण्डमा छ।',
        },
      ],
    },
  ],
} as const satisfies TextPage;
