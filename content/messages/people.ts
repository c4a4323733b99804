/** Messages of the pages with people. */
export const people = {
  about: { en: 'About', ne: 'परिचय' },
  others: { en: 'Others', ne: 'अन्य' },
  filter: { en: 'Search by name or department', ne: 'नाम वा विभागबाट खोज्नुहोस्' },
  visibleCount: { en: '{visible} of {total} people', ne: '{total} मध्ये {visible} जना' },
  noMatch: { en: 'No one found', ne: 'कसैको नाम भेटिएन' },
  count: { en: '{count} people', ne: '{count} जना' },
  countOne: { en: '1 person', ne: '१ जना' },
  openAll: { en: 'Open all', ne: 'सबै खोल्नुहोस्' },
} as const;
