/** Messages of the calendar and the converter. */
export const calendar = {
  title: { en: 'Calendar', ne: 'पात्रो' },
  description: {
    en: 'A Bikram Sambat calendar with notices, closing dates, exams, holidays and events, and a BS–AD date converter.',
    ne: 'सूचना, अन्तिम मिति, परीक्षा, बिदा र कार्यक्रम देखाउने विक्रम संवत्‌को पात्रो, साथै वि.सं. र ई.सं. बीच मिति रूपान्तरण।',
  },
  monthDescription: {
    en: '{month} ({ad} AD): campus notices and closing dates, day by day.',
    ne: '{month} (ई.सं. {ad}): क्याम्पसका सूचना र अन्तिम मिति, दिनअनुसार।',
  },
  previous: { en: 'Previous month', ne: 'अघिल्लो महिना' },
  next: { en: 'Next month', ne: 'अर्को महिना' },
  current: { en: 'This month', ne: 'यो महिना' },
  months: { en: 'Months', ne: 'महिनाहरू' },
  events: { en: 'Notices in this month', ne: 'यस महिनाका सूचना' },
  entries: { en: 'Notices and events in this month', ne: 'यस महिनाका सूचना र कार्यक्रम' },
  saturday: { en: 'Saturday, day off', ne: 'शनिबार, बिदा' },
  noEvents: { en: 'No notices or events in this month', ne: 'यस महिनामा कुनै सूचना वा कार्यक्रम छैन' },
  published: { en: 'Published', ne: 'प्रकाशित' },
  closes: { en: 'Last date', ne: 'अन्तिम मिति' },
  count: { en: '{count} notices', ne: '{count} वटा सूचना' },
  countEvents: { en: '{count} events', ne: '{count} वटा कार्यक्रम' },
  countOneEvent: { en: '1 event', ne: 'एउटा कार्यक्रम' },
  event: { en: 'Event or exam', ne: 'कार्यक्रम वा परीक्षा' },
  dayOff: { en: 'Saturday or holiday', ne: 'शनिबार वा बिदा' },
  countOne: { en: '1 notice', ne: 'एउटा सूचना' },
  provisional: {
    en: 'Provisional: the official calendar for {year} is not published yet, so dates may move by a day or two.',
    ne: 'अस्थायी: {year} को पात्रो तय भइसकेको छैन, त्यसैले मिति एक–दुई दिन यताउता हुन सक्छ।',
  },
  range: {
    en: 'Works for {first} to {last} BS ({from} to {to} AD). Dates from {provisional} on are provisional.',
    ne: 'वि.सं. {first} देखि {last} (ई.सं. {from} देखि {to}) सम्म। {provisional} देखिका मिति अस्थायी हुन्।',
  },
  converter: {
    heading: { en: 'Convert a date', ne: 'मिति रूपान्तरण' },
    from: { en: 'Calendar', ne: 'संवत्' },
    bs: { en: 'BS (Bikram Sambat)', ne: 'वि.सं.' },
    ad: { en: 'AD (Gregorian)', ne: 'ई.सं.' },
    date: { en: 'Date in numbers or words', ne: 'मिति, अङ्क वा शब्दमा' },
    hint: {
      en: 'For example: 2083-08-05, 20 Mangsir 2083 or Nov 22 2026',
      ne: 'जस्तै: २०८३-०८-०५, २० मङ्सिर २०८३ वा Nov 22 2026',
    },
    button: { en: 'Convert', ne: 'रूपान्तरण गर्नुहोस्' },
    is: { en: '{bs} BS is {ad} AD', ne: 'वि.सं. {bs} भनेको ई.सं. {ad} हो' },
    unread: {
      en: 'This is not a date that can be read. Write a day, a month and a year, for example 2083-08-05 or 20 Mangsir 2083.',
      ne: 'यो मिति बुझिएन। दिन, महिना र वर्ष लेख्नुहोस्, जस्तै २०८३-०८-०५ वा २० मङ्सिर २०८३।',
    },
    noYear: {
      en: 'The year is missing. Add it with four digits, for example 20 Mangsir 2083.',
      ne: 'वर्ष छुट्यो। चार अङ्कमा वर्ष पनि लेख्नुहोस्, जस्तै २० मङ्सिर २०८३।',
    },
    monthDay: {
      en: 'The month and the day may be exchanged. Write the day before the month, 28/11/2026, or the year first, 2026-11-28.',
      ne: 'महिना र दिन साटिएको हुन सक्छ। महिनाभन्दा अगाडि दिन, जस्तै २८/११/२०२६, वा पहिले वर्ष, जस्तै २०२६-११-२८ लेख्नुहोस्।',
    },
    none: {
      en: 'There is no such date, or it is outside the years given below. Write it like this: 2083-08-05.',
      ne: 'यस्तो मिति छैन, वा तल दिइएका वर्षभन्दा बाहिर पर्छ। मिति यसरी लेख्नुहोस्: २०८३-०८-०५',
    },
  },
} as const;
