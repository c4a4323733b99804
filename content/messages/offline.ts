/** Messages of the service worker about saved copies; every visitor downloads it, so it contains no other messages. */
export const savedCopies = {
  title: { en: 'Reading offline', ne: 'इन्टरनेटबिना पढ्नुहोस्' },
  savedPages: { en: 'Pages on this device', ne: 'यस फोन वा कम्प्युटरमा भएका पृष्ठ' },
  savedFiles: { en: 'Files on this device', ne: 'यस फोन वा कम्प्युटरमा भएका फाइल' },
  nothing: { en: 'Nothing is saved on this device yet.', ne: 'यस फोन वा कम्प्युटरमा अहिलेसम्म केही राखिएको छैन।' },
  moreSaved: { en: '{count} more', ne: 'थप {count}' },
  removeAll: { en: 'Remove all', ne: 'सबै हटाउनुहोस्' },
  remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
  savedAt: { en: 'Saved copy from {date}, {time} (Nepal time).', ne: '{date}, नेपाली समय {time} मा सुरक्षित गरिएको प्रति।' },
  noConnection: { en: 'You are offline.', ne: 'इन्टरनेट छैन।' },
  slow: { en: 'The connection is slow.', ne: 'इन्टरनेट ढिलो छ।' },
  siteAway: { en: 'The site is not responding.', ne: 'साइट अहिले खुलेको छैन।' },
  notSaved: { en: 'This page is not saved on this device. You can read the pages listed below.', ne: 'यो पृष्ठ यस फोन वा कम्प्युटरमा छैन। पढ्न मिल्ने पृष्ठ तल छन्।' },
  loadNewest: { en: 'Load the latest version', ne: 'ताजा संस्करण ल्याउनुहोस्' },
} as const;

/** Messages of the offline page. */
export const offline = {
  ...savedCopies,
  description: { en: 'What this device has saved from the campus website for reading offline, and how to remove it.', ne: 'इन्टरनेट नहुँदा पढ्न यस फोन वा कम्प्युटरमा क्याम्पसको वेबसाइटका के-के राखिएका छन् र कसरी हटाउने।' },
  explanation: {
    en: 'Your browser saves the pages you read here and, unless you are saving data, the latest notices. When you are offline it shows them with their age. Nothing from the QAA area is saved.',
    ne: 'तपाईंले पढेका पृष्ठ ब्राउजरले सुरक्षित राख्छ; डेटा जोगाउने मोड बन्द भए ताजा सूचना पनि राख्छ। इन्टरनेट नहुँदा ती कहिलेका हुन् भनी खुलाएर देखाउँछ। QAA खण्डको केही राखिँदैन।',
  },
  install: { en: 'To use this site like an app, choose “Install” or “Add to home screen” in your browser’s menu.', ne: 'एपजस्तै राख्न ब्राउजरको मेनुमा “Install” वा “Add to home screen” रोज्नुहोस्।' },
  newest: { en: 'Latest notices', ne: 'ताजा सूचनाहरू' },
  moreOne: { en: '1 more notice', ne: 'थप एउटा सूचना' },
  more: { en: '{count} more notices', ne: 'थप {count} वटा सूचना' },
} as const;
