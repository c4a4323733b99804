/** Words around the search of notices, in the browser too. */
export const search = {
  label: { en: 'Search notices', ne: 'सूचना खोज्नुहोस्' },
  hint: {
    en: 'Words or a date, in English or Nepali: result 2083, मंसिर ५',
    ne: 'शब्द वा मिति, नेपाली वा अङ्ग्रेजीमा: नतिजा २०८३, Mangsir 5',
  },
  button: { en: 'Search', ne: 'खोज्नुहोस्' },
  found: { en: '{count} notices found for “{query}”', ne: '“{query}” का लागि {count} सूचना भेटिए' },
  foundOne: { en: '1 notice found for “{query}”', ne: '“{query}” का लागि १ सूचना भेटियो' },
  foundNone: { en: 'No notice found for “{query}”', ne: '“{query}” का लागि कुनै सूचना भेटिएन' },
  tooLong: {
    en: 'The search text is too long: at most 200 characters.',
    ne: 'खोजीको पाठ धेरै लामो भयो: बढीमा २०० अक्षर।',
  },
  failed: {
    en: 'The search did not work. Check your connection, or try again in a minute.',
    ne: 'खोजी हुन सकेन। इन्टरनेट जाँच्नुहोस्, वा एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  retry: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
} as const;

/** Words of the page of results alone. */
export const results = {
  title: { en: 'Search: {query}', ne: 'खोजी: {query}' },
  clear: { en: 'Show all notices', ne: 'सबै सूचना देखाउनुहोस्' },
  noPage: { en: 'These results have no page {page}.', ne: 'यी नतिजामा पृष्ठ {page} छैन।' },
  fromStart: { en: 'See these results from the first page', ne: 'यी नतिजा पहिलो पृष्ठदेखि हेर्नुहोस्' },
} as const;
