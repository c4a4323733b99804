/** Messages of the service worker about saved copies; every visitor downloads it, so it contains no other messages. */
export const savedCopies = {
  title: { en: 'Reading offline', ne: 'इन्टरनेटबिना पढ्नुहोस्' },
  savedPages: { en: 'Pages on this device', ne: 'यस फोन वा कम्प्युटरमा भएका पृष्ठ' },
  savedFiles: { en: 'Files on this device', ne: 'यस फोन वा कम्प्युटरमा भएका फाइल' },
  nothing: { en: 'Nothing is saved on this device yet.', ne: 'यस फोन वा कम्प्युटरमा अहिलेसम्म केही राखिएको छैन।' },
  removeAll: { en: 'Remove all', ne: 'सबै हटाउनुहोस्' },
  remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
  savedAt: {
    en: 'Saved copy from {date}, {time} (Nepal time).',
    ne: '{date}, नेपाली समय {time} मा सुरक्षित गरिएको प्रति।',
  },
  noConnection: { en: 'You are offline.', ne: 'इन्टरनेट छैन।' },
  slow: { en: 'The connection is slow.', ne: 'इन्टरनेट ढिलो छ।' },
  siteAway: { en: 'The site is not responding.', ne: 'साइट अहिले खुलेको छैन।' },
  notSaved: {
    en: 'This page is not saved on this device. You can read the pages listed below.',
    ne: 'यो पृष्ठ यस फोन वा कम्प्युटरमा छैन। पढ्न मिल्ने पृष्ठ तल छन्।',
  },
  loadNewest: { en: 'Load the latest version', ne: 'ताजा संस्करण ल्याउनुहोस्' },
} as const;
