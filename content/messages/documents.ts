import type { Localized } from '../locale.ts';
import { states } from './status.ts';

/** Messages about files to save. */
export const files = {
  count: { en: '{count} files', ne: '{count} फाइल' },
  download: { en: 'Download', ne: 'डाउनलोड' },
  attachments: { en: 'Attachments', ne: 'संलग्न फाइलहरू' },
  kilobytes: { en: '{size} KB', ne: '{size} केबी' },
  megabytes: { en: '{size} MB', ne: '{size} एमबी' },
  empty: { en: 'empty', ne: 'खाली' },
} as const;

/** Messages of the page for a file that cannot be served. */
export const fileRefusals = {
  missing: {
    heading: { en: 'File not found', ne: 'फाइल भेटिएन' },
    text: { en: 'It may have been renamed or withdrawn. Go back to the page that linked to it, or ask the campus office.', ne: 'फाइलको नाम फेरिएको वा हटाइएको हुन सक्छ। अघिल्लो पृष्ठमा फर्कनुहोस् वा क्याम्पस कार्यालयमा सोध्नुहोस्।' },
  },
  unavailable: {
    heading: { en: 'This file is not available right now', ne: 'यो फाइल अहिले उपलब्ध छैन' },
    text: states.errorPageText,
  },
} as const;

/** Messages of the publications page. */
export const publications = {
  description: { en: 'Campus journals, bulletins, annual reports and prospectuses to read and download.', ne: 'क्याम्पसका जर्नल, बुलेटिन, वार्षिक प्रतिवेदन र विवरण पुस्तिका, पढ्न र डाउनलोड गर्न।' },
  editors: { en: 'Editors', ne: 'सम्पादक' },
  publisher: { en: 'Publisher', ne: 'प्रकाशक' },
  published: { en: 'Published', ne: 'प्रकाशन मिति' },
  years: { en: 'Years', ne: 'वर्ष' },
  year: { bs: { en: '{year} BS', ne: 'वि.सं. {year}' }, ad: { en: '{year} AD', ne: 'ई.सं. {year}' } },
  noFile: { en: 'No file on this website', ne: 'यस वेबसाइटमा फाइल छैन' },
  undated: { en: 'Without a date', ne: 'मिति नभएका' },
} as const;

/** Reasons why a file is unreadable. */
const unreadable = {
  encrypted: { en: 'It is locked with a password.', ne: 'यसमा पासवर्ड राखिएको छ।' },
  broken: { en: 'The file is damaged.', ne: 'फाइल बिग्रिएको छ।' },
  'too-large': { en: 'The file is too large.', ne: 'फाइल धेरै ठूलो छ।' },
  'too-long': { en: 'It has too many pages.', ne: 'यसमा धेरै पृष्ठ छन्।' },
  'too-slow': { en: 'Reading it took too long.', ne: 'यसलाई पढ्न धेरै समय लाग्यो।' },
  'too-much-memory': { en: 'Reading it took too much memory.', ne: 'यसलाई पढ्न धेरै मेमोरी चाहियो।' },
  'wrong-kind': { en: 'The content of the file does not match its name.', ne: 'फाइल यसको नामले भनेअनुसारको होइन।' },
  'old-format': { en: 'It is an old format of Word or Excel, which this website cannot show. Download the file to read it.', ne: 'यो Word वा Excel को पुरानो ढाँचामा छ, यो वेबसाइटमा देखाउन सकिँदैन। पढ्न फाइल डाउनलोड गर्नुहोस्।' },
  empty: { en: 'The file is empty.', ne: 'फाइल खाली छ।' },
  missing: { en: 'The file could not be found.', ne: 'फाइल भेटिएन।' },
} as const satisfies Record<string, Localized>;

/** Messages of attached documents: beside the file, on the page of its text, and in the search for a number. */
export const documents = {
  read: { en: 'Read', ne: 'पढ्नुहोस्' },
  /** The heading of a notice that is shown as the picture of a scan. */
  asPicture: { en: 'The notice', ne: 'सूचना' },
  /** The heading of the text on the page of its notice, and the links to its rest. */
  inNotice: { en: 'Text of the notice', ne: 'सूचनाको व्यहोरा' },
  rest: { en: 'Read the rest', ne: 'बाँकी पढ्नुहोस्' },
  restOfPages: { en: 'Read all {count} pages', ne: 'सबै {count} पृष्ठ पढ्नुहोस्' },
  scan: { en: 'Scanned paper', ne: 'स्क्यान गरिएको' },
  description: { en: 'The text of “{name}”, readable without downloading the file.', ne: '“{name}” को पाठ, फाइल डाउनलोड नगरीकनै।' },
  caution: { en: 'This text was extracted automatically and may contain errors. The file is the official version.', ne: 'यो पाठ फाइलबाट स्वतः निकालिएको हो, त्रुटि हुन सक्छ। आधिकारिक भने फाइल नै हो।' },
  legacy: { en: 'Its Nepali was typed in an old font ({fonts}) and is shown in Unicode.', ne: 'यसको नेपाली पुरानो फन्ट ({fonts}) मा टाइप गरिएको थियो, यहाँ युनिकोडमा छ।' },
  file: { en: 'Download the file', ne: 'फाइल डाउनलोड गर्नुहोस्' },
  of: { en: 'Attached to', ne: 'यससँग संलग्न' },
  pages: { en: 'In this document', ne: 'यस कागजातमा' },
  page: { en: 'Page {page}', ne: 'पृष्ठ {page}' },
  pageOf: { en: 'Page {page} of “{name}”', ne: '“{name}” को पृष्ठ {page}' },
  table: { en: 'Table {table} on page {page}', ne: 'पृष्ठ {page} को तालिका {table}' },
  noText: { en: 'There is no text on this page.', ne: 'यस पृष्ठमा पाठ छैन।' },
  waiting: { en: 'The text of this document is not ready yet. It should be here in a few minutes. You can download the file now.', ne: 'यस कागजातको पाठ अझै तयार भएको छैन। केही मिनेटमा यहीँ आउनेछ। फाइल भने अहिले नै डाउनलोड गर्न सकिन्छ।' },
  off: { en: 'This website does not show the text of documents. Download the file to read it.', ne: 'यो वेबसाइटमा कागजातको पाठ देखाइँदैन। पढ्न फाइल डाउनलोड गर्नुहोस्।' },
  scanned: { en: 'This document is scanned paper: it has pictures of pages and no text. You can read the pictures, but they cannot be searched.', ne: 'यो स्क्यान गरिएको कागज हो: यसमा पाठ छैन, पृष्ठका तस्बिर मात्र छन्। तस्बिर पढ्न सकिन्छ, तर तिनमा खोज्न सकिँदैन।' },
  recognising: { en: 'Pages without text are being read from their pictures. Still to be read: {count}. Until then you can look at the pictures.', ne: 'पाठ नभएका पृष्ठ तस्बिरबाट पढिँदै छन्। पढ्न बाँकी: {count}। त्यतिन्जेल तस्बिर हेर्न सकिन्छ।' },
  /** The folded text below the picture of a scan. */
  scanText: { en: 'Its text, read by a computer', ne: 'कम्प्युटरले पढेको पाठ' },
  recognition: {
    displayed: { en: 'This text was recognised automatically from a picture of the page, with {confidence} percent certainty. Please check numbers and names against the picture.', ne: 'यो पाठ कम्प्युटरले पृष्ठको तस्बिरबाट पढेको हो, {confidence} प्रतिशत निश्चित छ। कृपया नम्बर र नाम तस्बिरमा मिलाएर हेर्नुहोस्।' },
    corrected: { en: 'This text was recognised automatically from a picture of the page and corrected by the office.', ne: 'यो पाठ कम्प्युटरले पृष्ठको तस्बिरबाट पढेको हो, कार्यालयले सच्याएको छ।' },
    hidden: { en: 'The text of this page was not recognised well enough to be shown. You can still search for its words. Please read the picture.', ne: 'कम्प्युटरले यो पृष्ठ राम्ररी पढ्न सकेन, त्यसैले पाठ देखाइएको छैन। यसका शब्द भने खोज्न सकिन्छ। कृपया तस्बिर हेर्नुहोस्।' },
    waiting: { en: 'The text of this page is not ready yet. You can read the picture now.', ne: 'यस पृष्ठको पाठ अझै तयार भएको छैन। तस्बिर भने अहिले नै हेर्न सकिन्छ।' },
    none: { en: 'No text was recognised on this page.', ne: 'यस पृष्ठमा कम्प्युटरले पढ्न सक्ने पाठ छैन।' },
  },
  firstPages: { en: 'These are the first {pages} of {count} pages. The others are in the file.', ne: '{count} पृष्ठमध्ये पहिलो {pages} पृष्ठ यहाँ छन्। बाँकी फाइलमा छन्।' },
  notReadable: { en: 'The text of this document cannot be shown.', ne: 'यस कागजातको पाठ देखाउन सकिएन।' },
  unreadable,
  find: {
    title: { en: 'Is my number in it?', ne: 'मेरो नम्बर छ कि छैन?' },
    titleOf: { en: 'Is {number} in it?', ne: '{number} छ कि छैन?' },
    label: { en: 'Your symbol or registration number', ne: 'तपाईंको सिम्बोल वा दर्ता नम्बर' },
    hint: { en: 'Searches only the documents of this notice. With or without hyphens, for example 7-2-29-145.', ne: 'यस सूचनाका कागजातमा मात्र खोजिन्छ। बीचको चिह्न राखे पनि नराखे पनि हुन्छ, जस्तै ७-२-२९-१४५।' },
    button: { en: 'Search', ne: 'खोज्नुहोस्' },
    noNumber: { en: 'Type your number above.', ne: 'माथि आफ्नो नम्बर लेख्नुहोस्।' },
    letters: { en: 'This is not a number. Use digits only; hyphens, slashes and spaces are fine.', ne: 'यो नम्बर होइन। अङ्क मात्र लेख्नुहोस्; बीचमा -, / वा खाली ठाउँ भए हुन्छ।' },
    tooLong: { en: 'This number is too long. Use at most 30 digits.', ne: 'यो नम्बर धेरै लामो भयो। बढीमा ३० अङ्क राख्नुहोस्।' },
    short: { en: 'This is a short number and may be something else, such as marks or a date. Type the whole number to be sure.', ne: 'यो छोटो नम्बर हो, प्राप्ताङ्क वा मिति जस्तो अर्कै कुरा पनि हुन सक्छ। पक्का गर्न पूरा नम्बर लेख्नुहोस्।' },
    foundOne: { en: '{number} is on page {page} of “{name}”:', ne: '{number} “{name}” को पृष्ठ {page} मा छ:' },
    foundMany: { en: '{number} is in “{name}” {count} times:', ne: '{number} “{name}” मा {count} ठाउँमा छ:' },
    foundFirst: { en: '{number} is in “{name}” {count} times. The first {visible}:', ne: '{number} “{name}” मा {count} ठाउँमा छ। पहिलो {visible}:' },
    toPage: { en: 'Read page {page}', ne: 'पृष्ठ {page} पढ्नुहोस्' },
    absent: { en: '{number} is not in the text of “{name}”.', ne: '“{name}” को पाठमा {number} छैन।' },
    absentCaution: { en: 'Only text can be searched, not pictures or scanned pages. To be sure, look into the file itself.', ne: 'पाठमा मात्र खोज्न सकिन्छ, तस्बिर वा स्क्यान गरिएको पृष्ठमा सकिँदैन। पक्का गर्न फाइल नै हेर्नुहोस्।' },
    absentPart: { en: 'Only the first {pages} of its {count} pages were searched.', ne: 'यसका {count} पृष्ठमध्ये पहिलो {pages} पृष्ठमा मात्र खोजियो।' },
    markedPage: { en: 'Page {page} of “{name}”, the found words are marked', ne: '“{name}” को पृष्ठ {page}, भेटिएका शब्दमा चिनो लगाइएको छ' },
    recognised: { en: 'This text was recognised automatically from pictures of pages, so some digits may be wrong. Please look at the page itself.', ne: 'यो पाठ कम्प्युटरले पृष्ठका तस्बिरबाट पढेको हो, कुनै अङ्क गलत हुन सक्छ। कृपया पृष्ठ नै हेर्नुहोस्।' },
    unread: { en: 'Pages that could not be searched: {count}.', ne: 'खोज्न नसकिएका पृष्ठ: {count}।' },
    notSearched: {
      scan: { en: '“{name}” is scanned paper and cannot be searched. Please look at its pages.', ne: '“{name}” स्क्यान गरिएको कागज हो, यसमा खोज्न सकिँदैन। कृपया यसका पृष्ठ हेर्नुहोस्।' },
      waiting: { en: '“{name}” cannot be searched yet. Please look into the file itself.', ne: '“{name}” मा अहिले खोज्न सकिँदैन। कृपया फाइल नै हेर्नुहोस्।' },
      unreadable: { en: '“{name}” cannot be searched. Please look into the file itself.', ne: '“{name}” मा खोज्न सकिँदैन। कृपया फाइल नै हेर्नुहोस्।' },
    },
    nothing: { en: 'This notice has no document that can be searched.', ne: 'यस सूचनामा खोज्न सकिने कागजात छैन।' },
  },
} as const;
