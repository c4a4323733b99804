/** Messages of the question below a page. */
export const feedback = {
  question: { en: 'Was this page useful?', ne: 'यो पृष्ठ उपयोगी लाग्यो?' },
  yes: { en: 'Yes', ne: 'लाग्यो' },
  no: { en: 'No', ne: 'लागेन' },
  thanks: { en: 'Thank you. Your answer was counted anonymously.', ne: 'धन्यवाद। तपाईंको जवाफ गनियो; नाम राखिएको छैन।' },
  failed: {
    en: 'Your answer could not be counted. Please try again later.',
    ne: 'तपाईंको जवाफ गन्न सकिएन। पछि फेरि प्रयास गर्नुहोस्।',
  },
} as const;
