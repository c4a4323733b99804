/** Words of being told of new notices. */
export const follow = {
  heading: { en: 'Follow', ne: 'नयाँ सूचनाको जानकारी' },
  explanation: {
    en: 'A feed tells you of new notices without an account: put its address into a feed reader, or into a bot of Telegram, Viber or Discord.',
    ne: 'फिडले नयाँ सूचनाको जानकारी दिन्छ, खाता चाहिँदैन: यसको ठेगाना फिड रिडरमा वा टेलिग्राम, भाइबर, डिस्कर्डको बटमा राख्नुहोस्।',
  },
  feeds: { en: 'Feeds', ne: 'फिड' },
  calendarExplanation: {
    en: 'The calendar puts all closing dates of admission into your own and keeps them up to date.',
    ne: 'क्यालेन्डरले भर्नाका सबै अन्तिम मिति तपाईंको क्यालेन्डरमा राख्छ र अद्यावधिक गरिरहन्छ।',
  },
  subscribe: { en: 'Subscribe to the calendar', ne: 'क्यालेन्डर थप्नुहोस्' },
  calendarFile: { en: 'Calendar file (ics)', ne: 'क्यालेन्डर फाइल (ics)' },
} as const;
