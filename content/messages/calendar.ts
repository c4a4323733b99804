/** Words of the calendar and the converter. */
export const calendar = {
  title: { en: 'Calendar', ne: 'क्यालेन्डर' },
  description: {
    en: 'The month in Bikram Sambat with the dates of notices and their closing dates, and a converter between BS and AD.',
    ne: 'सूचना प्रकाशित हुने र म्याद सकिने दिनसहितको विक्रम संवत् महिना, र वि.सं. तथा ई.सं. बीच मिति रूपान्तरण।',
  },
  monthDescription: {
    en: '{month}, AD {ad}: the days of the month with the notices and closing dates of the campus.',
    ne: '{month}, ई.सं. {ad}: महिनाका दिन, क्याम्पसका सूचना र अन्तिम मितिसहित।',
  },
  previous: { en: 'Previous month', ne: 'अघिल्लो महिना' },
  next: { en: 'Next month', ne: 'अर्को महिना' },
  current: { en: 'This month', ne: 'यो महिना' },
  months: { en: 'Months', ne: 'महिनाहरू' },
  events: { en: 'Notices on these days', ne: 'यी दिनका सूचना' },
  noEvents: { en: 'No notices in this month', ne: 'यस महिनामा कुनै सूचना छैन' },
  published: { en: 'Published', ne: 'प्रकाशित' },
  closes: { en: 'Last date', ne: 'अन्तिम मिति' },
  count: { en: 'notices: {count}', ne: 'सूचना: {count}' },
  provisional: {
    en: 'Provisional: the calendar of {year} is not settled yet, and its days may differ by one or two.',
    ne: 'अस्थायी: {year} को पात्रो तय भइसकेको छैन, मिति एक वा दुई दिन फरक पर्न सक्छ।',
  },
  range: {
    en: 'BS {first} to {last} (AD {from} to {to}). From {provisional} on, dates are provisional.',
    ne: 'वि.सं. {first} देखि {last} (ई.सं. {from} देखि {to}) सम्म। {provisional} देखिका मिति अस्थायी हुन्।',
  },
  converter: {
    heading: { en: 'Convert a date', ne: 'मिति रूपान्तरण' },
    from: { en: 'Calendar', ne: 'संवत्' },
    bs: { en: 'BS (Bikram Sambat)', ne: 'वि.सं.' },
    ad: { en: 'AD (Gregorian)', ne: 'ई.सं.' },
    date: { en: 'Date: year-month-day', ne: 'मिति: वर्ष-महिना-दिन' },
    button: { en: 'Convert', ne: 'रूपान्तरण गर्नुहोस्' },
    is: { en: '{bs} BS is {ad} AD', ne: 'वि.सं. {bs} भनेको ई.सं. {ad} हो' },
    none: {
      en: 'There is no such day, or it lies outside the years below. Write the date like 2083-08-05.',
      ne: 'यस्तो दिन छैन, वा तल दिइएका वर्षभन्दा बाहिर पर्छ। मिति २०८३-०८-०५ जसरी लेख्नुहोस्।',
    },
  },
} as const;
