/** Words of what is read without a connection: in pages, and in the service worker that hands out their kept copies. */
export const offline = {
  title: { en: 'Reading offline', ne: 'इन्टरनेटबिना पढ्ने' },
  description: {
    en: 'What this phone keeps of the campus website, to be read without a connection, and how to remove it.',
    ne: 'इन्टरनेट नहुँदा पढ्न यो फोनले क्याम्पसको वेबसाइटको के-के राखेको छ, र कसरी हटाउने।',
  },
  explanation: {
    en: 'Your browser keeps the pages that you read here and, unless your connection is costly, the newest notices. Without a connection it shows them, and says how old they are. Nothing of the QAA area is kept.',
    ne: 'तपाईंले यहाँ पढेका पृष्ठ र इन्टरनेट महँगो नभए नयाँ सूचनाहरू ब्राउजरले राख्छ। इन्टरनेट नहुँदा ती कहिलेका हुन् भन्ने जनाएर देखाउँछ। QAA क्षेत्रको केही राखिँदैन।',
  },
  install: {
    en: 'To have it like an app, choose “Install” or “Add to home screen” in the menu of your browser.',
    ne: 'एपजस्तै राख्न ब्राउजरको मेनुमा “Install” वा “Add to home screen” रोज्नुहोस्।',
  },
  keptPages: { en: 'Pages on this phone', ne: 'यो फोनमा भएका पृष्ठ' },
  keptFiles: { en: 'Files on this phone', ne: 'यो फोनमा भएका फाइल' },
  nothing: { en: 'Nothing is kept on this phone yet.', ne: 'यो फोनमा अहिलेसम्म केही राखिएको छैन।' },
  removeAll: { en: 'Remove all', ne: 'सबै हटाउनुहोस्' },
  remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
  newest: { en: 'Newest notices', ne: 'नयाँ सूचनाहरू' },
  savedAt: { en: 'Saved copy of {date}, {time} Nepal time.', ne: '{date}, नेपाली समय {time} को राखिएको प्रति।' },
  noConnection: { en: 'There is no connection.', ne: 'इन्टरनेट छैन।' },
  slow: { en: 'The connection is slow.', ne: 'इन्टरनेट ढिलो छ।' },
  siteAway: { en: 'The site does not answer just now.', ne: 'साइटले अहिले जवाफ दिएको छैन।' },
  notKept: {
    en: 'This page is not on this phone. What you can read is below.',
    ne: 'यो पृष्ठ यस फोनमा छैन। पढ्न मिल्ने कुरा तल छन्।',
  },
  loadNewest: { en: 'Load the newest', ne: 'नयाँ ल्याउनुहोस्' },
} as const;
