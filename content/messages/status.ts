/** Words of the page that tells visitors how the site is. */
export const status = {
  link: { en: 'Status', ne: 'साइटको अवस्था' },
  title: { en: 'Is this site well?', ne: 'यो साइट ठीक छ?' },
  description: {
    en: 'Whether this website works, whether it reaches the campus’s own system, and how old what you read is.',
    ne: 'यो वेबसाइट चलिरहेको छ कि छैन, क्याम्पसको प्रणालीसम्म पुग्छ कि पुग्दैन र पढिरहनुभएको सामग्री कति पुरानो हो।',
  },
  site: { en: 'This website', ne: 'यो वेबसाइट' },
  works: { en: 'It works. This page was made just now:', ne: 'चलिरहेको छ। यो पृष्ठ अहिले नै बनाइएको हो:' },
  campusHeading: { en: 'The campus’s own system', ne: 'क्याम्पसको आफ्नै प्रणाली' },
  campus: {
    well: {
      en: 'It answers. A new notice shows here within minutes.',
      ne: 'जवाफ दिइरहेको छ। नयाँ सूचना केही मिनेटभित्रै यहाँ देखिन्छ।',
    },
    slow: {
      en: 'It is slow to answer. Pages stay as they were fetched last until it does.',
      ne: 'जवाफ दिन ढिलो गरिरहेको छ। त्यतिन्जेल पृष्ठहरू अन्तिम पटक ल्याइएजस्तै रहन्छन्।',
    },
    away: {
      en: 'It does not answer as it should. You can go on reading: pages stay as they were fetched last. It is asked again all the time.',
      ne: 'राम्ररी जवाफ दिइरहेको छैन। पढ्न भने सकिन्छ: पृष्ठहरू अन्तिम पटक ल्याइएजस्तै रहन्छन्। लगातार फेरि सोधिँदै छ।',
    },
  },
  contentHeading: { en: 'What you read here', ne: 'यहाँको सामग्री' },
  current: { en: 'It is current.', ne: 'अद्यावधिक छ।' },
  since: {
    en: 'Newer content cannot be had. Saved copies are shown, as of',
    ne: 'नयाँ सामग्री ल्याउन सकिएको छैन। राखिएको प्रति देखाइएको छ, यस समयको:',
  },
  never: {
    en: 'Notices and lists have never been fetched yet. Pages that are the site’s own words can be read.',
    ne: 'सूचना र सूचीहरू अहिलेसम्म ल्याउन सकिएको छैन। साइटकै आफ्ना पृष्ठ पढ्न सकिन्छ।',
  },
  help: {
    en: 'If something does not work that should by this page, call or write to the campus office: the phone number and email are below.',
    ne: 'यस पृष्ठअनुसार ठीक हुनुपर्ने कुरा चलेन? क्याम्पस कार्यालयमा फोन वा इमेल गर्नुहोस्; दुवै तल छन्।',
  },
} as const;
