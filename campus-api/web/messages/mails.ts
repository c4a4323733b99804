/** Messages of the page of mails to subscribers. */
export const adminMailsMessages = {
  title: { en: 'Notices by email', ne: 'इमेलमा सूचना' },
  what: {
    en: 'Readers subscribe on the website. A new notice is mailed {delay} after its publication: if it was a mistake, withdraw it before, or pause here. More than twenty notices at once are an import and are not mailed.',
    ne: 'पाठकले वेबसाइटमै आफ्नो इमेल राख्छन्। नयाँ सूचना प्रकाशित भएको {delay}पछि इमेल जान्छ: झुक्किएर प्रकाशित भए त्यसअघि नै हटाउनुहोस्, वा यहाँ रोक्नुहोस्। एकैचोटि बीसभन्दा धेरै सूचना थपिए इमेल जाँदैन।',
  },
  off: {
    en: 'Emails to readers are not set up yet. Tell the administrator of the server.',
    ne: 'इमेल पठाउने व्यवस्था अझै खोलिएको छैन। सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
  },
  setUp: {
    en: 'Set SMTP_URL (the mail server) and SUBSCRIPTIONS_FROM (the sender’s address), then restart the website: the form appears on it.',
    ne: 'SMTP_URL (मेल सर्भर) र SUBSCRIPTIONS_FROM (पठाउनेको ठेगाना) राखेर वेबसाइट फेरि सुरु गर्नुहोस्: त्यसपछि वेबसाइटमा फाराम देखिन्छ।',
  },
  stopped: {
    en: 'The website has not reported since {time}: it is stopped, or cannot write its files.',
    ne: 'वेबसाइटले {time} देखि जानकारी दिएको छैन: चलिरहेको छैन, वा फाइल लेख्न सकेन।',
  },
  subscribers: { en: 'Subscribers', ne: 'इमेल पाउने पाठक' },
  requests: { en: 'Not confirmed yet', ne: 'पुष्टि हुन बाँकी' },
  waiting: { en: 'Emails that wait, weekly ones included', ne: 'पठाउन बाँकी इमेल, साप्ताहिकसमेत' },
  sender: { en: 'Sender', ne: 'पठाउने ठेगाना' },
  rate: { en: 'Emails a minute, at most', ne: 'एक मिनेटमा बढीमा' },
  paused: { en: 'Paused by {name} since {time}. Nothing is sent.', ne: '{name} ले {time} देखि रोकेको छ। इमेल गइरहेको छैन।' },
  rejections: {
    en: 'Paused since {time}: the mail server rejected ten addresses in a row. Look at the reasons below, and resume when they are solved.',
    ne: '{time} देखि रोकिएको छ: मेल सर्भरले लगातार दस ठेगाना लिएन। तलको कारण हेरेर समस्या मिलेपछि फेरि सुरु गर्नुहोस्।',
  },
  server: {
    en: 'The mail server has not accepted emails since {time} ({reason}). They wait, and are sent when it works again.',
    ne: 'मेल सर्भरले {time} देखि इमेल लिएको छैन ({reason})। इमेल पर्खिरहेका छन्, चलेपछि पठाइनेछन्।',
  },
  pause: { en: 'Pause emails', ne: 'इमेल रोक्नुहोस्' },
  resume: { en: 'Resume emails', ne: 'फेरि पठाउन थाल्नुहोस्' },
  saved: { en: 'Saved. The website follows within seconds.', ne: 'सुरक्षित भयो। केही सेकेन्डमै लागु हुन्छ।' },
  last: { en: 'Last emails', ne: 'पछिल्ला इमेल' },
  none: { en: 'No emails yet.', ne: 'अहिलेसम्म इमेल गएको छैन।' },
  confirmation: { en: 'confirmation', ne: 'पुष्टि गर्ने इमेल' },
  notices: { en: 'notices: {count}', ne: 'सूचना: {count}' },
  results: {
    sent: { en: 'Sent', ne: 'पठाइयो' },
    rejected: { en: 'Rejected by the mail server', ne: 'मेल सर्भरले लिएन' },
    later: { en: 'Tried again later', ne: 'पछि फेरि पठाइनेछ' },
    'given-up': { en: 'Given up after days', ne: 'धेरै दिनपछि छाडियो' },
    imported: { en: 'Not mailed: many notices at once', ne: 'इमेल गएन: एकैचोटि धेरै सूचना' },
  },
} as const;
