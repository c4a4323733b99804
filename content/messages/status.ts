import { errorPageMessages } from './error-page.ts';

/** Messages for empty, loading and failed content (specification section 8). */
export const states = {
  ...errorPageMessages,
  loading: { en: 'Loading...', ne: 'लोड हुँदै छ...' },
  notFound: { en: 'Not Found', ne: 'पृष्ठ भेटिएन' },
  notFoundText: { en: 'There is no page at this address. It may have moved, or the address may be mistyped.', ne: 'यो ठेगानामा कुनै पृष्ठ छैन। पृष्ठ सारिएको वा ठेगाना टाइप गर्दा गल्ती भएको हुन सक्छ।' },
  notFoundMeant: { en: 'Were you looking for one of these?', ne: 'यीमध्ये कुनै खोज्दै हुनुहुन्थ्यो?' },
  notFoundOnward: { en: 'Go on from here', ne: 'यहाँबाट अगाडि जानुहोस्' },
  error: { en: 'Error!!', ne: 'त्रुटि!!' },
  errorText: { en: 'Something went wrong while fetching the resource!', ne: 'सामग्री ल्याउँदा समस्या भयो!' },
  scriptsMissing: { en: 'Some parts of this page did not load: slideshows, the picture viewer and search-as-you-type are not available. Reading, links and forms still work.', ne: 'यो पृष्ठका केही भाग लोड भएनन्: स्लाइडर, तस्बिर हेर्ने झ्याल र टाइप गर्दै देखिने नतिजा उपलब्ध छैनन्। पढ्न, लिङ्क खोल्न र फाराम पठाउन भने सकिन्छ।' },
  /** For a page without content yet. */
  comingSoon: { en: 'This information will be added soon.', ne: 'विवरण छिट्टै राखिनेछ।' },
  /** For a search without results. */
  more: { en: '{count} more are not listed here.', ne: 'थप {count} यहाँ राखिएका छैनन्।' },
  noData: { en: 'No data found', ne: 'कुनै विवरण भेटिएन' },
  /** For a list of notices without notices. */
  noneYet: { en: 'No data found', ne: 'अहिलेसम्म कुनै सूचना छैन।' },
  otherLanguage: {
    /** A chip beside a title. */
    title: { en: 'In Nepali', ne: 'अङ्ग्रेजीमा' },
    notice: { en: 'This notice is in Nepali only.', ne: 'यो सूचना अङ्ग्रेजीमा मात्र छ।' },
    document: { en: 'This document is in Nepali.', ne: 'यो कागजात अङ्ग्रेजीमा छ।' },
    page: { en: 'Only in Nepali', ne: 'अङ्ग्रेजीमा मात्र' },
    message: { en: 'This message is available in Nepali only.', ne: 'यो सन्देश अङ्ग्रेजीमा मात्र उपलब्ध छ।' },
    introduction: { en: 'This introduction is available in Nepali only.', ne: 'यो परिचय अङ्ग्रेजीमा मात्र उपलब्ध छ।' },
  },
  noNotice: { en: 'No Notice', ne: 'कुनै सूचना छैन' },
  // The spelling of the specification (section 8).
  noPublications: { en: 'No Pulications!', ne: 'कुनै प्रकाशन छैन!' },
  noEvents: { en: 'No events yet', ne: 'अहिलेसम्म कुनै गतिविधि छैन' },
} as const;

/** Messages of the status page. */
export const status = {
  link: { en: 'Status', ne: 'साइटको अवस्था' },
  title: { en: 'Is this site working?', ne: 'यो साइट चलिरहेको छ कि छैन?' },
  description: { en: 'Whether this website is working, whether it can reach the campus system, and how recent its content is.', ne: 'यो वेबसाइट चलिरहेको छ कि छैन, क्याम्पसको प्रणालीसम्म पुग्छ कि पुग्दैन र पढिरहनुभएको सामग्री कति पुरानो हो।' },
  site: { en: 'This website', ne: 'यो वेबसाइट' },
  works: { en: 'Working. This page was created at:', ne: 'चलिरहेको छ। यो पृष्ठ बनेको समय:' },
  campusHeading: { en: 'The campus system', ne: 'क्याम्पसको प्रणाली' },
  campus: {
    available: { en: 'Working. New notices appear here within minutes.', ne: 'चलिरहेको छ। नयाँ सूचना केही मिनेटभित्रै यहाँ देखिन्छ।' },
    slow: { en: 'Responding slowly. Until it recovers, pages show the last version we received.', ne: 'ढिलो चलिरहेको छ। ठीक नहुन्जेल पृष्ठमा अन्तिम पटक आएको सामग्री देखिन्छ।' },
    unavailable: { en: 'Not responding properly. You can keep reading: pages show the last version we received, and we keep trying.', ne: 'राम्ररी चलिरहेको छैन। पढ्न भने सकिन्छ: अन्तिम पटक आएको सामग्री देखाइन्छ। हामी लगातार प्रयास गर्दै छौँ।' },
  },
  contentHeading: { en: 'The content of this site', ne: 'यहाँको सामग्री' },
  current: { en: 'Up to date.', ne: 'अद्यावधिक छ।' },
  since: { en: 'Newer content is not available right now. You are seeing saved copies from', ne: 'नयाँ सामग्री अहिले उपलब्ध छैन। सुरक्षित प्रति देखाइएको छ, यस समयको:' },
  never: { en: 'No notices or lists have been received yet. The site’s own pages can still be read.', ne: 'अहिलेसम्म सूचना र सूची आएका छैनन्। साइटका अन्य पृष्ठ पढ्न सकिन्छ।' },
  help: { en: 'If something does not work although this page says it should, call or email the campus office. The phone number and email address are below.', ne: 'यहाँ ठीक देखाइए पनि केही नचले क्याम्पस कार्यालयमा फोन वा इमेल गर्नुहोस्; फोन नम्बर र इमेल तल छन्।' },
} as const;
