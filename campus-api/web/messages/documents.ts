/** Messages about the readable text of a document, before it is published. */
export const adminDocumentsMessages = {
  title: { en: 'The text of the file as readers will see it', ne: 'फाइलभित्रको कुरा पाठकले यसरी पढ्नेछन्' },
  readable: {
    en: 'Readers will be able to read and search this without opening the file. Pages: {pages}.',
    ne: 'पाठकले फाइल नखोली यो पढ्न र खोज्न सक्नेछन्। पृष्ठ: {pages}।',
  },
  legacy: {
    en: 'Typed in {fonts}; shown in Unicode. Please check that the text is right.',
    ne: '{fonts} मा टाइप गरिएको; युनिकोडमा देखाइन्छ। शब्द ठीक छन् कि हेर्नुहोस्।',
  },
  longer: {
    en: 'Only the first {pages} pages will be readable and searchable.',
    ne: 'पहिलो {pages} पृष्ठ मात्र पढ्न र खोज्न मिल्नेछ।',
  },
  scan: {
    en: 'This is a scan: a picture of paper. Readers cannot search it, and nobody’s symbol number will be found in it. Attach the file that it was printed from, if there is one.',
    ne: 'यो स्क्यान हो, कागजको तस्बिर मात्र। यसभित्र खोज्न मिल्दैन, कसैको सिम्बोल नम्बर पनि भेटिँदैन। छाप्नुअघिको मूल फाइल छ भने त्यही जोड्नुहोस्।',
  },
  encrypted: {
    en: 'This file is locked with a password: most readers cannot open it. Save it without one.',
    ne: 'यो फाइल पासवर्डले बन्द छ: धेरैजसो पाठकले खोल्न सक्दैनन्। पासवर्ड हटाएर सेभ गर्नुहोस्।',
  },
  broken: {
    en: 'This file seems to be damaged. Open it and save it again.',
    ne: 'यो फाइल बिग्रिएको जस्तो छ। आफैँ खोलेर हेर्नुहोस् र फेरि सेभ गर्नुहोस्।',
  },
  empty: { en: 'This file is empty.', ne: 'यो फाइलभित्र केही छैन।' },
  wrongKind: {
    en: 'The content of this file does not match its name: many phones will not open it.',
    ne: 'फाइलको नाम र भित्रको कुरा मिल्दैन: धेरै फोनमा खुल्दैन।',
  },
  tooMuch: {
    en: 'This file is too large or too long for its text to be shown. Readers get the file itself.',
    ne: 'यो फाइल धेरै ठूलो वा लामो भएकाले भित्रको कुरा देखाइने छैन। पाठकले फाइल नै पाउँछन्।',
  },
  later: {
    en: 'Reading this file takes a while. Reload this page to see its text.',
    ne: 'यो फाइल पढ्न केही समय लाग्छ। भित्र के छ हेर्न यो पृष्ठ फेरि खोल्नुहोस्।',
  },
} as const;
