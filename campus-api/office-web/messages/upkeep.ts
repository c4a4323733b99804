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
    restore: { en: 'Back-up put in place', ne: 'ब्याकअप फर्काइयो' },
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
    en: 'Everything that is published becomes as it was in the back-up. What would change is shown first. Accounts and passwords stay as they are now. For a single mistake take the change back in the log instead.',
    ne: 'प्रकाशित सबै कुरा ब्याकअपमा भएजस्तै हुन्छ। के-के फेरिन्छ भनेर पहिले देखाइन्छ। खाता र पासवर्ड अहिलेकै रहन्छन्। एउटा गल्तीका लागि भने परिवर्तनको अभिलेखबाट फर्काउनुहोस्।',
  },
  restoreElsewhere: {
    en: 'On a new server the person who looks after it puts back everything, accounts too:',
    ne: 'नयाँ सर्भरमा भने सर्भर हेर्ने व्यक्तिले खातासमेत सबै फर्काउँछन्:',
  },
  fileName: { en: 'FILE.tar', ne: 'FILE.tar' },
  file: { en: 'Back-up (campus-….tar)', ne: 'ब्याकअप (campus-….tar)' },
  look: { en: 'Show what would change', ne: 'के-के फेरिन्छ हेर्नुहोस्' },
  noFile: { en: 'Choose a back-up.', ne: 'ब्याकअप छान्नुहोस्।' },
  reviewTitle: { en: 'Put this back-up in place?', ne: 'यो ब्याकअप फर्काउने हो?' },
  reviewOf: { en: 'Back-up of {at}', ne: '{at} को ब्याकअप' },
  kind: { en: 'What', ne: 'के' },
  now: { en: 'Now', ne: 'अहिले' },
  inBackup: { en: 'In the back-up', ne: 'ब्याकअपमा' },
  goes: { en: 'This is there now and goes', ne: 'अहिले भएका यी कुरा हट्छन्' },
  stays: {
    en: 'Other records that differ become as they were in the back-up. Accounts, passwords and the count of visits stay as they are.',
    ne: 'फरक भएका अरू विवरण पनि ब्याकअपमा भएजस्तै हुन्छन्। खाता, पासवर्ड र आगन्तुक सङ्ख्या अहिलेकै रहन्छन्।',
  },
  undo: {
    en: 'What is there now is kept for 90 days: the log of changes brings it back.',
    ne: 'अहिले भएको सबै ९० दिनसम्म सुरक्षित रहन्छ: परिवर्तनको अभिलेखबाट फर्काउन सकिन्छ।',
  },
  same: { en: 'Everything is as in this back-up already.', ne: 'सबै कुरा यो ब्याकअपमा भएजस्तै छ।' },
  take: { en: 'Yes, put the back-up in place', ne: 'हो, ब्याकअप फर्काउनुहोस्' },
  restored: { en: 'The back-up is in place.', ne: 'ब्याकअप फर्काइयो।' },
} as const;
