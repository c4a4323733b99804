/** Words of browser notifications of notices: of the notification itself, and of the button. */
export const push = {
  one: {
    all: { en: 'New notice', ne: 'नयाँ सूचना' },
    admission: { en: 'New admission notice', ne: 'भर्नाको नयाँ सूचना' },
    administration: { en: 'New administration notice', ne: 'प्रशासनको नयाँ सूचना' },
    exam: { en: 'New exam notice', ne: 'परीक्षाको नयाँ सूचना' },
    downloads: { en: 'New download', ne: 'नयाँ डाउनलोड' },
  },
  many: {
    all: { en: '{count} new notices', ne: '{count} वटा नयाँ सूचना' },
    admission: { en: '{count} new admission notices', ne: 'भर्नाका {count} वटा नयाँ सूचना' },
    administration: { en: '{count} new administration notices', ne: 'प्रशासनका {count} वटा नयाँ सूचना' },
    exam: { en: '{count} new exam notices', ne: 'परीक्षाका {count} वटा नयाँ सूचना' },
    downloads: { en: '{count} new downloads', ne: '{count} वटा नयाँ डाउनलोड' },
  },
  notify: {
    all: { en: 'Notify me about all notices', ne: 'सबै सूचनाको नोटिफिकेसन पाउनुहोस्' },
    admission: { en: 'Notify me about admission notices', ne: 'भर्ना सूचनाको नोटिफिकेसन पाउनुहोस्' },
    administration: { en: 'Notify me about administration notices', ne: 'प्रशासन सूचनाको नोटिफिकेसन पाउनुहोस्' },
    exam: { en: 'Notify me about exam notices', ne: 'परीक्षा सूचनाको नोटिफिकेसन पाउनुहोस्' },
    downloads: { en: 'Notify me about new downloads', ne: 'नयाँ डाउनलोडको नोटिफिकेसन पाउनुहोस्' },
  },
  stop: {
    all: { en: 'Stop notifications about all notices', ne: 'सबै सूचनाको नोटिफिकेसन बन्द गर्नुहोस्' },
    admission: { en: 'Stop notifications about admission notices', ne: 'भर्ना सूचनाको नोटिफिकेसन बन्द गर्नुहोस्' },
    administration: {
      en: 'Stop notifications about administration notices',
      ne: 'प्रशासन सूचनाको नोटिफिकेसन बन्द गर्नुहोस्',
    },
    exam: { en: 'Stop notifications about exam notices', ne: 'परीक्षा सूचनाको नोटिफिकेसन बन्द गर्नुहोस्' },
    downloads: { en: 'Stop notifications about new downloads', ne: 'नयाँ डाउनलोडको नोटिफिकेसन बन्द गर्नुहोस्' },
  },
  state: {
    on: {
      en: 'This device will notify you when there is a new one. Tap the button to stop.',
      ne: 'नयाँ सूचना आउनासाथ यस फोन वा कम्प्युटरमा नोटिफिकेसन आउनेछ। बन्द गर्न बटन थिच्नुहोस्।',
    },
    off: { en: 'Notifications are off on this device.', ne: 'यस फोन वा कम्प्युटरमा नोटिफिकेसन बन्द छ।' },
    denied: {
      en: 'Your browser is blocking notifications from this site. Allow them in the site settings (the icon before the address), then tap again.',
      ne: 'तपाईंको ब्राउजरले यस साइटको नोटिफिकेसन रोकेको छ। ठेगानाअघिको चिह्न थिचेर साइटको सेटिङमा नोटिफिकेसनलाई अनुमति दिनुहोस्, अनि फेरि थिच्नुहोस्।',
    },
    dismissed: {
      en: 'Your browser asked whether this site may send notifications and got no answer. Tap again to be asked again.',
      ne: 'यस साइटलाई नोटिफिकेसन पठाउन दिने कि नदिने भनी ब्राउजरले सोध्यो, तर उत्तर पाएन। फेरि थिच्नुभयो भने फेरि सोध्नेछ।',
    },
    install: {
      en: 'On an iPhone or iPad, first add this site to your home screen: tap Share, choose “Add to Home Screen”, then open it from there.',
      ne: 'आइफोन वा आइप्याडमा पहिले यो साइट होम स्क्रिनमा राख्नुपर्छ: “Share” थिचेर “Add to Home Screen” रोज्नुहोस्, अनि त्यहीँबाट खोल्नुहोस्।',
    },
    unsupported: {
      en: 'This browser does not support notifications. You can use the feeds below instead.',
      ne: 'यस ब्राउजरमा नोटिफिकेसन चल्दैन। बरु तलका फिड प्रयोग गर्नुहोस्।',
    },
    failed: {
      en: 'This did not work. Check your connection and tap again. It does not work in a private window.',
      ne: 'हुन सकेन। इन्टरनेट जाँचेर फेरि थिच्नुहोस्। निजी (private) विन्डोमा यो चल्दैन।',
    },
  },
} as const;
