/** Texts of the gallery. */
export const galleryContent = {
  description: {
    en: 'Photo albums of the campus: convocations, sports weeks, festivals, study tours and everyday life.',
    ne: 'क्याम्पसका तस्बिर एल्बम: दीक्षान्त, खेलकुद सप्ताह, चाडपर्व, अध्ययन भ्रमण र दैनिक जीवन।',
  },
} as const;
