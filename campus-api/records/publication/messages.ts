import { messagesByLanguage } from '#content/localize.ts';

export const publicationTexts = messagesByLanguage({
  title: { en: 'Publications', ne: 'प्रकाशन' },
  newOne: { en: 'Add a publication', ne: 'नयाँ प्रकाशन थप्नुहोस्' },
  editOne: { en: 'Edit the publication', ne: 'प्रकाशन सच्याउनुहोस्' },
  file: { en: 'Files', ne: 'फाइल' },
} as const);
