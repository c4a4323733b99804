/** The groups of the lists of vacancies and tenders. */
export const openings = {
  open: { en: 'Open', ne: 'म्याद बाँकी' },
  closed: { en: 'Closed', ne: 'म्याद सकिएका' },
  decided: {
    general: { en: 'Result published', ne: 'नतिजा प्रकाशित' },
    vacancies: { en: 'Result published', ne: 'नतिजा प्रकाशित' },
    tenders: { en: 'Awarded', ne: 'ठेक्का दिइसकिएका' },
  },
  noneOpen: { en: 'Nothing is open now.', ne: 'अहिले म्याद बाँकी भएको कुनै सूचना छैन।' },
} as const;
