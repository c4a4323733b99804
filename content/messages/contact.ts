/** Messages of the contact page. */
export const contact = {
  description: {
    en: 'Address, phone number, email, office hours and directions to the campus.',
    ne: 'क्याम्पसको ठेगाना, फोन नम्बर, इमेल, कार्यालय समय र पुग्ने बाटो।',
  },
  address: { en: 'Address', ne: 'ठेगाना' },
  openingHours: { en: 'Office hours', ne: 'कार्यालय समय' },
  days: { en: 'Days', ne: 'बार' },
  hours: { en: 'Hours', ne: 'समय' },
  open: {
    openTo: { en: 'Open to {time}', ne: '{time} सम्म खुला' },
    opensAt: { en: 'Opens at {time}', ne: '{time} मा खुल्छ' },
    closed: { en: 'Closed now', ne: 'अहिले बन्द' },
  },
  fee: { en: 'Fee', ne: 'शुल्क' },
  findUs: { en: 'How to find us', ne: 'क्याम्पस आइपुग्ने बाटो' },
  map: { en: 'Map of the campus', ne: 'क्याम्पसको नक्सा' },
  showMap: { en: 'Show the map here', ne: 'नक्सा यहीँ देखाउनुहोस्' },
  mapPrivacy: {
    en: 'The map comes from openstreetmap.org. If you show it, that site sees your device’s internet (IP) address.',
    ne: 'नक्सा openstreetmap.org बाट आउँछ; देखाएपछि त्यस साइटले तपाईंको फोन वा कम्प्युटरको इन्टरनेट (IP) ठेगाना देख्छ।',
  },
  openMap: { en: 'Open in OpenStreetMap', ne: 'OpenStreetMap मा खोल्नुहोस्' },
  directions: { en: 'Get directions', ne: 'क्याम्पस पुग्ने बाटो हेर्नुहोस्' },
} as const;
