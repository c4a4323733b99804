import { messagesByLanguage } from '#content/localize.ts';

export const qaaDocumentTexts = messagesByLanguage({
  title: { en: 'QAA documents', ne: 'QAA कागजात' },
  newOne: { en: 'Add a document', ne: 'नयाँ कागजात थप्नुहोस्' },
  editOne: { en: 'Edit the document', ne: 'कागजात सच्याउनुहोस्' },
  file: { en: 'File or address (one of the two is needed)', ne: 'फाइल वा ठेगाना (एउटा चाहिन्छ)' },
  fileHint: { en: 'Choose a file here, or write an address below.', ne: 'यहाँ फाइल छान्नुहोस्, वा तल ठेगाना लेख्नुहोस्।' },
  now: { en: 'Now: {link}. It stays unless you choose a file or change the address.', ne: 'अहिले: {link}। फाइल नछाने र ठेगाना नफेरे यही रहन्छ।' },
  address: { en: 'Address instead of a file', ne: 'फाइलको सट्टा ठेगाना' },
  addressHint: { en: 'Such as drive.google.com/…', ne: 'जस्तै drive.google.com/…' },
} as const);
