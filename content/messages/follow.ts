/** Words of the ways to get new notices. */
export const follow = {
  heading: { en: 'Get new notices', ne: 'नयाँ सूचना पाउनुहोस्' },
  explanation: {
    en: 'Feeds bring you new notices without an account. Add a feed’s address to a feed reader, or to a Telegram, Viber or Discord bot.',
    ne: 'खाता नबनाईकनै फिडबाट नयाँ सूचना पाउन सकिन्छ: फिडको ठेगाना फिड रिडर वा टेलिग्राम, भाइबर, डिस्कर्डको बटमा राख्नुहोस्।',
  },
  feeds: { en: 'Feeds', ne: 'फिड' },
  calendarExplanation: {
    en: 'Subscribe to see every admission closing date in your own calendar. It updates itself.',
    ne: 'भर्नाका सबै अन्तिम मिति आफ्नै क्यालेन्डरमा राख्न सकिन्छ; ती आफैँ अद्यावधिक हुन्छन्।',
  },
  subscribe: { en: 'Subscribe to the calendar', ne: 'क्यालेन्डर थप्नुहोस्' },
  calendarFile: { en: 'Calendar file (ics)', ne: 'क्यालेन्डर फाइल (ics)' },
} as const;
