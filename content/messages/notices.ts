import { ofDepartments } from '../pages/notices.ts';

/** Messages of the notices: lists, search, single notices, links below them. */
export const notices = {
  department: ofDepartments(({ name }) => name),
  categories: { en: 'Categories', ne: 'सूचनाका प्रकार' },
  category: { en: 'Category', ne: 'प्रकार' },
  date: { en: 'Date', ne: 'मिति' },
  description: { en: 'Description', ne: 'विवरण' },
  lastDate: { en: 'Last Date', ne: 'अन्तिम मिति' },
  downloads: { en: 'Downloads', ne: 'डाउनलोड' },
  pages: { en: 'Pages', ne: 'पृष्ठहरू' },
  previousPage: { en: 'Prev', ne: 'अघिल्लो' },
  nextPage: { en: 'Next', ne: 'अर्को' },
  page: { en: 'page {page} of {pages}', ne: 'पृष्ठ {page}/{pages}' },
  pageNumber: { en: 'Page {page}', ne: 'पृष्ठ {page}' },
  one: { en: 'About this notice', ne: 'यस सूचनाबारे' },
  addToCalendar: { en: 'Add to your calendar', ne: 'आफ्नो क्यालेन्डरमा थप्नुहोस्' },
  neighbours: { en: 'Other notices', ne: 'अन्य सूचना' },
  newer: { en: 'Newer', ne: 'पछिल्लो सूचना' },
  older: { en: 'Older', ne: 'अघिल्लो सूचना' },
  share: { en: 'Share', ne: 'सेयर' },
  shareWith: { en: 'Share on {service}', ne: '{service} मा सेयर गर्नुहोस्' },
  byEmail: { en: 'Send by email', ne: 'इमेलबाट पठाउनुहोस्' },
  otherApps: { en: 'Other apps', ne: 'अन्य एप' },
  print: { en: 'Print', ne: 'प्रिन्ट गर्नुहोस्' },
  withdrawn: {
    heading: { en: 'Notice withdrawn', ne: 'सूचना हटाइएको छ' },
    sentence: { en: 'The campus has withdrawn this notice.', ne: 'क्याम्पसले यो सूचना हटाएको छ।' },
    replacedBy: { en: 'This notice replaces it:', ne: 'यसको सट्टा यो सूचना हेर्नुहोस्:' },
  },
  deadline: {
    days: { en: 'Closes in {days} days', ne: 'म्याद सकिन {days} दिन बाँकी' },
    tomorrow: { en: 'Closes tomorrow', ne: 'भोलि म्याद सकिन्छ' },
    today: { en: 'Closes today', ne: 'आज अन्तिम दिन' },
    closed: { en: 'Closed', ne: 'म्याद सकियो' },
  },
} as const;
