import { REPLIED } from '#campus-api/changes/subjects.ts';
import { mapKinds } from '#campus-api/model/kinds.ts';

export const adminLogMessages = {
  title: { en: 'Log of changes', ne: 'परिवर्तनको अभिलेख' },
  hint: {
    en: 'All changes with their authors, the newest first. Changes can be undone for 90 days.',
    ne: 'कसले के फेर्‍यो, ताजा माथि। फेरिएको कुरा ९० दिनसम्म फर्काउन सकिन्छ।',
  },
  actions: {
    add: { en: 'Added: {what}', ne: 'थपियो: {what}' },
    edit: { en: 'Changed: {what}', ne: 'सच्याइयो: {what}' },
    remove: { en: 'Deleted: {what}', ne: 'मेटाइयो: {what}' },
    import: { en: 'Imported: {what}', ne: '{what} आयात गरियो' },
    publish: { en: 'Published again: {what}', ne: 'फेरि प्रकाशित: {what}' },
    withdraw: { en: 'Withdrawn: {what}', ne: 'वेबसाइटबाट हटाइयो: {what}' },
    restore: { en: 'Restored from a back-up: {what}', ne: 'ब्याकअपको अवस्थामा फर्काइयो: {what}' },
    undo: { en: 'Taken back: {what}', ne: 'फर्काइयो: {what}' },
    download: { en: 'Downloaded: {what}', ne: 'डाउनलोड गरियो: {what}' },
  },
  subjects: {
    ...mapKinds(({ one }) => one),
    enquiry: { en: 'message from a visitor', ne: 'आगन्तुकको सन्देश' },
    account: { en: 'account', ne: 'खाता' },
    backup: { en: 'back-up', ne: 'ब्याकअप' },
  },
  several: {
    ...mapKinds(({ several }) => several),
    enquiry: { en: '{count} messages from visitors', ne: 'आगन्तुकका {count} वटा सन्देश' },
    account: { en: '{count} accounts', ne: '{count} वटा खाता' },
    backup: { en: '{count} back-ups', ne: '{count} वटा ब्याकअप' },
  },
  named: { en: '{noun} {number}', ne: '{noun} {number}' },
  details: {
    publisher: { en: 'publisher', ne: 'प्रकाशक' },
    editor: { en: 'editor', ne: 'सम्पादक' },
    administrator: { en: 'administrator', ne: 'व्यवस्थापक' },
    password: { en: 'new password', ne: 'नयाँ पासवर्ड' },
    approval: { en: 'approval by a second person', ne: 'दोस्रो व्यक्तिको स्वीकृति' },
    areas: { en: 'what it may edit', ne: 'सच्याउन मिल्ने कुरा' },
    'app-added': { en: 'second step: app set up', ne: 'दोस्रो चरण: एप राखियो' },
    'app-removed': { en: 'second step: app removed', ne: 'दोस्रो चरण: एप हटाइयो' },
    'passkey-added': { en: 'second step: passkey added', ne: 'दोस्रो चरण: पासकी थपियो' },
    'passkey-removed': { en: 'second step: passkey removed', ne: 'दोस्रो चरण: पासकी हटाइयो' },
    'recovery-codes': { en: 'new recovery codes', ne: 'नयाँ जगेडा कोड' },
    'recovery-code-used': { en: 'recovery code', ne: 'जगेडा कोड' },
    'factors-removed': { en: 'second step removed', ne: 'दोस्रो चरण हटाइयो' },
    'factor-rule': { en: 'second step of administrators', ne: 'व्यवस्थापकको दोस्रो चरण' },
    identity: { en: 'login by another provider', ne: 'अर्को सेवाबाट लगइन' },
    new: { en: 'new', ne: 'नयाँ' },
  },
  /** Changes that have a verb of their own instead of “Changed”. */
  verbs: {
    read: { en: 'Read: {what}', ne: 'पढियो: {what}' },
    [REPLIED]: { en: 'Answered: {what}', ne: 'जवाफ दिइयो: {what}' },
    'recovery-code-used': { en: 'Logged in: {what}', ne: 'लगइन: {what}' },
  },
  number: { en: 'no. {number}', ne: 'क्रम {number}' },
  undoes: { en: 'undoes no. {number}', ne: 'क्रम {number} फर्काएको' },
  undone: { en: 'undone by no. {number}', ne: 'क्रम {number} ले फर्काएको' },
  undo: { en: 'Take back', ne: 'फर्काउनुहोस्' },
  undoOf: { en: 'Undo no. {number}', ne: 'क्रम {number} फर्काउनुहोस्' },
  older: { en: 'Older changes', ne: 'यसअघिका परिवर्तन' },
} as const;

export const adminBackupMessages = {
  title: { en: 'Back-up', ne: 'ब्याकअप' },
  what: {
    en: 'One file with all published content, its files and all accounts.',
    ne: 'प्रकाशित सबै कुरा, फाइल र सबै खाता भएको एउटा फाइल।',
  },
  secret: {
    en: 'Store it where only the office can read it, and not only on this server.',
    ne: 'कार्यालयले मात्र हेर्न पाउने ठाउँमा, यो सर्भरभन्दा बाहिर पनि राख्नुहोस्।',
  },
  get: { en: 'Download a back-up', ne: 'ब्याकअप डाउनलोड गर्नुहोस्' },
  restoreTitle: { en: 'Restore a back-up', ne: 'ब्याकअपको अवस्थामा फर्कन' },
  restore: {
    en: 'All published content is replaced by the content of the back-up. You see all changes first. Accounts and passwords stay. For a single mistake undo the change in the log instead.',
    ne: 'प्रकाशित सबै कुरा ब्याकअपमा भएजस्तै हुन्छ। के-के फेरिन्छ भनेर पहिले देखाइन्छ। खाता र पासवर्ड अहिलेकै रहन्छन्। एउटा गल्तीका लागि भने परिवर्तनको अभिलेखबाट फर्काउनुहोस्।',
  },
  restoreElsewhere: {
    en: 'On a new server, this command restores everything, including accounts:',
    ne: 'नयाँ सर्भरमा यो आदेशले खातासमेत सबै फर्काउँछ:',
  },
  fileName: { en: 'FILE.tar', ne: 'FILE.tar' },
  file: { en: 'Back-up (campus-….tar)', ne: 'ब्याकअप (campus-….tar)' },
  look: { en: 'Show the changes', ne: 'के-के फेरिन्छ हेर्नुहोस्' },
  noFile: { en: 'Choose a back-up.', ne: 'ब्याकअप छान्नुहोस्।' },
  reviewTitle: { en: 'Restore this back-up?', ne: 'यो ब्याकअपबाट पहिलेको अवस्थामा फर्काउने हो?' },
  reviewOf: { en: 'Back-up of {at}', ne: '{at} को ब्याकअप' },
  kind: { en: 'What', ne: 'के' },
  now: { en: 'Now', ne: 'अहिले' },
  inBackup: { en: 'In the back-up', ne: 'ब्याकअपमा' },
  goes: { en: 'This will be deleted', ne: 'अहिले भएका यी कुरा हट्छन्' },
  appears: { en: 'Visitors will see this again', ne: 'आगन्तुकले यी फेरि देख्नेछन्' },
  changes: { en: 'This will change for visitors', ne: 'आगन्तुकका लागि यी फेरिन्छन्' },
  disappears: { en: 'Visitors will no longer see this', ne: 'आगन्तुकले यी देख्ने छैनन्' },
  stays: {
    en: 'Other records become as they were in the back-up. Accounts, passwords and the count of visits stay.',
    ne: 'फरक भएका अरू विवरण पनि ब्याकअपमा भएजस्तै हुन्छन्। खाता, पासवर्ड र आगन्तुक सङ्ख्या अहिलेकै रहन्छन्।',
  },
  undo: {
    en: 'The current content can be restored from the log of changes for 90 days.',
    ne: 'अहिले भएको सबै ९० दिनसम्म सुरक्षित रहन्छ: परिवर्तनको अभिलेखबाट फर्काउन सकिन्छ।',
  },
  same: { en: 'The content already equals that of the back-up.', ne: 'सबै कुरा यो ब्याकअपमा भएजस्तै छ।' },
  take: { en: 'Yes, restore the back-up', ne: 'हो, ब्याकअपको अवस्थामा फर्काउनुहोस्' },
} as const;
