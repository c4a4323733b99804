/** Words of the page of closing dates. */
export const deadlines = {
  title: { en: 'Closing dates', ne: 'अन्तिम मितिहरू' },
  description: {
    en: 'What closes soon and what is coming: the last dates of admission, forms and scholarships of the campus.',
    ne: 'चाँडै म्याद सकिने र आउँदा अन्तिम मिति: क्याम्पसका भर्ना, फाराम र छात्रवृत्तिका।',
  },
  soon: { en: 'Closing within two weeks', ne: 'दुई साताभित्र म्याद सकिने' },
  later: { en: 'Later', ne: 'त्यसपछि' },
  over: { en: 'Closed in the last 30 days', ne: 'बितेका ३० दिनमा म्याद सकिएका' },
  none: { en: 'No closing date is coming up', ne: 'अहिले कुनै अन्तिम मिति आउन बाँकी छैन' },
  month: { en: 'See the month', ne: 'महिना हेर्नुहोस्' },
} as const;
