/** Why a request is refused before it reaches a page. */
export const refusals = {
  address: { en: 'The address is not well formed.', ne: 'यो ठेगाना मिलेको छैन।' },
  longAddress: { en: 'The address is too long.', ne: 'यो ठेगाना धेरै लामो छ।' },
  method: { en: 'This address can only be read.', ne: 'यो ठेगाना पढ्न मात्र मिल्छ।' },
  body: { en: 'This is more than the site takes.', ne: 'यो यस साइटले लिन सक्नेभन्दा धेरै छ।' },
  tooMany: {
    en: 'Too many requests. Please wait a minute.',
    ne: 'धेरै अनुरोध आए। कृपया एक मिनेट पर्खनुहोस्।',
  },
  tooBusy: {
    en: 'Too many files are being fetched at once. Please try again in a few seconds.',
    ne: 'एकैपटक धेरै फाइल ल्याइँदै छन्। कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  },
} as const;
