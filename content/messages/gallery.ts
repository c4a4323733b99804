/** Messages of the gallery and its picture viewer. */
export const gallery = {
  description: { en: 'Photo albums of the campus: convocations, sports weeks, festivals, study tours and everyday life.', ne: 'क्याम्पसका तस्बिर एल्बम: दीक्षान्त, खेलकुद सप्ताह, चाडपर्व, अध्ययन भ्रमण र दैनिक जीवन।' },
  none: { en: 'No albums yet', ne: 'अहिलेसम्म कुनै एल्बम छैन' },
  onePicture: { en: '1 picture', ne: '१ तस्बिर' },
  pictures: { en: '{count} pictures', ne: '{count} वटा तस्बिर' },
  untitled: { en: 'Album', ne: 'एल्बम' },
  noPictures: { en: 'This album has no pictures yet', ne: 'यस एल्बममा अहिलेसम्म तस्बिर छैन' },
  pictureOf: { en: '{title}, picture {position} of {count}', ne: '{title}, तस्बिर {position}/{count}' },
  viewer: { en: 'Picture viewer', ne: 'तस्बिर हेर्ने झ्याल' },
  others: { en: 'Other albums', ne: 'अन्य एल्बम' },
  newer: { en: 'Newer:', ne: 'नयाँ:' },
  older: { en: 'Older:', ne: 'पुरानो:' },
  thumbnails: { en: 'All pictures', ne: 'सबै तस्बिर' },
  itself: { en: 'Open full size', ne: 'पूरा आकारमा हेर्नुहोस्' },
  failed: { en: 'This picture could not be loaded.', ne: 'यो तस्बिर लोड हुन सकेन।' },
} as const;
