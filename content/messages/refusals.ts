/** Messages for requests that are rejected before they reach a page. */
export const refusals = {
  unreadable: { en: 'This site cannot read this request.', ne: 'साइटले यो अनुरोध बुझ्न सकेन।' },
  tooSlow: {
    en: 'The request took too long to arrive. Please try again.',
    ne: 'अनुरोध आइपुग्न धेरै समय लाग्यो। कृपया फेरि प्रयास गर्नुहोस्।',
  },
  address: { en: 'This address is not valid.', ne: 'यो ठेगाना मान्य छैन।' },
  longAddress: { en: 'This address is too long.', ne: 'यो ठेगाना धेरै लामो छ।' },
  method: { en: 'This address does not accept data.', ne: 'यस ठेगानामा केही पठाउन मिल्दैन, पढ्न मात्र मिल्छ।' },
  body: { en: 'What you sent is larger than this site accepts.', ne: 'पठाइएको सामग्री यस साइटले लिन सक्नेभन्दा ठूलो छ।' },
  tooMany: {
    en: 'Too many requests. Please wait a minute.',
    ne: 'धेरै अनुरोध भए। कृपया एक मिनेट पर्खनुहोस्।',
  },
  tooBusy: {
    en: 'Too many files are being downloaded at once. Please try again in a few seconds.',
    ne: 'एकैपटक धेरै फाइल डाउनलोड हुँदै छन्। कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  },
} as const;
