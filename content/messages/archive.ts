/** Messages about downloading several files as one archive. */
export const archive = {
  save: { en: 'Download all as one file (ZIP)', ne: 'सबै एउटै फाइलमा (ZIP) डाउनलोड गर्नुहोस्' },
  progress: { en: 'File {done} of {total}', ne: '{total} मध्ये {done} फाइल' },
  cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  saved: { en: 'Downloaded as attachments.zip.', ne: 'attachments.zip नाममा डाउनलोड भयो।' },
  cancelled: { en: 'Cancelled. Nothing was downloaded.', ne: 'रद्द भयो। केही डाउनलोड भएन।' },
  failed: {
    en: 'These files could not be downloaded and are missing:',
    ne: 'यी फाइल डाउनलोड हुन सकेनन्, त्यसैले छुटेका छन्:',
  },
  nothing: { en: 'None of the files could be downloaded.', ne: 'कुनै पनि फाइल डाउनलोड हुन सकेन।' },
  metered: {
    en: 'Your connection seems slow or costly, and the files total {size}.',
    ne: 'तपाईंको इन्टरनेट ढिलो वा महँगो देखिन्छ; फाइलहरू जम्मा {size} छन्।',
  },
  anyway: { en: 'Download anyway', ne: 'तैपनि डाउनलोड गर्नुहोस्' },
} as const;
