/** Messages of browser notifications of notices: of the state of the button; its labels and the titles are texts of the categories (`content/site/categories.ts`). */
export const push = {
  state: {
    on: { en: 'This device will notify you when there is a new one. Tap the button to stop.', ne: 'नयाँ सूचना आउनासाथ यस फोन वा कम्प्युटरमा नोटिफिकेसन आउनेछ। बन्द गर्न बटन थिच्नुहोस्।' },
    off: { en: 'Notifications are off on this device.', ne: 'यस फोन वा कम्प्युटरमा नोटिफिकेसन बन्द छ।' },
    denied: { en: 'Your browser is blocking notifications from this site. Allow them in the site settings (the icon before the address), then tap again.', ne: 'तपाईंको ब्राउजरले यस साइटको नोटिफिकेसन रोकेको छ। ठेगानाअघिको चिह्न थिचेर साइटको सेटिङमा नोटिफिकेसनलाई अनुमति दिनुहोस्, अनि फेरि थिच्नुहोस्।' },
    dismissed: { en: 'Your browser’s question about notifications was not answered. Tap again to see it again.', ne: 'यस साइटलाई नोटिफिकेसन पठाउन दिने कि नदिने भनी ब्राउजरले सोध्यो, तर उत्तर पाएन। फेरि थिच्नुभयो भने फेरि सोध्नेछ।' },
    install: { en: 'On an iPhone or iPad, first add this site to your home screen: tap Share, choose “Add to Home Screen”, then open it from there.', ne: 'आइफोन वा आइप्याडमा पहिले यो साइट होम स्क्रिनमा राख्नुपर्छ: “Share” थिचेर “Add to Home Screen” रोज्नुहोस्, अनि त्यहीँबाट खोल्नुहोस्।' },
    unsupported: { en: 'This browser does not support notifications. You can use the feeds instead.', ne: 'यस ब्राउजरमा नोटिफिकेसन चल्दैन। बरु फिड प्रयोग गर्नुहोस्।' },
    failed: { en: 'This did not work. Check your connection and tap again. It does not work in a private window.', ne: 'हुन सकेन। इन्टरनेट जाँचेर फेरि थिच्नुहोस्। निजी (private) विन्डोमा यो चल्दैन।' },
  },
} as const;
