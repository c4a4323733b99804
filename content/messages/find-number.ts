/** Messages of the search for a number in the newest results; the others are in `documents.find`. */
export const findNumber = {
  title: { en: 'Find my number', ne: 'मेरो नम्बर खोज्नुहोस्' },
  /** Beside the heading of the exam notices. */
  short: { en: 'Find my number', ne: 'मेरो नम्बर' },
  titleOf: { en: '{number} in the results', ne: 'नतिजामा {number}' },
  hint: {
    en: 'Searches the newest results and merit lists. With or without hyphens, for example 7-2-29-145.',
    ne: 'नयाँ नतिजा र नामावलीमा खोजिन्छ। बीचको चिह्न राखे पनि नराखे पनि हुन्छ, जस्तै ७-२-२९-१४५।',
  },
  foundOne: { en: '{number} is in one notice:', ne: '{number} एउटा सूचनामा छ:' },
  foundMany: {
    en: '{number} is in {count} notices, the newest first:',
    ne: '{number} {count} वटा सूचनामा छ, नयाँ पहिले:',
  },
  more: { en: 'It is also in these notices:', ne: 'यी सूचनामा पनि छ:' },
  absentOne: {
    en: '{number} is not in the one result that could be searched.',
    ne: 'खोज्न सकिएको एउटा नतिजामा {number} छैन।',
  },
  absentMany: {
    en: '{number} is in none of the {count} newest results.',
    ne: 'सबैभन्दा नयाँ {count} वटा नतिजामध्ये कुनैमा पनि {number} छैन।',
  },
  absentCaution: {
    en: 'That does not mean that you failed: your result may not be published yet, be older, or be a picture. To be sure, look into the file itself or ask the office.',
    ne: 'यसको अर्थ अनुत्तीर्ण भएको भन्ने होइन: तपाईंको नतिजा अझै प्रकाशित नभएको, पुरानो वा तस्बिरमा मात्र भएको हुन सक्छ। पक्का गर्न फाइल नै हेर्नुहोस् वा कार्यालयमा बुझ्नुहोस्।',
  },
  nothing: {
    en: 'There is no result yet that can be searched.',
    ne: 'खोज्न सकिने नतिजा अहिलेसम्म छैन।',
  },
  searched: { en: 'Searched results', ne: 'खोजिएका नतिजा' },
  unsearched: {
    en: 'These results cannot be searched. Please look into their files:',
    ne: 'यी नतिजामा खोज्न सकिँदैन। कृपया तिनका फाइल हेर्नुहोस्:',
  },
  preparing: {
    en: 'The results are being prepared for the search. Please try again in a minute.',
    ne: 'खोज्नका लागि नतिजा तयार हुँदै छ। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
} as const;
