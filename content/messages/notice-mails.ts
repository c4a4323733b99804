/** Texts of mails to subscribers. `{campus}`: the name of the campus. */
export const noticeMails = {
  confirmSubject: { en: 'Please confirm: notices of {campus}', ne: 'पुष्टि गर्नुहोस्: {campus} का सूचना' },
  confirmWhat: {
    en: 'This address was entered on the website of {campus} to get these notices by email:',
    ne: '{campus} को वेबसाइटमा यी सूचना इमेलमा पाउन यो ठेगाना लेखिएको छ:',
  },
  confirmLink: { en: 'Open this page to confirm', ne: 'पुष्टि गर्न यो पृष्ठ खोल्नुहोस्' },
  confirmElse: {
    en: 'Was it not you? Do nothing. No more emails come, and the address is deleted after 48 hours.',
    ne: 'तपाईंले लेख्नुभएको होइन? केही गर्नुपर्दैन। अरू इमेल आउँदैन, ठेगाना ४८ घण्टामा मेटिन्छ।',
  },
  phrase: { en: 'notices with “{phrase}”', ne: '“{phrase}” भएका सूचना' },
  number: { en: 'your symbol number in a document', ne: 'कागजातमा तपाईंको सिम्बोल नम्बर' },
  oneSubject: { en: 'New notice: {title}', ne: 'नयाँ सूचना: {title}' },
  manySubject: { en: '{count} new notices of {campus}', ne: '{campus} का {count} वटा नयाँ सूचना' },
  weeklySubject: { en: 'This week at {campus}: {count} notices', ne: 'यस हप्ता {campus}: {count} वटा सूचना' },
  numberSubject: { en: 'Your number is in: {title}', ne: 'तपाईंको नम्बर यसमा छ: {title}' },
  numberIn: {
    en: 'A symbol number that you follow is in the document “{file}”.',
    ne: 'तपाईंले दिएको सिम्बोल नम्बर “{file}” कागजातमा छ।',
  },
  published: { en: 'Published: {date}', ne: 'प्रकाशित: {date}' },
  read: { en: 'Read the notice', ne: 'सूचना पढ्नुहोस्' },
  more: { en: 'And {count} more notices.', ne: 'अरू {count} वटा सूचना छन्।' },
  list: { en: 'All notices', ne: 'सबै सूचना' },
  reason: {
    en: 'You get this email from {campus} because you follow: {choices}.',
    ne: 'तपाईंले यी कुरा रोज्नुभएकाले {campus} बाट यो इमेल आएको हो: {choices}।',
  },
  manage: { en: 'See, change or delete what is stored about you', ne: 'तपाईंबारे राखिएको हेर्न, फेर्न वा मेटाउन' },
  end: { en: 'Stop these emails', ne: 'यी इमेल बन्द गर्न' },
} as const;
