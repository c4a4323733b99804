import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';

export const flashNoticeMessages = {
  title: { en: 'Flash notices', ne: 'विशेष सूचना' },
  newOne: { en: 'Write a flash notice', ne: 'नयाँ विशेष सूचना लेख्नुहोस्' },
  editOne: { en: 'Edit the flash notice', ne: 'विशेष सूचना सच्याउनुहोस्' },
  text: { en: 'Words', ne: 'व्यहोरा' },
  lastDate: { en: 'Shown until', ne: 'कहिलेसम्म देखाउने' },
  lastDateHint: { en: 'A flash notice opens over every page. Delete it when it is no longer needed.', ne: 'विशेष सूचना हरेक पृष्ठमाथि खुल्छ। काम सकिएपछि मेटाउनुहोस्।' },
  picture: { en: 'Picture', ne: 'तस्बिर' },
  notice: { en: 'Linked notice', ne: 'कुन सूचनामा लैजाने' },
  noticeHint: { en: 'Visitors see a link to it.', ne: 'आगन्तुक लिङ्कबाट त्यो सूचनामा पुग्छन्।' },
  noNotice: { en: 'To none', ne: 'कुनैमा पनि होइन' },
  over: { en: 'no longer shown', ne: 'अब देखाइँदैन' },
} as const;

export const flashNoticeTexts = messagesByLanguage(flashNoticeMessages);
