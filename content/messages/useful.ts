/** Words of the question below a page. */
export const useful = {
  question: { en: 'Was this page useful?', ne: 'यो पृष्ठ काम लाग्यो?' },
  yes: { en: 'Yes', ne: 'लाग्यो' },
  no: { en: 'No', ne: 'लागेन' },
  thanks: { en: 'Thank you. It was counted, without noting who you are.', ne: 'धन्यवाद। को हुनुहुन्छ भन्ने नटिपी गनियो।' },
  failed: { en: 'It could not be counted just now.', ne: 'अहिले गन्न सकिएन।' },
} as const;
