import type { TextPage } from './text-page';

/** Vision, mission and goals. Sample text: replace it with your campus's own. */
export const strategies = {
  description: {
    en: 'What the campus wants to become, what it does for that every day, and the goals it measures itself by.',
    ne: 'क्याम्पस भविष्यमा कस्तो बन्न चाहन्छ, त्यसका लागि के गर्छ र कुन लक्ष्यबाट आफूलाई मापन गर्छ।',
  },
  parts: [
    {
      heading: { en: 'Vision', ne: 'दूरदृष्टि' },
      paragraphs: [
        {
          en: 'A campus of the hills whose graduates are trusted wherever they work, and whose research serves the people around it.',
          ne: 'जहाँ काम गरे पनि विश्वास गरिने जनशक्ति तयार गर्ने र वरपरका जनतालाई काम लाग्ने अनुसन्धान गर्ने पहाडको क्याम्पस।',
        },
      ],
    },
    {
      heading: { en: 'Mission', ne: 'ध्येय' },
      paragraphs: [
        {
          en: 'We teach bachelor and master students of four faculties at a cost that a farming family can bear, close to their homes, in three shifts, and by teachers who also do research.',
          ne: 'चार सङ्कायका स्नातक र स्नातकोत्तर तहका विद्यार्थीलाई घर नजिकै, किसान परिवारले धान्न सक्ने शुल्कमा, तीन पालीमा, अनुसन्धानसमेत गर्ने शिक्षकहरूद्वारा अध्यापन गर्नु।',
        },
      ],
    },
    {
      heading: { en: 'Goals', ne: 'लक्ष्य' },
      points: [
        {
          en: 'Every student finishes the programme that he or she began, or is helped to another.',
          ne: 'प्रत्येक विद्यार्थीले आफूले सुरु गरेको कार्यक्रम पूरा गरून्, नभए अर्को कार्यक्रममा जान सहयोग पाऊन्।',
        },
        {
          en: 'Courses are renewed with employers, schools and graduates at least every five years.',
          ne: 'रोजगारदाता, विद्यालय र पूर्वविद्यार्थीसँगको सहकार्यमा कम्तीमा पाँच वर्षमा पाठ्यक्रम परिमार्जन गर्ने।',
        },
        {
          en: 'Each department publishes research on the land, the languages and the economy of the hills.',
          ne: 'प्रत्येक विभागले पहाडको भूमि, भाषा र अर्थतन्त्रबारे अनुसन्धान प्रकाशन गर्ने।',
        },
        {
          en: 'No one stays away for want of money: scholarships reach the students who need them first.',
          ne: 'आर्थिक अभावले कोही पनि पढाइबाट वञ्चित नहोस्: सबैभन्दा आवश्यक विद्यार्थीले पहिले छात्रवृत्ति पाऊन्।',
        },
        {
          en: 'Buildings, books and pages on the web can be used by people with disabilities.',
          ne: 'भवन, पुस्तक र वेबपृष्ठहरू अपाङ्गता भएका व्यक्तिले पनि प्रयोग गर्न सकून्।',
        },
        {
          en: 'Accounts, results and decisions are open to everyone.',
          ne: 'लेखा, नतिजा र निर्णय सबैका लागि खुला रहून्।',
        },
      ],
    },
  ],
} as const satisfies TextPage;
