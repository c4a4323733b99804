import type { TextPage } from './text-page.ts';

/** Vision, mission and goals. Sample text: replace it with your campus's own. */
export const strategies = {
  description: {
    en: 'What the campus wants to become, what it does every day to get there, and how it measures progress.',
    ne: 'क्याम्पस भविष्यमा कस्तो बन्न चाहन्छ, त्यसका लागि के गर्छ र कुन लक्ष्यबाट आफूलाई मापन गर्छ।',
  },
  parts: [
    {
      heading: { en: 'Vision', ne: 'दूरदृष्टि' },
      paragraphs: [
        {
          en: 'A hill campus whose graduates are trusted wherever they work and whose research serves the local community.',
          ne: 'जहाँ काम गरे पनि भरोसा गरिने स्नातक तयार पार्ने र स्थानीय समुदायलाई काम लाग्ने अनुसन्धान गर्ने पहाडको क्याम्पस बन्ने।',
        },
      ],
    },
    {
      heading: { en: 'Mission', ne: 'ध्येय' },
      paragraphs: [
        {
          en: 'We teach bachelor’s and master’s students of four faculties close to home, in three shifts, at a cost a farming family can afford, with teachers who also do research.',
          ne: 'चार सङ्कायका स्नातक र स्नातकोत्तर तहका विद्यार्थीलाई घर नजिकै, किसान परिवारले धान्न सक्ने शुल्कमा, तीन पालीमा, अनुसन्धानसमेत गर्ने शिक्षकहरूद्वारा अध्यापन गर्नु।',
        },
      ],
    },
    {
      heading: { en: 'Goals', ne: 'लक्ष्य' },
      points: [
        {
          en: 'Every student completes the programme they began, or is helped to move to another.',
          ne: 'प्रत्येक विद्यार्थीले आफूले सुरु गरेको कार्यक्रम पूरा गरोस्, नभए अर्को कार्यक्रममा जान सहयोग पाओस्।',
        },
        {
          en: 'Courses are revised with employers, schools and graduates at least every five years.',
          ne: 'रोजगारदाता, विद्यालय र पूर्वविद्यार्थीसँगको सहकार्यमा कम्तीमा हरेक पाँच वर्षमा पाठ्यक्रम परिमार्जन होस्।',
        },
        {
          en: 'Each department publishes research on the land, the languages and the economy of the hills.',
          ne: 'प्रत्येक विभागले पहाडको भूमि, भाषा र अर्थतन्त्रबारे अनुसन्धान प्रकाशित गरोस्।',
        },
        {
          en: 'No one is kept away by lack of money: scholarships go first to those who need them most.',
          ne: 'आर्थिक अभावले कोही पनि पढाइबाट वञ्चित नहोस्: सबैभन्दा बढी आवश्यकता भएका विद्यार्थीले पहिले छात्रवृत्ति पाऊन्।',
        },
        {
          en: 'Buildings, books and web pages are accessible to people with disabilities.',
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
