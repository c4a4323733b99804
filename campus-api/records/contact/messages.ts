import { messagesByLanguage } from '#content/localize.ts';

export const contactTexts = messagesByLanguage({
  title: { en: 'Contact and introduction', ne: 'सम्पर्क र परिचय' },
  editOne: { en: 'Edit contact and introduction', ne: 'सम्पर्क र परिचय सच्याउनुहोस्' },
} as const);

export const introductionTexts = messagesByLanguage({
  tools: { en: 'Marks for the introduction', ne: 'परिचय सजाउने बटन' },
  heading: { en: 'Heading', ne: 'शीर्षक' },
  strong: { en: 'Bold', ne: 'मोटो अक्षर' },
  list: { en: 'List', ne: 'सूची' },
  link: { en: 'Link', ne: 'लिङ्क' },
  linkTo: { en: 'Address of the page (https://…)', ne: 'पृष्ठको ठेगाना (https://…)' },
  asVisitors: { en: 'The introduction as visitors will see it', ne: 'आगन्तुकले देख्ने परिचय' },
  dropped: { en: 'The website does not show this part:', ne: 'वेबसाइटले यो भाग देखाउँदैन:' },
  tooMuch: { en: 'This is too large or too complex: visitors see plain text without headings, lists and links. Make it simpler.', ne: 'यो धेरै ठूलो वा जटिल भयो: आगन्तुकले शीर्षक, सूची र लिङ्कबिना व्यहोरा मात्र देख्छन्। सरल बनाउनुहोस्।' },
  none: { en: 'There is no introduction.', ne: 'परिचय लेखिएको छैन।' },
} as const);
