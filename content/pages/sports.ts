import type { TextPage } from './text-page.ts';

/** Sports. Sample text: replace it with your campus's own. */
export const sports = {
  description: {
    en: 'Grounds, teams and the sports week of the campus, and how to join.',
    ne: 'क्याम्पसका खेलमैदान, टोली र खेल सप्ताह, अनि सहभागी हुने तरिका।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'Anyone may play. The grounds are open before and after classes, and balls, nets and rackets can be borrowed with an identity card.',
          ne: 'जो कोहीले खेल्न सक्छन्। कक्षाअघि र पछि मैदान खुला हुन्छ, परिचयपत्र राखेर बल, नेट र र्‍याकेट लिन सकिन्छ।',
        },
      ],
    },
    {
      heading: { en: 'Facilities', ne: 'सुविधाहरू' },
      points: [
        { en: 'A football and cricket ground', ne: 'फुटबल तथा क्रिकेट मैदान' },
        { en: 'Two volleyball courts and one for basketball', ne: 'दुई भलिबल र एक बास्केटबल कोर्ट' },
        { en: 'A hall for badminton, table tennis and martial arts', ne: 'ब्याडमिन्टन, टेबलटेनिस र मार्सल आर्ट्सका लागि हल' },
        { en: 'Chess and carrom boards in the students’ room', ne: 'विद्यार्थी कक्षमा बुद्धिचाल र क्यारमबोर्ड' },
      ],
    },
    {
      heading: { en: 'The sports week', ne: 'खेल सप्ताह' },
      paragraphs: [
        {
          en: 'Each winter the faculties compete for a week: football, volleyball and athletics for women and men, and a run up to the old fort for everyone. The winners go on to the university games.',
          ne: 'हरेक हिउँदमा सङ्कायहरूबीच एक साता प्रतियोगिता हुन्छ: महिला र पुरुषका फुटबल, भलिबल र एथलेटिक्स तथा सबैका लागि पुरानो गढीसम्मको दौड। विजेताले विश्वविद्यालयस्तरीय प्रतियोगितामा भाग लिन्छन्।',
        },
      ],
    },
  ],
} as const satisfies TextPage;
