/** Words of saving several files as one archive. */
export const archive = {
  save: { en: 'Save all as one file (zip)', ne: 'सबै एउटै फाइलमा (zip) राख्नुहोस्' },
  progress: { en: 'File {done} of {total}', ne: '{total} मध्ये {done} फाइल' },
  cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  saved: { en: 'Saved as attachments.zip.', ne: 'attachments.zip मा राखियो।' },
  cancelled: { en: 'Cancelled. Nothing was saved.', ne: 'रद्द गरियो। केही राखिएन।' },
  failed: {
    en: 'These files could not be fetched and are missing:',
    ne: 'यी फाइल ल्याउन सकिएन, त्यसैले छुटेका छन्:',
  },
  nothing: { en: 'None of the files could be fetched.', ne: 'कुनै पनि फाइल ल्याउन सकिएन।' },
  metered: {
    en: 'Your connection seems to be slow or costly, and the files are {size} together.',
    ne: 'तपाईंको इन्टरनेट ढिलो वा महँगो देखिन्छ, र फाइलहरू जम्मा {size} का छन्।',
  },
  anyway: { en: 'Save them anyway', ne: 'तैपनि राख्नुहोस्' },
} as const;
