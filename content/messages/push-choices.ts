/** Texts of notifications about a match. */
export const pushMatches = {
  number: { en: 'Your symbol number was found', ne: 'तपाईंको सिम्बोल नम्बर भेटियो' },
  document: { en: 'Document: {file}', ne: 'कागजात: {file}' },
} as const;

/** Messages of the form of notifications on a device. */
export const pushChoices = {
  title: { en: 'Notifications on this device', ne: 'यस फोन वा कम्प्युटरमा नोटिफिकेसन' },
  lead: {
    en: 'Without an email address: this browser shows a notification when a notice concerns you.',
    ne: 'इमेल चाहिँदैन: तपाईंलाई चाहिने सूचना आए यही ब्राउजरले नोटिफिकेसन देखाउँछ।',
  },
  needsScripts: {
    en: 'Notifications on this device need JavaScript, which this browser does not run.',
    ne: 'यस फोन वा कम्प्युटरमा नोटिफिकेसन पाउन JavaScript चाहिन्छ, यस ब्राउजरमा त्यो चलेको छैन।',
  },
  stored: {
    en: 'The website stores these choices with an address of your browser, only to send the notifications, and a match of your number for a day. “Stop and delete everything” deletes both at once.',
    ne: 'यी रोजाइ र तपाईंको ब्राउजरको ठेगाना नोटिफिकेसन पठाउन मात्र राखिन्छ, नम्बर भेटिएको कुरा एक दिन। “बन्द गरेर सबै मेटाउनुहोस्” थिचे दुवै तुरुन्तै मेटिन्छ।',
  },
  numberHint: {
    en: 'A notification comes when this number is in a document of a notice. Only a fingerprint of it is stored: nobody can read the number here.',
    ne: 'सूचनाको कागजातमा यो नम्बर भेटिए नोटिफिकेसन आउँछ। नम्बर होइन, त्यसको छाप मात्र राखिन्छ: यहाँबाट कसैले नम्बर पढ्न सक्दैन।',
  },
  language: { en: 'Language of the notifications', ne: 'नोटिफिकेसनको भाषा' },
  mine: {
    en: 'This device gets notifications since {date}. The form shows everything that is stored about it.',
    ne: 'यस फोन वा कम्प्युटरमा {date} देखि नोटिफिकेसन आउँछ। राखिएको सबै तलको फाराममा छ।',
  },
  turnOn: { en: 'Turn notifications on', ne: 'नोटिफिकेसन सुरु गर्नुहोस्' },
  save: { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  delete: { en: 'Stop and delete everything', ne: 'बन्द गरेर सबै मेटाउनुहोस्' },
  again: { en: 'Please correct this:', ne: 'यी कुरा सच्याउनुहोस्:' },
  saved: {
    en: 'Saved. This device gets a notification with the next notice that concerns you.',
    ne: 'सुरक्षित भयो। तपाईंलाई चाहिने अर्को सूचनादेखि यस फोन वा कम्प्युटरमा नोटिफिकेसन आउँछ।',
  },
  deleted: {
    en: 'Everything about this device is deleted. No more notifications come.',
    ne: 'यस फोन वा कम्प्युटरबारे सबै मेटियो। अब नोटिफिकेसन आउँदैन।',
  },
} as const;
