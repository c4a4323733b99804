import type { Localized } from '#content/locale.ts';
import type { RemarkCode } from './remarks.ts';

/** Parts of a plan: remarks that need a look, changed texts, and items that are left out. */
export const remarkParts = ['wrong', 'repaired', 'left-out'] as const;
export type RemarkPart = (typeof remarkParts)[number];

interface Explanation {
  part: RemarkPart;
  text: Localized;
  /** The heading in the admin, where that of the command names its options. */
  heading?: Localized;
}

/** Explanations of remarks for clerks, in the order of the plan. */
export const remarkExplanations: Readonly<Partial<Record<RemarkCode, Explanation>>> = {
  'file-left-out': {
    part: 'wrong',
    text: {
      en: 'Notices and pages come without these files. Send the missing ones as a ZIP file, or add them to the notice later.',
      ne: 'सूचना र पृष्ठ यी फाइलबिनै आउँछन्। नभेटिएका फाइल ZIP मा पठाउनुहोस्, वा पछि सूचनामा थप्नुहोस्।',
    },
  },
  'file-not-requested': {
    part: 'wrong',
    heading: { en: 'Files that the plan leaves out: {count}', ne: 'योजनामा नपरेका फाइल: {count}' },
    text: {
      en: 'You have chosen an import without files. To bring them, choose the download below, or begin again with a ZIP file.',
      ne: 'फाइलबिना आयात गर्ने छानिएको छ। फाइल पनि ल्याउन तल डाउनलोड छान्नुहोस्, वा ZIP फाइलसहित फेरि सुरु गर्नुहोस्।',
    },
  },
  'languages-differ': {
    part: 'wrong',
    text: {
      en: 'The English and the Nepali page were joined part by part, and one has more parts. Read these pages after the import.',
      ne: 'अङ्ग्रेजी र नेपाली पृष्ठ खण्ड-खण्ड गरी जोडिए, तर एउटामा बढी खण्ड छन्। आयातपछि यी पृष्ठ पढेर हेर्नुहोस्।',
    },
  },
  'too-long': {
    part: 'wrong',
    text: {
      en: 'These pages are longer than a page may be; their end is left out. Split them on the old site, or add the rest by hand.',
      ne: 'यी पृष्ठ सीमाभन्दा लामा छन्; अन्त्यको भाग छुट्छ। पुरानो साइटमै टुक्रा पार्नुहोस्, वा बाँकी आफैँ थप्नुहोस्।',
    },
  },
  'no-date': {
    part: 'wrong',
    text: {
      en: 'The export has no date for them. They get the date of today and are listed first: correct the date after the import.',
      ne: 'एक्सपोर्टमा यिनको मिति छैन। आजको मिति राखिन्छ र सबैभन्दा माथि देखिन्छन्: आयातपछि मिति सच्याउनुहोस्।',
    },
  },
  'same-address': {
    part: 'wrong',
    text: {
      en: 'The old site had several items at one address. All are imported; the old address leads to the first.',
      ne: 'पुरानो साइटमा एउटै ठेगानामा धेरै सामग्री थिए। सबै आउँछन्; पुरानो ठेगानाले पहिलोमा लैजान्छ।',
    },
  },
  redirects: {
    part: 'wrong',
    text: {
      en: 'Posts and pages have their old addresses; addresses of some files have none.',
      ne: 'पोस्ट र पृष्ठका पुराना ठेगाना चल्छन्; केही फाइलका ठेगाना मात्र छुट्छन्।',
    },
  },
  'legacy-font': {
    part: 'repaired',
    text: {
      en: 'Texts typed in Preeti or a similar font are readable on every device only in Unicode. Compare before and after.',
      ne: 'प्रीतिजस्ता फन्टमा टाइप गरिएका पाठ युनिकोडमा मात्र सबै फोन र कम्प्युटरमा पढ्न मिल्छ। पहिले र पछिको मिलाएर हेर्नुहोस्।',
    },
  },
  encoding: {
    part: 'repaired',
    text: {
      en: 'The old database had stored these letters in a wrong encoding. Compare before and after.',
      ne: 'पुरानो डाटाबेसमा यी अक्षर बिग्रेका थिए। पहिले र पछिको मिलाएर हेर्नुहोस्।',
    },
  },
  entities: {
    part: 'repaired',
    text: {
      en: 'These texts had codes such as &amp; instead of letters.',
      ne: 'यी पाठमा अक्षरको सट्टा &amp; जस्ता चिह्न थिए।',
    },
  },
  reduced: {
    part: 'repaired',
    text: {
      en: 'These parts of pages work only with plug-ins of WordPress. Their text stays, their appearance and functions do not.',
      ne: 'यी भाग वर्डप्रेसका प्लगिनले मात्र चलाउँछन्। पाठ आउँछ, रूप र काम आउँदैन।',
    },
  },
  'text-as-file': {
    part: 'repaired',
    text: {
      en: 'A notice has room for 2,000 letters and no table. The whole text is attached as a file.',
      ne: 'सूचनामा २,००० अक्षर अटाउँछन्, तालिका अटाउँदैन। पूरा पाठ फाइलका रूपमा जोडिन्छ।',
    },
  },
  'other-address': {
    part: 'repaired',
    text: {
      en: 'The address is one that this site uses itself, or is not possible here. The old address leads to the new one.',
      ne: 'यो ठेगाना यही वेबसाइटले चलाउँछ, वा यहाँ राख्न मिल्दैन। पुरानो ठेगानाले नयाँमा लैजान्छ।',
    },
  },
  forbidden: {
    part: 'repaired',
    text: {
      en: 'Invisible characters without a meaning, mostly from copying out of other programs.',
      ne: 'अर्थ नभएका नदेखिने चिह्न, प्रायः अरू प्रोग्रामबाट कपी गर्दा आएका।',
    },
  },
  'not-public': {
    part: 'left-out',
    text: {
      en: 'Visitors of the old site do not see them either: drafts, private items and items with a password.',
      ne: 'पुरानो साइटका आगन्तुकले पनि यी देख्दैनन्: मस्यौदा, निजी र पासवर्ड भएका सामग्री।',
    },
  },
  'category-left-out': {
    part: 'left-out',
    heading: {
      en: 'Left out, of categories that you do not import: {count}',
      ne: 'नल्याउने भनी छानिएका वर्गका: {count}',
    },
    text: {
      en: 'Change the department of the category below to bring them.',
      ne: 'यी पनि ल्याउन तल वर्गको विभाग फेर्नुहोस्।',
    },
  },
  empty: {
    part: 'left-out',
    text: {
      en: 'They have neither text nor files, or only parts of plug-ins.',
      ne: 'यिनमा पाठ र फाइल छैन, वा प्लगिनका भाग मात्र छन्।',
    },
  },
  'home-page': {
    part: 'left-out',
    text: {
      en: 'The home page of this site is made of its own parts. Copy what is missing by hand.',
      ne: 'यस साइटको गृहपृष्ठ आफ्नै भागबाट बन्छ। छुटेको कुरा आफैँ सार्नुहोस्।',
    },
  },
  'other-type': {
    part: 'left-out',
    text: {
      en: 'Data of plug-ins, such as forms, sliders and events.',
      ne: 'प्लगिनका विवरण, जस्तै फाराम, स्लाइडर र कार्यक्रम।',
    },
  },
  'file-unused': {
    part: 'left-out',
    text: {
      en: 'No imported page or notice links to them.',
      ne: 'आयात हुने कुनै पृष्ठ वा सूचनामा यिनको लिङ्क छैन।',
    },
  },
  'menu-existing': {
    part: 'left-out',
    text: {
      en: 'Add pages to the menu in “Pages and texts”.',
      ne: '“वेबसाइटका पृष्ठ” मा गएर मेनुमा पृष्ठ थप्नुहोस्।',
    },
  },
  'menu-entry': {
    part: 'left-out',
    text: {
      en: 'They lead to nothing that is imported.',
      ne: 'यिनले आयात हुने कुनै ठाउँमा लैजाँदैनन्।',
    },
  },
};
