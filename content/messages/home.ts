/** Messages of the home page. */
export const home = {
  title: { en: 'Home', ne: 'गृहपृष्ठ' },
  /** Shown until the campus has a description. */
  description: { en: 'Notices and information of {name}.', ne: '{name}का सूचना र जानकारी।' },
  banner: { en: 'Pictures of the campus', ne: 'क्याम्पसका तस्बिरहरू' },
  /** The tiles below the banner, and their facts. */
  tasks: {
    label: { en: 'Often needed', ne: 'धेरै खोजिने' },
    exam: { en: 'Exam', ne: 'परीक्षा' },
    newest: { en: 'newest', ne: 'पछिल्लो' },
    admission: { en: 'Admission', ne: 'भर्ना' },
    until: { en: 'to {date}', ne: '{date}सम्म' },
    result: { en: 'Result', ne: 'नतिजा' },
    number: { en: 'find yours', ne: 'मेरो नम्बर' },
    forms: { en: 'Forms', ne: 'फाराम' },
    downloads: { en: '{count} downloads', ne: '{count} वटा' },
    programmes: { en: 'Programmes', ne: 'कार्यक्रम' },
    fees: { en: 'fees, seats', ne: 'शुल्क र सिट' },
    contact: { en: 'Contact', ne: 'सम्पर्क' },
  },
  latest: { en: 'Latest notices', ne: 'ताजा सूचनाहरू' },
  notices: { en: 'Notices', ne: 'सूचनाहरू' },
  allNotices: { en: 'All notices', ne: 'सबै सूचनाहरू' },
  chief: { en: 'Message from Campus Chief', ne: 'क्याम्पस प्रमुखको सन्देश' },
  readMore: { en: 'Read More', ne: 'पूरा पढ्नुहोस्' },
  history: { en: 'Our history', ne: 'हाम्रो इतिहास' },
  historyPictures: { en: 'Pictures from our history', ne: 'हाम्रो इतिहासका तस्बिरहरू' },
  recentEvents: { en: 'Recent Events', ne: 'हालैका गतिविधि' },
  gallery: { en: 'Go to the gallery', ne: 'ग्यालरीमा जानुहोस्' },
  publications: { en: 'Publications', ne: 'प्रकाशनहरू' },
  allPublications: { en: 'All publications', ne: 'सबै प्रकाशनहरू' },
  closes: { en: 'Last date', ne: 'अन्तिम मिति' },
} as const;
