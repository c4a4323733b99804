/** Words of being told by the browser when there is a notice: of the message, and of the button. */
export const push = {
  one: {
    all: { en: 'New notice', ne: 'नयाँ सूचना' },
    admission: { en: 'New admission notice', ne: 'नयाँ भर्ना सूचना' },
    administration: { en: 'New administration notice', ne: 'नयाँ प्रशासन सूचना' },
    exam: { en: 'New exam notice', ne: 'नयाँ परीक्षा सूचना' },
    downloads: { en: 'New download', ne: 'नयाँ डाउनलोड' },
  },
  many: {
    all: { en: '{count} new notices', ne: '{count} नयाँ सूचना' },
    admission: { en: '{count} new admission notices', ne: '{count} नयाँ भर्ना सूचना' },
    administration: { en: '{count} new administration notices', ne: '{count} नयाँ प्रशासन सूचना' },
    exam: { en: '{count} new exam notices', ne: '{count} नयाँ परीक्षा सूचना' },
    downloads: { en: '{count} new downloads', ne: '{count} नयाँ डाउनलोड' },
  },
  tell: {
    all: { en: 'Tell me about all notices', ne: 'हरेक सूचनाको जानकारी दिनुहोस्' },
    admission: { en: 'Tell me about admission notices', ne: 'भर्ना सूचनाको जानकारी दिनुहोस्' },
    administration: { en: 'Tell me about administration notices', ne: 'प्रशासन सूचनाको जानकारी दिनुहोस्' },
    exam: { en: 'Tell me about exam notices', ne: 'परीक्षा सूचनाको जानकारी दिनुहोस्' },
    downloads: { en: 'Tell me about new downloads', ne: 'नयाँ डाउनलोडको जानकारी दिनुहोस्' },
  },
  stop: {
    all: { en: 'Stop telling me about all notices', ne: 'सूचनाको जानकारी बन्द गर्नुहोस्' },
    admission: { en: 'Stop telling me about admission notices', ne: 'भर्ना सूचनाको जानकारी बन्द गर्नुहोस्' },
    administration: { en: 'Stop telling me about administration notices', ne: 'प्रशासन सूचनाको जानकारी बन्द गर्नुहोस्' },
    exam: { en: 'Stop telling me about exam notices', ne: 'परीक्षा सूचनाको जानकारी बन्द गर्नुहोस्' },
    downloads: { en: 'Stop telling me about new downloads', ne: 'नयाँ डाउनलोडको जानकारी बन्द गर्नुहोस्' },
  },
  state: {
    on: {
      en: 'This device will tell you when there is a new one. One tap stops it.',
      ne: 'नयाँ आउनासाथ यो यन्त्रले जानकारी दिनेछ। एक थिचाइमा बन्द हुन्छ।',
    },
    off: { en: 'This device tells you nothing any more.', ne: 'यो यन्त्रले अब जानकारी दिँदैन।' },
    denied: {
      en: 'Your browser does not let this site tell you anything. Allow notifications for this site in the browser’s site settings (the sign before the address), then tap again.',
      ne: 'तपाईंको ब्राउजरले यो साइटलाई जानकारी दिन दिएको छैन। ठेगानाअघिको चिह्न थिचेर साइटको सेटिङमा सूचना (notifications) लाई अनुमति दिनुहोस्, अनि फेरि थिच्नुहोस्।',
    },
    dismissed: {
      en: 'Your browser asked whether this site may tell you, and got no answer. Tap again to be asked again.',
      ne: 'यो साइटले जानकारी दिन पाउने कि नपाउने भनी ब्राउजरले सोध्यो, उत्तर आएन। फेरि सोध्न फेरि थिच्नुहोस्।',
    },
    install: {
      en: 'On an iPhone or iPad this works once the site is on the home screen: share it, choose “Add to Home Screen”, and open it from there.',
      ne: 'आइफोन वा आइप्याडमा यो साइट होम स्क्रिनमा राखेपछि मात्र चल्छ: सेयर थिचेर “Add to Home Screen” रोज्नुहोस्, अनि त्यहीँबाट खोल्नुहोस्।',
    },
    unsupported: {
      en: 'This browser cannot be told of notices. The feeds do the same in any feed reader.',
      ne: 'यो ब्राउजरलाई सूचनाको जानकारी दिन सकिँदैन। फिडले त्यही काम जुनसुकै फिड रिडरमा गर्छ।',
    },
    failed: {
      en: 'This did not work. Please check your connection and tap again. In a private window it cannot work.',
      ne: 'यो हुन सकेन। इन्टरनेट जाँचेर फेरि थिच्नुहोस्। निजी (private) विन्डोमा यो चल्दैन।',
    },
  },
} as const;
