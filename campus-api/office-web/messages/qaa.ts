export const qaa = {
  title: { en: 'QAA documents', ne: 'QAA कागजात' },
  newOne: { en: 'Add a document', ne: 'नयाँ कागजात थप्नुहोस्' },
  editOne: { en: 'Edit the document', ne: 'कागजात सच्याउनुहोस्' },
  name: { en: 'Name', ne: 'नाम' },
  nameHint: {
    en: 'With its place in front, such as “C1-Q1 Strategic plan”.',
    ne: 'अगाडि क्रमसहित, जस्तै “C1-Q1 Strategic plan”।',
  },
  file: { en: 'File', ne: 'फाइल' },
  fileHint: {
    en: 'A file, or an address below. When you edit, an empty field leaves what is there.',
    ne: 'फाइल, वा तलको ठेगाना। सच्याउँदा खाली छोडे पहिलेकै रहन्छ।',
  },
  address: { en: 'Address (https://…)', ne: 'ठेगाना (https://…)' },
} as const;

export const qaaUsers = {
  title: { en: 'Users of the QAA area', ne: 'QAA क्षेत्रका प्रयोगकर्ता' },
  hint: {
    en: 'They read the QAA documents on the website. They cannot log in here.',
    ne: 'यिनीहरू वेबसाइटमा QAA कागजात हेर्न पाउँछन्। यहाँ लगइन गर्न पाउँदैनन्।',
  },
  add: { en: 'Add a user', ne: 'प्रयोगकर्ता थप्नुहोस्' },
  removed: { en: 'The user is removed.', ne: 'प्रयोगकर्ता हटाइयो।' },
} as const;
