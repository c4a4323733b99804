import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';

export const publicationMessages = {
  title: { en: 'Publications', ne: 'प्रकाशन' },
  newOne: { en: 'Add a publication', ne: 'नयाँ प्रकाशन थप्नुहोस्' },
  editOne: { en: 'Edit the publication', ne: 'प्रकाशन सच्याउनुहोस्' },
  name: { en: 'Title', ne: 'शीर्षक' },
  editors: { en: 'Editors', ne: 'सम्पादक' },
  publisher: { en: 'Publisher', ne: 'प्रकाशक' },
  about: { en: 'About it', ne: 'परिचय' },
  date: { en: 'Date of publication', ne: 'प्रकाशन मिति' },
  dateHint: { en: 'Leave empty for today.', ne: 'आजको मिति राख्न खाली छोड्नुहोस्।' },
  file: { en: 'Files', ne: 'फाइल' },
} as const;

export const publicationTexts = messagesByLanguage(publicationMessages);
