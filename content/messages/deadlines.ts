/** Texts of the page of closing dates. */
export const deadlines = {
  title: { en: 'Closing dates', ne: 'अन्तिम मितिहरू' },
  description: {
    en: 'Upcoming closing dates for admissions, forms and scholarships.',
    ne: 'क्याम्पसका भर्ना, फाराम र छात्रवृत्तिका आउँदा अन्तिम मिति।',
  },
  soon: { en: 'Closing within two weeks', ne: 'दुई साताभित्र म्याद सकिने' },
  later: { en: 'Later', ne: 'त्यसपछि' },
  over: { en: 'Closed in the last 30 days', ne: 'बितेका ३० दिनमा म्याद सकिएका' },
  none: { en: 'No upcoming closing dates', ne: 'अहिले म्याद बाँकी रहेको सूचना छैन' },
  month: { en: 'See this month’s calendar', ne: 'यो महिनाको पात्रो हेर्नुहोस्' },
} as const;
