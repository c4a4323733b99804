/** Messages of the button that saves an attachment on the device. */
export const saveOffline = {
  save: { en: 'Save for offline', ne: 'अफलाइन पढ्न सुरक्षित गर्नुहोस्' },
  working: { en: 'Saving…', ne: 'सुरक्षित हुँदै छ…' },
  saved: { en: 'Saved on this device for offline use:', ne: 'यस फोन वा कम्प्युटरमा सुरक्षित छ, इन्टरनेट नहुँदा पनि खुल्छ:' },
  open: { en: 'Open', ne: 'खोल्नुहोस्' },
  remove: { en: 'Remove from this device', ne: 'यस फोन वा कम्प्युटरबाट हटाउनुहोस्' },
  full: { en: 'There is no space left on this device. What you saved before is still there; you can remove something under “Reading offline”.', ne: 'यस फोन वा कम्प्युटरमा ठाउँ पुगेन। पहिले राखेका कुरा सुरक्षित छन्; “इन्टरनेटबिना पढ्नुहोस्” मा गएर केही हटाउन सकिन्छ।' },
  failed: { en: 'The file could not be downloaded. Please try again.', ne: 'फाइल डाउनलोड हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।' },
  unsupported: { en: 'This browser cannot save files for offline use.', ne: 'यस ब्राउजरले फाइल सुरक्षित गर्न सक्दैन।' },
} as const;
