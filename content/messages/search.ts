import type { Localized } from '../locale.ts';

/** Reasons why a result without the typed words matches. Separate from the other messages, because browsers load them too. */
export const searchReasons = {
  some: { en: 'some of the words: {words}', ne: 'केही शब्द मात्र: {words}' },
  synonym: { en: 'matched: {words}', ne: 'उस्तै अर्थ: {words}' },
  spelling: { en: 'spelling: {words}', ne: 'हिज्जे: {words}' },
  text: { en: 'found in the page: {words}', ne: 'पृष्ठभित्र भेटियो: {words}' },
  document: { en: 'found in {words}, page {page}', ne: '{words} को पृष्ठ {page} मा' },
  file: { en: 'found in a file name: {words}', ne: 'फाइलको नाममा भेटियो: {words}' },
} as const satisfies Record<string, Localized>;

export const partialMatch: Localized = {
  en: 'No result has all the words; these have most of them.',
  ne: 'सबै शब्द भएको नतिजा छैन; यिनमा धेरैजसो शब्द छन्।',
};

/** Messages of the search of the whole site. */
export const siteSearch = {
  title: { en: 'Search this site', ne: 'यस साइटमा खोज्नुहोस्' },
  description: { en: 'Search notices, people, programmes, publications, albums and pages of the campus, in English, Nepali or romanised Nepali.', ne: 'क्याम्पसका सूचना, व्यक्ति, शैक्षिक कार्यक्रम, प्रकाशन, एल्बम र पृष्ठ नेपाली, अङ्ग्रेजी वा रोमनमा खोज्नुहोस्।' },
  /** Short form in the layout. */
  find: { en: 'Search', ne: 'खोज्नुहोस्' },
  findLabel: { en: 'Search this site', ne: 'यस साइटमा खोज्नुहोस्' },
  label: { en: 'What are you looking for?', ne: 'के खोज्दै हुनुहुन्छ?' },
  hint: { en: 'Use words, a name or a date, in English or Nepali. For example: library, natija, शुल्क, मङ्सिर ५', ne: 'शब्द, नाम वा मिति, नेपाली वा अङ्ग्रेजीमा। जस्तै: पुस्तकालय, natija, fee, Mangsir 5' },
  button: { en: 'Search', ne: 'खोज्नुहोस्' },
  results: { en: 'Search: {query}', ne: 'खोजी: {query}' },
  suggestions: { en: 'Suggestions', ne: 'सुझाव' },
  /** Announced to screen readers. */
  suggestionCount: { en: 'Suggestions: {count}', ne: 'सुझाव: {count}' },
  foundMany: { en: '{count} results for “{query}”', ne: '“{query}” का लागि {count} नतिजा' },
  foundOne: { en: '1 result for “{query}”', ne: '“{query}” का लागि १ नतिजा' },
  foundNone: { en: 'Nothing found for “{query}”', ne: '“{query}” का लागि केही भेटिएन' },
  advice: { en: 'Try fewer or different words. You can also search notices only.', ne: 'कम वा अर्कै शब्द राखेर खोज्नुहोस्। सूचना मात्र पनि खोज्न सकिन्छ।' },
  nearest: { en: 'Did you mean', ne: 'यो खोज्नुभएको हो?' },
  goOn: { en: 'Go on with', ne: 'यहाँबाट हेर्नुहोस्' },
  often: { en: 'Often needed', ne: 'धेरै खोजिने' },
  /** Searches that the empty page offers where they have results, the most useful first. */
  examples: { en: ['Exam routine', 'Result', 'Admission', 'Scholarship', 'Library', 'Hostel', 'Form', 'Vacancy', 'Syllabus'], ne: ['परीक्षा तालिका', 'नतिजा', 'भर्ना', 'छात्रवृत्ति', 'पुस्तकालय', 'छात्रावास', 'फाराम', 'पदपूर्ति', 'पाठ्यक्रम'] },
  noticesAlone: { en: 'Search notices only', ne: 'सूचना मात्र खोज्नुहोस्' },
  allOf: { en: 'All {count}', ne: 'सबै {count}' },
  allKinds: { en: 'All results', ne: 'सबै नतिजा' },
  tooLong: { en: 'Your search is too long. Use at most 200 characters.', ne: 'खोज्ने शब्द धेरै लामो भयो। बढीमा २०० अक्षर राख्नुहोस्।' },
  partial: { en: 'Some content cannot be searched right now.', ne: 'केही सामग्री अहिले खोज्न सकिएन।' },
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

/** Messages of the search of notices, also for client components. */
export const search = {
  label: { en: 'Search notices', ne: 'सूचना खोज्नुहोस्' },
  /** Words and dates in either language are found. */
  placeholder: { en: 'Search: result, मङ्सिर ५', ne: 'खोज्नुहोस्: नतिजा, Mangsir 5' },
  button: { en: 'Search', ne: 'खोज्नुहोस्' },
  foundMany: { en: '{count} notices found for “{query}”, best matches first', ne: '“{query}” का लागि {count} सूचना भेटिए, सबैभन्दा मिल्दो पहिले' },
  foundOne: { en: '1 notice found for “{query}”', ne: '“{query}” का लागि १ सूचना भेटियो' },
  foundNone: { en: 'No notice found for “{query}”', ne: '“{query}” का लागि कुनै सूचना भेटिएन' },
  tooLong: { en: 'Your search is too long. Use at most 200 characters.', ne: 'खोज्ने शब्द धेरै लामो भयो। बढीमा २०० अक्षर राख्नुहोस्।' },
  failed: { en: 'The search did not work. Check your connection, or try again in a minute.', ne: 'खोजी हुन सकेन। इन्टरनेट जाँच्नुहोस्, वा एक मिनेटपछि फेरि प्रयास गर्नुहोस्।' },
  retry: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
} as const;

/** Messages of the results page only. */
export const results = {
  title: { en: 'Search: {query}', ne: 'खोजी: {query}' },
  heading: { en: 'Notice search', ne: 'सूचना खोजी' },
  clear: { en: 'Show all notices', ne: 'सबै सूचना देखाउनुहोस्' },
  noPage: { en: 'There is no page {page} of these results.', ne: 'यस खोजीमा पृष्ठ {page} छैन।' },
  fromStart: { en: 'Go to the first page of these results', ne: 'पहिलो पृष्ठबाट हेर्नुहोस्' },
} as const;
