import type { TextPage } from './text-page.ts';

/** The student welfare unit. Sample text: replace it with your campus's own. */
export const welfareUnit = {
  description: {
    en: 'Scholarships, health, counselling, work and complaints: what the student welfare unit does and when it is open.',
    ne: 'छात्रवृत्ति, स्वास्थ्य, परामर्श, रोजगारी र गुनासो: विद्यार्थी कल्याण एकाइको काम र समय।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'Come to the student welfare unit first when something gets in the way of your studies. What you say there is confidential.',
          ne: 'पढाइमा कुनै बाधा आए सबैभन्दा पहिले विद्यार्थी कल्याण एकाइमा आउनुहोस्। त्यहाँ गरिएका कुरा गोप्य रहन्छन्।',
        },
      ],
    },
    {
      heading: { en: 'What it does', ne: 'एकाइका काम' },
      points: [
        {
          en: 'Scholarships for students from low-income, Dalit, Janajati and remote families, and for the top students of each year',
          ne: 'विपन्न, दलित, जनजाति र दुर्गम क्षेत्रका परिवार तथा प्रत्येक वर्षका उत्कृष्ट विद्यार्थीलाई छात्रवृत्ति',
        },
        { en: 'First aid, and a doctor every Wednesday', ne: 'प्राथमिक उपचार र हरेक बुधबार चिकित्सकको सेवा' },
        { en: 'Counselling, one to one or in groups', ne: 'व्यक्तिगत वा सामूहिक मनोपरामर्श' },
        { en: 'Internships, and part-time work alongside your studies', ne: 'इन्टर्नसिप र पढाइसँगै गर्न मिल्ने काम' },
        {
          en: 'Complaints, including harassment, heard by a woman and a man',
          ne: 'यौनजन्य दुर्व्यवहारसहितका गुनासो, महिला र पुरुष दुवै पदाधिकारीबाट सुनुवाइ',
        },
      ],
    },
    {
      heading: { en: 'When and where', ne: 'कहिले र कहाँ' },
      paragraphs: [
        {
          en: 'Sunday to Friday, 7 to 10 in the morning and 1 to 4 in the afternoon, on the ground floor of the Old Block.',
          ne: 'आइतबारदेखि शुक्रबारसम्म बिहान ७ देखि १० र दिउँसो १ देखि ४ बजेसम्म, पुरानो भवनको भुइँतलामा।',
        },
      ],
    },
  ],
} as const satisfies TextPage;
