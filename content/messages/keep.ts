/** Words of the button that keeps an attachment on the device. */
export const keep = {
  keep: { en: 'Keep on this phone', ne: 'यो फोनमा राख्नुहोस्' },
  working: { en: 'Being kept…', ne: 'राखिँदै छ…' },
  kept: { en: 'On this phone, also without a connection:', ne: 'यो फोनमा छ, इन्टरनेट नहुँदा पनि:' },
  open: { en: 'open it', ne: 'खोल्नुहोस्' },
  remove: { en: 'Remove from this phone', ne: 'यो फोनबाट हटाउनुहोस्' },
  full: {
    en: 'There is no room left on this phone. What it had is still there; under “Reading offline” something can be removed.',
    ne: 'यो फोनमा ठाउँ पुगेन। पहिलेका कुरा सुरक्षित छन्; “इन्टरनेटबिना पढ्ने” मा गएर केही हटाउन सकिन्छ।',
  },
  failed: {
    en: 'The file could not be fetched. Please try again.',
    ne: 'फाइल ल्याउन सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  },
  unsupported: { en: 'This browser cannot keep files.', ne: 'यो ब्राउजरले फाइल राख्न सक्दैन।' },
} as const;
