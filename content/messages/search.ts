/** Messages of the search of notices, also for client components. */
export const search = {
  label: { en: 'Search notices', ne: 'सूचना खोज्नुहोस्' },
  /** Words and dates in either language are found. */
  placeholder: { en: 'Search: result, मङ्सिर ५', ne: 'खोज्नुहोस्: नतिजा, Mangsir 5' },
  button: { en: 'Search', ne: 'खोज्नुहोस्' },
  foundMany: {
    en: '{count} notices found for “{query}”, best matches first',
    ne: '“{query}” का लागि {count} सूचना भेटिए, सबैभन्दा मिल्दो पहिले',
  },
  foundOne: { en: '1 notice found for “{query}”', ne: '“{query}” का लागि १ सूचना भेटियो' },
  foundNone: { en: 'No notice found for “{query}”', ne: '“{query}” का लागि कुनै सूचना भेटिएन' },
  tooLong: {
    en: 'Your search is too long. Use at most 200 characters.',
    ne: 'खोज्ने शब्द धेरै लामो भयो। बढीमा २०० अक्षर राख्नुहोस्।',
  },
  failed: {
    en: 'The search did not work. Check your connection, or try again in a minute.',
    ne: 'खोजी हुन सकेन। इन्टरनेट जाँच्नुहोस्, वा एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
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
