import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';

export const noticeMessages = {
  title: { en: 'Notices', ne: 'सूचना' },
  newOne: { en: 'Write a notice', ne: 'नयाँ सूचना लेख्नुहोस्' },
  editOne: { en: 'Edit the notice', ne: 'सूचना सच्याउनुहोस्' },
  all: { en: 'All', ne: 'सबै' },
  resultCount: { en: '{count} notices', ne: '{count} वटा सूचना' },
  resultsTruncated: {
    en: 'The latest {count} are shown. Search for others.',
    ne: 'ताजा {count} वटा देखाइएको छ। अरू खोजेर भेट्टाउनुहोस्।',
  },
  searchFor: { en: 'Search notices', ne: 'सूचना खोज्नुहोस्' },
  withdraw: { en: 'Withdraw', ne: 'हटाउनुहोस्' },
  text: { en: 'Words of the notice', ne: 'सूचनाको व्यहोरा' },
  textHint: {
    en: 'In Nepali or English, as visitors will read it. Type Nepali in Unicode.',
    ne: 'नेपाली वा अङ्ग्रेजीमा, आगन्तुकले पढ्ने गरी। नेपाली युनिकोडमा टाइप गर्नुहोस्।',
  },
  department: { en: 'Category', ne: 'प्रकार' },
  departmentHint: { en: 'Choose one or more.', ne: 'एउटा वा बढी छान्नुहोस्।' },
  lastDate: { en: 'Closing date', ne: 'अन्तिम मिति (म्याद)' },
  lastDateHint: {
    en: 'Leave empty if there is no closing date.',
    ne: 'म्याद नभएको सूचनामा खाली छोड्नुहोस्।',
  },
  date: { en: 'Date of the notice', ne: 'सूचनाको मिति' },
  dateHint: { en: 'Leave empty for today.', ne: 'आजको मिति राख्न खाली छोड्नुहोस्।' },
  file: { en: 'Files', ne: 'फाइल' },
  publishAt: { en: 'Publish later', ne: 'पछि प्रकाशित गर्ने' },
  publishAtHint: {
    en: 'Visitors see it from this day and time on. Leave empty to publish now.',
    ne: 'यो दिन र समयदेखि आगन्तुकले देख्छन्। अहिले नै प्रकाशित गर्न खाली छोड्नुहोस्।',
  },
  isToCome: { en: 'from {at}', ne: '{at} बजेदेखि' },
  fileCount: { en: 'files: {count}', ne: 'फाइल: {count}' },
  isPublished: { en: 'published', ne: 'प्रकाशित' },
  isWithdrawn: { en: 'withdrawn', ne: 'हटाइएको' },
  restore: { en: 'Publish again', ne: 'फेरि प्रकाशित गर्नुहोस्' },
  withdrawTitle: { en: 'Withdraw this notice?', ne: 'यो सूचना हटाउने हो?' },
  withdrawWhat: {
    en: 'Visitors no longer see the notice or its files. You can publish it again at any time.',
    ne: 'आगन्तुकले यो सूचना र यससँगका फाइल देख्ने छैनन्। चाहेको बेला फेरि प्रकाशित गर्न सकिन्छ।',
  },
  replacedBy: { en: 'Number of the notice that replaces it', ne: 'यसको सट्टा आउने सूचनाको नम्बर' },
  replacedByHint: {
    en: 'Optional. The number is at the end of the address of that notice: /notice/item/321 is 321.',
    ne: 'ऐच्छिक। नम्बर त्यस सूचनाको ठेगानाको अन्त्यमा हुन्छ: /notice/item/321 भए 321।',
  },
  withdrawYes: { en: 'Yes, withdraw it', ne: 'हो, हटाउनुहोस्' },
  withdrawNo: { en: 'No, keep it', ne: 'होइन, राख्नुहोस्' },
} as const;

export const noticeTexts = messagesByLanguage(noticeMessages);
