/** Words of the search of the whole site. */
export const siteSearch = {
  title: { en: 'Search this site', ne: 'यो साइटमा खोज्नुहोस्' },
  description: {
    en: 'Find notices, people, programmes, publications, albums and pages of the campus, in English, Nepali or romanised Nepali.',
    ne: 'क्याम्पसका सूचना, व्यक्ति, कार्यक्रम, प्रकाशन, एल्बम र पृष्ठ नेपाली, अङ्ग्रेजी वा रोमनमा खोज्नुहोस्।',
  },
  /** In the frame, short. */
  find: { en: 'Find', ne: 'खोज' },
  findLabel: { en: 'Find on this site', ne: 'यो साइटमा के खोज्ने?' },
  label: { en: 'What are you looking for?', ne: 'के खोज्दै हुनुहुन्छ?' },
  hint: {
    en: 'Words, a name or a date, in English or Nepali: library, natija, शुल्क, मंसिर ५',
    ne: 'शब्द, नाम वा मिति, नेपाली वा अङ्ग्रेजीमा: पुस्तकालय, natija, fee, Mangsir 5',
  },
  button: { en: 'Search', ne: 'खोज्नुहोस्' },
  results: { en: 'Search: {query}', ne: 'खोजी: {query}' },
  suggestions: { en: 'Suggestions', ne: 'सुझाव' },
  found: { en: '{count} results for “{query}”', ne: '“{query}” का लागि {count} नतिजा' },
  foundOne: { en: '1 result for “{query}”', ne: '“{query}” का लागि १ नतिजा' },
  foundNone: { en: 'Nothing found for “{query}”', ne: '“{query}” का लागि केही भेटिएन' },
  advice: {
    en: 'Try fewer or other words. Notices can also be searched by themselves.',
    ne: 'थोरै वा अर्कै शब्दले खोजी हेर्नुहोस्। सूचना छुट्टै पनि खोज्न सकिन्छ।',
  },
  noticesAlone: { en: 'Search notices alone', ne: 'सूचना मात्र खोज्नुहोस्' },
  allOf: { en: 'All {count}', ne: 'सबै {count}' },
  allKinds: { en: 'Results of all kinds', ne: 'सबै प्रकारका नतिजा' },
  tooLong: {
    en: 'The search text is too long: at most 200 characters.',
    ne: 'खोजीको पाठ धेरै लामो भयो: बढीमा २०० अक्षर।',
  },
  partial: {
    en: 'Some of the campus’s content cannot be searched at the moment.',
    ne: 'क्याम्पसको केही सामग्री अहिले खोज्न सकिएन।',
  },
  kind: {
    pages: { en: 'Pages', ne: 'पृष्ठ' },
    programmes: { en: 'Programmes', ne: 'कार्यक्रम' },
    people: { en: 'People', ne: 'व्यक्ति' },
    notices: { en: 'Notices', ne: 'सूचना' },
    publications: { en: 'Publications', ne: 'प्रकाशन' },
    albums: { en: 'Albums', ne: 'एल्बम' },
  },
} as const;
