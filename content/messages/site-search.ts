/** Messages of the search of the whole site. */
export const siteSearch = {
  title: { en: 'Search this site', ne: 'यस साइटमा खोज्नुहोस्' },
  description: {
    en: 'Search notices, people, programmes, publications, albums and pages of the campus, in English, Nepali or romanised Nepali.',
    ne: 'क्याम्पसका सूचना, व्यक्ति, शैक्षिक कार्यक्रम, प्रकाशन, एल्बम र पृष्ठ नेपाली, अङ्ग्रेजी वा रोमनमा खोज्नुहोस्।',
  },
  /** Short form in the layout. */
  find: { en: 'Search', ne: 'खोज्नुहोस्' },
  findLabel: { en: 'Search this site', ne: 'यस साइटमा खोज्नुहोस्' },
  label: { en: 'What are you looking for?', ne: 'के खोज्दै हुनुहुन्छ?' },
  hint: {
    en: 'Use words, a name or a date, in English or Nepali. For example: library, natija, शुल्क, मङ्सिर ५',
    ne: 'शब्द, नाम वा मिति, नेपाली वा अङ्ग्रेजीमा। जस्तै: पुस्तकालय, natija, fee, Mangsir 5',
  },
  button: { en: 'Search', ne: 'खोज्नुहोस्' },
  results: { en: 'Search: {query}', ne: 'खोजी: {query}' },
  suggestions: { en: 'Suggestions', ne: 'सुझाव' },
  /** Announced to screen readers. */
  suggestionCount: { en: 'Suggestions: {count}', ne: 'सुझाव: {count}' },
  foundMany: { en: '{count} results for “{query}”', ne: '“{query}” का लागि {count} नतिजा' },
  foundOne: { en: '1 result for “{query}”', ne: '“{query}” का लागि १ नतिजा' },
  foundNone: { en: 'Nothing found for “{query}”', ne: '“{query}” का लागि केही भेटिएन' },
  advice: {
    en: 'Try fewer or different words. You can also search notices only.',
    ne: 'कम वा अर्कै शब्द राखेर खोज्नुहोस्। सूचना मात्र पनि खोज्न सकिन्छ।',
  },
  noticesAlone: { en: 'Search notices only', ne: 'सूचना मात्र खोज्नुहोस्' },
  allOf: { en: 'All {count}', ne: 'सबै {count}' },
  allKinds: { en: 'All results', ne: 'सबै नतिजा' },
  tooLong: {
    en: 'Your search is too long. Use at most 200 characters.',
    ne: 'खोज्ने शब्द धेरै लामो भयो। बढीमा २०० अक्षर राख्नुहोस्।',
  },
  partial: {
    en: 'Some content cannot be searched right now.',
    ne: 'केही सामग्री अहिले खोज्न सकिएन।',
  },
  kind: {
    pages: { en: 'Pages', ne: 'पृष्ठ' },
    programmes: { en: 'Programmes', ne: 'शैक्षिक कार्यक्रम' },
    people: { en: 'People', ne: 'व्यक्ति' },
    notices: { en: 'Notices', ne: 'सूचना' },
    publications: { en: 'Publications', ne: 'प्रकाशन' },
    events: { en: 'Events', ne: 'कार्यक्रम' },
    albums: { en: 'Albums', ne: 'एल्बम' },
    documents: { en: 'Inside documents', ne: 'कागजातभित्र' },
  },
} as const;
