/** Messages of the status page. */
export const status = {
  link: { en: 'Status', ne: 'साइटको अवस्था' },
  title: { en: 'Is this site working?', ne: 'यो साइट चलिरहेको छ कि छैन?' },
  description: {
    en: 'Whether this website is working, whether it can reach the campus system, and how recent its content is.',
    ne: 'यो वेबसाइट चलिरहेको छ कि छैन, क्याम्पसको प्रणालीसम्म पुग्छ कि पुग्दैन र पढिरहनुभएको सामग्री कति पुरानो हो।',
  },
  site: { en: 'This website', ne: 'यो वेबसाइट' },
  works: { en: 'Working. This page was created at:', ne: 'चलिरहेको छ। यो पृष्ठ बनेको समय:' },
  campusHeading: { en: 'The campus system', ne: 'क्याम्पसको प्रणाली' },
  campus: {
    available: {
      en: 'Working. New notices appear here within minutes.',
      ne: 'चलिरहेको छ। नयाँ सूचना केही मिनेटभित्रै यहाँ देखिन्छ।',
    },
    slow: {
      en: 'Responding slowly. Until it recovers, pages show the last version we received.',
      ne: 'ढिलो चलिरहेको छ। ठीक नहुन्जेल पृष्ठमा अन्तिम पटक आएको सामग्री देखिन्छ।',
    },
    unavailable: {
      en: 'Not responding properly. You can keep reading: pages show the last version we received, and we keep trying.',
      ne: 'राम्ररी चलिरहेको छैन। पढ्न भने सकिन्छ: अन्तिम पटक आएको सामग्री देखाइन्छ। हामी लगातार प्रयास गर्दै छौँ।',
    },
  },
  contentHeading: { en: 'The content of this site', ne: 'यहाँको सामग्री' },
  current: { en: 'Up to date.', ne: 'अद्यावधिक छ।' },
  since: {
    en: 'Newer content is not available right now. You are seeing saved copies from',
    ne: 'नयाँ सामग्री अहिले उपलब्ध छैन। सुरक्षित प्रति देखाइएको छ, यस समयको:',
  },
  never: {
    en: 'No notices or lists have been received yet. The site’s own pages can still be read.',
    ne: 'अहिलेसम्म सूचना र सूची आएका छैनन्। साइटका अन्य पृष्ठ पढ्न सकिन्छ।',
  },
  help: {
    en: 'If something does not work although this page says it should, call or email the campus office. The phone number and email address are below.',
    ne: 'यहाँ ठीक देखाइए पनि केही नचले क्याम्पस कार्यालयमा फोन वा इमेल गर्नुहोस्; फोन नम्बर र इमेल तल छन्।',
  },
} as const;
