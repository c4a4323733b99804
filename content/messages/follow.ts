/** Messages of the subscriptions to new notices. */
export const follow = {
  heading: { en: 'Get new notices', ne: 'नयाँ सूचना पाउनुहोस्' },
  explanation: {
    en: 'The addresses below are for feed readers.',
    ne: 'तलका ठेगाना फिड रिडरका लागि हुन्।',
  },
  feeds: { en: 'Feeds', ne: 'फिड' },
  calendarExplanation: {
    en: 'Subscribe to see every admission closing date in your own calendar. It updates itself.',
    ne: 'भर्नाका सबै अन्तिम मिति फोनको क्यालेन्डरमा राख्न सकिन्छ; ती आफैँ अद्यावधिक हुन्छन्।',
  },
  subscribe: { en: 'Subscribe to the calendar', ne: 'फोनको क्यालेन्डरमा थप्नुहोस्' },
  calendarFile: { en: 'Calendar file (ics)', ne: 'क्यालेन्डर फाइल (ics)' },
  choose: { en: 'Choose what to be told about', ne: 'कुन सूचना पाउने, छान्नुहोस्' },
} as const;
