import type { TextPage } from './text-page.ts';

/** The girls' hostel. The figures are the specification's (section 2); sample text around them: replace it. */
export const girlsHostel = {
  description: {
    en: 'The girls’ hostel of the campus: 50 rooms for 100 girls, how to apply, and life in the hostel.',
    ne: 'क्याम्पसको छात्रा छात्रावास: १०० छात्राका लागि ५० कोठा, आवेदन र छात्रावास जीवन।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'The girls’ hostel is just uphill from the library, two minutes from the classrooms. Two students share a room; a warden lives in the building, and the gate is guarded day and night.',
          ne: 'छात्रा छात्रावास पुस्तकालयभन्दा अलि माथि, कक्षाकोठाबाट दुई मिनेटको दूरीमा छ। एउटा कोठामा दुई जना बस्छन्; वार्डेन छात्रावासमै बस्नुहुन्छ र गेटमा दिनरात सुरक्षा गार्ड हुन्छन्।',
        },
      ],
      facts: [
        { label: { en: 'Rooms', ne: 'कोठा' }, value: 50 },
        { label: { en: 'Girls', ne: 'छात्रा' }, value: 100 },
      ],
    },
    {
      heading: { en: 'Facilities', ne: 'सुविधाहरू' },
      points: [
        { en: 'A bed, a desk, a cupboard and a lamp for each', ne: 'प्रत्येकका लागि खाट, टेबल, दराज र बत्ती' },
        { en: 'Breakfast and two meals a day, cooked on site', ne: 'छात्रावासमै पाकेको खाजा र दुई छाक खाना' },
        {
          en: 'Solar hot water, and a laundry room on each floor',
          ne: 'सौर्य ऊर्जाको तातो पानी र हरेक तलामा लुगा धुने कोठा',
        },
        { en: 'A reading room, open all night before examinations', ne: 'परीक्षाअघि रातभर खुला रहने पठनकक्ष' },
      ],
    },
    {
      heading: { en: 'How to apply', ne: 'आवेदन कसरी दिने' },
      paragraphs: [
        {
          en: 'Places are allotted once a year, after admission. Students from far away and from low-income families have priority. The form is under [Downloads](/notice/downloads).',
          ne: 'भर्नापछि वर्षमा एक पटक सिट बाँडिन्छ। टाढाका र विपन्न परिवारका छात्राले प्राथमिकता पाउँछन्। आवेदन फाराम [डाउनलोड](/notice/downloads) खण्डमा छ।',
        },
      ],
    },
  ],
} as const satisfies TextPage;
