const seenSoon = { en: 'The website shows it within seconds.', ne: 'केही सेकेन्डभित्र वेबसाइटमा देखिन्छ।' } as const;
const unseen = { en: '', ne: '' } as const;

/** Results of changes: `result` is for the clerk, `soon` is about visitors. Each action has its own sentences. */
export const adminResultsMessages = {
  published: { result: { en: 'Published.', ne: 'प्रकाशित भयो।' }, soon: seenSoon },
  scheduled: {
    result: { en: 'Ready. It will be published automatically on {at}.', ne: 'तयार छ। {at} बजे आफैँ प्रकाशित हुन्छ।' },
    soon: unseen,
  },
  over: {
    result: { en: 'Saved. Its last day has passed, so the website does not show it.', ne: 'सुरक्षित भयो। अन्तिम मिति बितिसकेकाले वेबसाइटमा देखिँदैन।' },
    soon: unseen,
  },
  changed: { result: { en: 'The change is published.', ne: 'परिवर्तन प्रकाशित भयो।' }, soon: seenSoon },
  changedWithdrawn: {
    result: { en: 'The change is saved. The notice stays withdrawn: visitors do not see it.', ne: 'परिवर्तन सुरक्षित भयो। सूचना हटाइएकै छ, आगन्तुकले देख्दैनन्।' },
    soon: unseen,
  },
  approved: { result: { en: 'Approved and published.', ne: 'स्वीकृत गरी प्रकाशित भयो।' }, soon: seenSoon },
  reviewed: {
    result: { en: 'Noted: the text is still right today.', ne: 'आज जाँचियो, व्यहोरा ठिक छ भनी टिपियो।' },
    soon: unseen,
  },
  savedDraft: {
    result: { en: 'Saved as a draft.', ne: 'मस्यौदाका रूपमा सुरक्षित भयो।' },
    soon: { en: 'Visitors do not see it.', ne: 'आगन्तुकले देख्दैनन्।' },
  },
  unchanged: {
    result: { en: 'Nothing was changed.', ne: 'केही फरक थिएन, त्यसैले केही फेरिएन।' },
    soon: unseen,
  },
  removed: {
    result: { en: 'Deleted.', ne: 'मेटाइयो।' },
    soon: { en: 'It disappears from the website within seconds.', ne: 'केही सेकेन्डभित्र वेबसाइटबाट पनि हट्छ।' },
  },
  withdrawn: {
    result: { en: 'The notice is withdrawn.', ne: 'सूचना हटाइयो।' },
    soon: { en: 'It disappears from the website within seconds.', ne: 'केही सेकेन्डपछि आगन्तुकले देख्दैनन्।' },
  },
  republished: {
    result: { en: 'The notice is public again.', ne: 'सूचना फेरि प्रकाशित भयो।' },
    soon: seenSoon,
  },
  imported: {
    result: { en: 'The table is taken.', ne: 'तालिकाअनुसार फेरियो।' },
    soon: { en: 'The website follows the table within seconds.', ne: 'केही सेकेन्डभित्र वेबसाइटमा तालिकाअनुसार देखिन्छ।' },
  },
  undone: {
    result: { en: 'The change has been undone.', ne: 'परिवर्तन फर्काइयो।' },
    soon: { en: 'The website shows the previous content within seconds.', ne: 'केही सेकेन्डभित्र वेबसाइट पनि त्यसअघिकै अवस्थामा हुन्छ।' },
  },
  restored: {
    result: { en: 'The back-up has been restored.', ne: 'ब्याकअपको अवस्थामा फर्काइयो।' },
    soon: { en: 'The website shows its content within seconds.', ne: 'केही सेकेन्डभित्र वेबसाइट पनि त्यही अवस्थामा हुन्छ।' },
  },
} as const;

/** Follows a result if the website shows only its texts. */
export const siteReadsRecordsElsewhere = {
  en: 'The website shows the texts, names and pages within seconds; its records come from another campus API.',
  ne: 'पाठ, नाम र पृष्ठहरू केही सेकेन्डमै वेबसाइटमा देखिन्छन्; अरू जानकारी वेबसाइटले अर्कै ठाउँबाट लिन्छ।',
} as const;

/** Follows each result if the website reads from another API. */
export const siteReadsElsewhere = {
  en: 'The website does not show this: it reads from another campus API. Tell the administrator of the server.',
  ne: 'वेबसाइटमा यसको असर पर्दैन: वेबसाइटले अर्कै ठाउँबाट जानकारी लिन्छ। सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
} as const;
