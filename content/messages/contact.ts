/** Words of the contact page. */
export const contact = {
  address: { en: 'Address', ne: 'ठेगाना' },
  openingHours: { en: 'Office hours', ne: 'कार्यालय समय' },
  days: { en: 'Days', ne: 'बार' },
  hours: { en: 'Hours', ne: 'समय' },
  findUs: { en: 'How to find us', ne: 'यहाँ आउने बाटो' },
  map: { en: 'Map of the campus', ne: 'क्याम्पसको नक्सा' },
  showMap: { en: 'Show the map here', ne: 'नक्सा यहीँ देखाउनुहोस्' },
  mapPrivacy: {
    en: 'The map comes from openstreetmap.org, which then learns the address of your device.',
    ne: 'नक्सा openstreetmap.org बाट आउँछ, र त्यसले तपाईंको उपकरणको ठेगाना थाहा पाउँछ।',
  },
  openMap: { en: 'Open the map on openstreetmap.org', ne: 'openstreetmap.org मा नक्सा खोल्नुहोस्' },
  directions: { en: 'Directions to the campus', ne: 'क्याम्पससम्मको बाटो हेर्नुहोस्' },
} as const;
