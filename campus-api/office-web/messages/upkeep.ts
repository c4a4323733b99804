export const log = {
  title: { en: 'Log of changes', ne: 'परिवर्तनको अभिलेख' },
  hint: {
    en: 'Who changed what, the newest first. What was changed can be taken back for 90 days.',
    ne: 'कसले के फेर्‍यो, ताजा माथि। फेरिएको कुरा ९० दिनसम्म फर्काउन सकिन्छ।',
  },
  actions: {
    add: { en: 'Added', ne: 'थपियो' },
    edit: { en: 'Changed', ne: 'सच्याइयो' },
    remove: { en: 'Deleted', ne: 'मेटाइयो' },
    import: { en: 'Table taken', ne: 'तालिका राखियो' },
    publish: { en: 'Published again', ne: 'फेरि प्रकाशित' },
    withdraw: { en: 'Withdrawn', ne: 'हटाइयो' },
    undo: { en: 'Taken back', ne: 'फर्काइयो' },
  },
  number: { en: 'no. {number}', ne: 'क्रम {number}' },
  undoes: { en: 'takes back no. {number}', ne: 'क्रम {number} फर्काएको' },
  undone: { en: 'taken back by no. {number}', ne: 'क्रम {number} ले फर्काएको' },
  undo: { en: 'Take back', ne: 'फर्काउनुहोस्' },
  undoOf: { en: 'Take back no. {number}', ne: 'क्रम {number} फर्काउनुहोस्' },
  older: { en: 'Older changes', ne: 'यसअघिका परिवर्तन' },
  done: { en: 'The change is taken back.', ne: 'परिवर्तन फर्काइयो।' },
} as const;

export const backup = {
  title: { en: 'Back-up', ne: 'ब्याकअप' },
  what: {
    en: 'One file with everything that is published, its files and all accounts.',
    ne: 'प्रकाशित सबै कुरा, फाइल र सबै खाता भएको एउटा फाइल।',
  },
  secret: {
    en: 'Keep it where only the office reads it, and not on this server alone.',
    ne: 'कार्यालयले मात्र हेर्न पाउने ठाउँमा, यो सर्भरभन्दा बाहिर पनि राख्नुहोस्।',
  },
  get: { en: 'Download a back-up', ne: 'ब्याकअप डाउनलोड गर्नुहोस्' },
  restoreTitle: { en: 'To put a back-up in place', ne: 'ब्याकअप फर्काउन' },
  restore: {
    en: 'Site and office stop for it, so the person who looks after the server does it. For a single mistake take the change back in the log instead.',
    ne: 'यसका लागि वेबसाइट र कार्यालय दुवै रोक्नुपर्छ, त्यसैले सर्भर हेर्ने व्यक्तिले गर्छन्। एउटा गल्तीका लागि भने परिवर्तनको अभिलेखबाट फर्काउनुहोस्।',
  },
  fileName: { en: 'FILE.tar', ne: 'FILE.tar' },
} as const;
