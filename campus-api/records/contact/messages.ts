import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';

export const contactMessages = {
  pageTitle: { en: 'Contact and introduction', ne: 'सम्पर्क र परिचय' },
  editOne: { en: 'Edit contact and introduction', ne: 'सम्पर्क र परिचय सच्याउनुहोस्' },
  title: { en: 'Name of the campus', ne: 'क्याम्पसको नाम' },
  phone: { en: 'Telephone', ne: 'फोन' },
  email: { en: 'Email', ne: 'इमेल' },
  address: { en: 'Street or place', ne: 'टोल वा ठाउँ' },
  city: { en: 'City', ne: 'सहर' },
  state: { en: 'Province', ne: 'प्रदेश' },
  country: { en: 'Country', ne: 'देश' },
  pinCode: { en: 'Postal code', ne: 'हुलाक सङ्केत' },
  campusIntroduction: { en: 'Introduction', ne: 'परिचय' },
  facebookLink: { en: 'Facebook', ne: 'फेसबुक' },
  instagramLink: { en: 'Instagram', ne: 'इन्स्टाग्राम' },
  twitterLink: { en: 'X (Twitter)', ne: 'एक्स (ट्विटर)' },
  linkedInLink: { en: 'LinkedIn', ne: 'लिङ्क्डइन' },
} as const;

export const introductionMessages = {
  hint: {
    en: 'Write it like a letter; an empty line begins a new paragraph. For a heading, a list, bold words or a link select the words and press a button.',
    ne: 'चिठी लेखेजसरी लेख्नुहोस्; खाली पङ्क्तिपछि नयाँ अनुच्छेद सुरु हुन्छ। शीर्षक, बुँदा, मोटो अक्षर वा लिङ्क बनाउन शब्द छानेर बटन थिच्नुहोस्।',
  },
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
} as const;

export const contactLabels = messagesByLanguage(contactMessages);

export const introductionTexts = messagesByLanguage(introductionMessages);
