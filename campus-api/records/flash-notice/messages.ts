import { messagesByLanguage } from '#content/localize.ts';

export const flashNoticeTexts = messagesByLanguage({
  title: { en: 'Flash notices', ne: 'विशेष सूचना' },
  newOne: { en: 'Write a flash notice', ne: 'नयाँ विशेष सूचना लेख्नुहोस्' },
  editOne: { en: 'Edit the flash notice', ne: 'विशेष सूचना सच्याउनुहोस्' },
  picture: { en: 'Picture', ne: 'तस्बिर' },
  noNotice: { en: 'To none', ne: 'कुनैमा पनि होइन' },
  over: { en: 'no longer shown', ne: 'अब देखाइँदैन' },
} as const);
