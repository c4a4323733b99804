/** Messages of the versions of records and texts. */
export const adminVersionMessages = {
  title: { en: 'Versions', ne: 'पहिलेका अवस्था' },
  current: { en: 'as it is now', ne: 'अहिलेको' },
  removed: { en: 'removed', ne: 'हटाइएको' },
  first: { en: 'Before the first recorded change', ne: 'अभिलेखमा भएको पहिलो परिवर्तनअघि' },
  bringBack: { en: 'Bring this back', ne: 'यो अवस्था फिर्ता ल्याउनुहोस्' },
  broughtBack: { en: 'This is an earlier version. Visitors see it after you publish it.', ne: 'यो पहिलेको अवस्था हो। प्रकाशित गरेपछि मात्र आगन्तुकले देख्छन्।' },
  duplicate: { en: 'Another like this', ne: 'यस्तै अर्को' },
  duplicated: { en: 'Filled in like the other one, without its days and files.', ne: 'अर्कोको जस्तै भरिएको छ, मिति र फाइलबाहेक।' },
  whatChanged: { en: 'What changed', ne: 'के फेरियो' },
} as const;
