/** Messages of the page of subscriptions, and of those by e-mail. */
export const mailSubscription = {
  title: { en: 'New notices by email or notification', ne: 'नयाँ सूचना इमेल वा नोटिफिकेसनमा' },
  withoutMail: { en: 'New notices as notifications', ne: 'नयाँ सूचना नोटिफिकेसनमा' },
  description: { en: 'Get new notices by email or as notifications of your browser: of one kind, with words of your choice, or when your symbol number is in a result. No account.', ne: 'नयाँ सूचना इमेल वा ब्राउजरको नोटिफिकेसनमा पाउनुहोस्: कुनै प्रकारका, रोजेका शब्द भएका, वा नतिजामा आफ्नो सिम्बोल नम्बर आउँदा। खाता चाहिँदैन।' },
  byEmail: { en: 'By email', ne: 'इमेलमा' },
  lead: { en: 'Choose what concerns you. We email you only about these, and you can stop with one tap.', ne: 'आफूलाई चाहिने कुरा रोज्नुहोस्। त्यसैबारे मात्र इमेल आउँछ, एकै पटक थिचेर बन्द गर्न सकिन्छ।' },
  email: { en: 'Your email address', ne: 'तपाईंको इमेल ठेगाना' },
  departments: { en: 'Which notices?', ne: 'कुन सूचना?' },
  allNotices: { en: 'All notices', ne: 'सबै सूचना' },
  /** The fold of the fields below. */
  more: { en: 'Words, number, language', ne: 'शब्द, नम्बर, भाषा' },
  wordsLabel: { en: 'Notices with these words', ne: 'यी शब्द भएका सूचना' },
  wordsHint: { en: 'Words of the title, separated by commas, for example: scholarship, BBS first year', ne: 'शीर्षकमा हुने शब्द, अल्पविरामले छुट्याएर, जस्तै: छात्रवृत्ति, बीबीएस प्रथम वर्ष' },
  numberLabel: { en: 'Your symbol number', ne: 'तपाईंको सिम्बोल नम्बर' },
  numberHint: { en: 'We email you when this number is in a document of a notice. Only a fingerprint of it is stored: nobody can read the number here.', ne: 'सूचनाको कागजातमा यो नम्बर भेटिए इमेल आउँछ। नम्बर होइन, त्यसको छाप मात्र राखिन्छ: यहाँबाट कसैले नम्बर पढ्न सक्दैन।' },
  anotherNumber: { en: 'Add a symbol number', ne: 'सिम्बोल नम्बर थप्नुहोस्' },
  frequency: { en: 'How often?', ne: 'कति पटक?' },
  frequencies: {
    now: { en: 'At once, for each notice', ne: 'सूचना आउनासाथ' },
    weekly: { en: 'Once a week, on Sunday morning', ne: 'हप्तामा एक पटक, आइतबार बिहान' },
  },
  language: { en: 'Language of the emails', ne: 'इमेलको भाषा' },
  send: { en: 'Send me the confirmation', ne: 'पुष्टि गर्ने इमेल पठाउनुहोस्' },
  stored: {
    en: 'Your address and your choices are stored on this website only to send these emails. Nothing is sent before you confirm. Without a confirmation all of it is deleted after 48 hours; a link in each email deletes everything at once. The emails do not report whether you read them.',
    ne: 'तपाईंको ठेगाना र रोजाइ यी इमेल पठाउन मात्र यस वेबसाइटमा राखिन्छ। पुष्टि नगरेसम्म सूचना पठाइँदैन। पुष्टि नगरे ४८ घण्टामा सबै मेटिन्छ; हरेक इमेलमा भएको लिङ्कले सबै तुरुन्तै मेटाउँछ। तपाईंले इमेल पढ्नुभयो कि भएन भनेर हेरिँदैन।',
  },
  honeypot: { en: 'Leave this field empty', ne: 'यो ठाउँ खाली छोड्नुहोस्' },
  off: { en: 'The campus does not send notices by email at present. Use notifications or feeds instead.', ne: 'क्याम्पसले अहिले सूचना इमेलमा पठाउँदैन। बरु नोटिफिकेसन वा फिड प्रयोग गर्नुहोस्।' },
  again: {
    incomplete: { en: 'Please correct this and send the form again:', ne: 'यी कुरा सच्याएर फेरि पठाउनुहोस्:' },
    early: { en: 'The form was sent too quickly. Please check it and send it again.', ne: 'फाराम असाध्यै छिटो पठाइयो। हेरेर फेरि पठाउनुहोस्।' },
    old: { en: 'The form had been open for too long. Everything is still here: please send it again.', ne: 'फाराम धेरै बेर खुला रह्यो। लेखेको सबै यहीँ छ: फेरि पठाउनुहोस्।' },
    trapped: { en: 'A field that must stay empty was filled in. Please send the form again.', ne: 'खाली राख्नुपर्ने ठाउँ भरिएको रहेछ। फाराम फेरि पठाउनुहोस्।' },
    often: { en: 'Many forms have come from your network. Please try again in an hour.', ne: 'तपाईंको नेटवर्कबाट धेरै फाराम आए। एक घण्टापछि फेरि प्रयास गर्नुहोस्।' },
    full: { en: 'No more subscriptions can be stored right now. Please use the feeds, or try again tomorrow.', ne: 'अहिले थप नाम दर्ता गर्न सकिएन। फिड प्रयोग गर्नुहोस्, वा भोलि फेरि प्रयास गर्नुहोस्।' },
    failed: { en: 'This could not be stored. Everything is still here: please send it again in a few minutes.', ne: 'राख्न सकिएन। लेखेको सबै यहीँ छ: केही मिनेटपछि फेरि पठाउनुहोस्।' },
  },
  problems: {
    emailMissing: { en: 'Enter your email address.', ne: 'इमेल ठेगाना लेख्नुहोस्।' },
    emailWrong: { en: 'Enter one email address, such as name@example.com.', ne: 'एउटा इमेल ठेगाना लेख्नुहोस्, जस्तै name@example.com।' },
    nothingChosen: { en: 'Choose at least one kind of notice, or enter words or a symbol number.', ne: 'कम्तीमा एउटा प्रकार छान्नुहोस्, वा शब्द वा सिम्बोल नम्बर लेख्नुहोस्।' },
    wordsWrong: { en: 'Enter at most ten phrases of 2 to 60 letters each.', ne: 'बढीमा दस वटा शब्द वा वाक्यांश लेख्नुहोस्, हरेकमा २ देखि ६० अक्षर।' },
    numberWrong: { en: 'A symbol number has only digits and the signs between them.', ne: 'सिम्बोल नम्बरमा अङ्क र बीचका चिह्न मात्र हुन्छन्।' },
    numberShort: { en: 'Enter the whole number, with at least five digits: shorter ones are in every document.', ne: 'पूरै नम्बर लेख्नुहोस्, कम्तीमा पाँच अङ्क: छोटा नम्बर जुनसुकै कागजातमा भेटिन्छन्।' },
    numbersFull: { en: 'You already follow five numbers. Delete one first.', ne: 'पाँच वटा नम्बर भइसके। पहिले एउटा मेटाउनुहोस्।' },
  },
  sent: {
    title: { en: 'Check your email', ne: 'आफ्नो इमेल हेर्नुहोस्' },
    text: { en: 'Check your email for a link to confirm. Nothing after five minutes? Look in the spam folder.', ne: 'पुष्टि गर्न इमेलमा आएको लिङ्क खोल्नुहोस्। पाँच मिनेटसम्म नआए स्प्याम फोल्डर हेर्नुहोस्।' },
  },
  confirm: {
    title: { en: 'Confirm your subscription', ne: 'पुष्टि गर्नुहोस्' },
    text: { en: 'These emails will go to {email}:', ne: '{email} मा यी इमेल आउनेछन्:' },
    button: { en: 'Yes, send me these emails', ne: 'हो, यी इमेल पठाउनुहोस्' },
    notMe: { en: 'No, delete my address', ne: 'होइन, मेरो ठेगाना मेटाउनुहोस्' },
  },
  mine: {
    title: { en: 'Your subscription', ne: 'तपाईंले रोजेका कुरा' },
    all: { en: 'This is everything that this website has stored about you. The link to this page is yours alone: do not forward it.', ne: 'तपाईंबारे यस वेबसाइटमा राखिएको सबै यही हो। यस पृष्ठको लिङ्क तपाईंको मात्र हो: अरूलाई नपठाउनुहोस्।' },
    since: { en: 'Confirmed on', ne: 'पुष्टि गरेको मिति' },
    waiting: { en: 'Emails that wait to be sent', ne: 'पठाउन बाँकी इमेल' },
    suspended: { en: 'Nothing has been sent since {date}: your mail server rejects our emails. Save to try again.', ne: '{date} देखि इमेल पठाइएको छैन: तपाईंको मेल सर्भरले लिएन। फेरि पठाउन “सुरक्षित गर्नुहोस्” थिच्नुहोस्।' },
    rejections: { en: 'Times your mail server rejected an email', ne: 'तपाईंको मेल सर्भरले इमेल नलिएको पटक' },
    numbers: { en: 'Symbol numbers', ne: 'सिम्बोल नम्बर' },
    number: { en: 'A number, stored as a fingerprint on {date}: delete it', ne: '{date} मा छाप राखिएको नम्बर: मेटाउनुहोस्' },
    save: { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
    deleteTitle: { en: 'Stop and delete', ne: 'बन्द गरेर मेटाउने' },
    deleteText: { en: 'Everything above is deleted at once, and no more emails are sent.', ne: 'माथिका सबै तुरुन्तै मेटिन्छन्, अब इमेल आउँदैन।' },
    delete: { en: 'Delete everything', ne: 'सबै मेटाउनुहोस्' },
  },
  end: {
    title: { en: 'Stop these emails?', ne: 'यी इमेल बन्द गर्ने?' },
    button: { en: 'Stop, and delete my address', ne: 'बन्द गरेर मेरो ठेगाना मेटाउनुहोस्' },
  },
  done: {
    confirmed: { en: 'Confirmed. Your first email comes with the next notice.', ne: 'पुष्टि भयो। अर्को सूचनादेखि इमेल आउँछ।' },
    saved: { en: 'Saved.', ne: 'सुरक्षित भयो।' },
    deleted: { en: 'Everything about you is deleted. No more emails are sent.', ne: 'तपाईंबारे सबै मेटियो। अब इमेल आउँदैन।' },
    unknown: { en: 'This link no longer works: the subscription was deleted or never confirmed. You can subscribe again.', ne: 'यो लिङ्क अब चल्दैन: मेटिसकेको वा पुष्टि नभएको हो। फेरि भर्न सकिन्छ।' },
  },
  form: { en: 'Subscribe again', ne: 'फेरि भर्नुहोस्' },
} as const;

/** Texts of mails to subscribers. `{campus}`: the name of the campus. */
export const noticeMails = {
  confirmSubject: { en: 'Please confirm: notices of {campus}', ne: 'पुष्टि गर्नुहोस्: {campus} का सूचना' },
  confirmWhat: { en: 'This address was entered on the website of {campus} to get these notices by email:', ne: '{campus} को वेबसाइटमा यी सूचना इमेलमा पाउन यो ठेगाना लेखिएको छ:' },
  confirmLink: { en: 'Open this page to confirm', ne: 'पुष्टि गर्न यो पृष्ठ खोल्नुहोस्' },
  confirmElse: { en: 'Was it not you? Do nothing. No more emails come, and the address is deleted after 48 hours.', ne: 'तपाईंले लेख्नुभएको होइन? केही गर्नुपर्दैन। अरू इमेल आउँदैन, ठेगाना ४८ घण्टामा मेटिन्छ।' },
  phrase: { en: 'notices with “{phrase}”', ne: '“{phrase}” भएका सूचना' },
  number: { en: 'your symbol number in a document', ne: 'कागजातमा तपाईंको सिम्बोल नम्बर' },
  oneSubject: { en: 'New notice: {title}', ne: 'नयाँ सूचना: {title}' },
  manySubject: { en: '{count} new notices of {campus}', ne: '{campus} का {count} वटा नयाँ सूचना' },
  weeklySubject: { en: 'This week at {campus}: {count} notices', ne: 'यस हप्ता {campus}: {count} वटा सूचना' },
  numberSubject: { en: 'Your number is in: {title}', ne: 'तपाईंको नम्बर यसमा छ: {title}' },
  numberIn: { en: 'A symbol number that you follow is in the document “{file}”.', ne: 'तपाईंले दिएको सिम्बोल नम्बर “{file}” कागजातमा छ।' },
  published: { en: 'Published: {date}', ne: 'प्रकाशित: {date}' },
  read: { en: 'Read the notice', ne: 'सूचना पढ्नुहोस्' },
  more: { en: 'And {count} more notices.', ne: 'अरू {count} वटा सूचना छन्।' },
  list: { en: 'All notices', ne: 'सबै सूचना' },
  reason: { en: 'You get this email from {campus} because you follow: {choices}.', ne: 'तपाईंले यी कुरा रोज्नुभएकाले {campus} बाट यो इमेल आएको हो: {choices}।' },
  manage: { en: 'See, change or delete what is stored about you', ne: 'तपाईंबारे राखिएको हेर्न, फेर्न वा मेटाउन' },
  end: { en: 'Stop these emails', ne: 'यी इमेल बन्द गर्न' },
} as const;

/** Texts of notifications about a match. */
export const pushMatches = {
  number: { en: 'Your symbol number was found', ne: 'तपाईंको सिम्बोल नम्बर भेटियो' },
  document: { en: 'Document: {file}', ne: 'कागजात: {file}' },
} as const;

/** Messages of the form of notifications on a device. */
export const pushChoices = {
  title: { en: 'Notifications on this device', ne: 'यस फोन वा कम्प्युटरमा नोटिफिकेसन' },
  lead: { en: 'Without an email address: this browser shows a notification when a notice concerns you.', ne: 'इमेल चाहिँदैन: तपाईंलाई चाहिने सूचना आए यही ब्राउजरले नोटिफिकेसन देखाउँछ।' },
  needsScripts: { en: 'Notifications on this device need JavaScript, which this browser does not run.', ne: 'यस फोन वा कम्प्युटरमा नोटिफिकेसन पाउन JavaScript चाहिन्छ, यस ब्राउजरमा त्यो चलेको छैन।' },
  stored: {
    en: 'The website stores these choices with an address of your browser, only to send the notifications, and a match of your number for a day. “Stop and delete everything” deletes both at once.',
    ne: 'यी रोजाइ र तपाईंको ब्राउजरको ठेगाना नोटिफिकेसन पठाउन मात्र राखिन्छ, नम्बर भेटिएको कुरा एक दिन। “बन्द गरेर सबै मेटाउनुहोस्” थिचे दुवै तुरुन्तै मेटिन्छ।',
  },
  numberHint: { en: 'A notification comes when this number is in a document of a notice. Only a fingerprint of it is stored: nobody can read the number here.', ne: 'सूचनाको कागजातमा यो नम्बर भेटिए नोटिफिकेसन आउँछ। नम्बर होइन, त्यसको छाप मात्र राखिन्छ: यहाँबाट कसैले नम्बर पढ्न सक्दैन।' },
  language: { en: 'Language of the notifications', ne: 'नोटिफिकेसनको भाषा' },
  mine: { en: 'This device gets notifications since {date}. The form shows everything that is stored about it.', ne: 'यस फोन वा कम्प्युटरमा {date} देखि नोटिफिकेसन आउँछ। राखिएको सबै तलको फाराममा छ।' },
  turnOn: { en: 'Turn notifications on', ne: 'नोटिफिकेसन सुरु गर्नुहोस्' },
  save: { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  delete: { en: 'Stop and delete everything', ne: 'बन्द गरेर सबै मेटाउनुहोस्' },
  again: { en: 'Please correct this:', ne: 'यी कुरा सच्याउनुहोस्:' },
  saved: { en: 'Saved. This device gets a notification with the next notice that concerns you.', ne: 'सुरक्षित भयो। तपाईंलाई चाहिने अर्को सूचनादेखि यस फोन वा कम्प्युटरमा नोटिफिकेसन आउँछ।' },
  deleted: { en: 'Everything about this device is deleted. No more notifications come.', ne: 'यस फोन वा कम्प्युटरबारे सबै मेटियो। अब नोटिफिकेसन आउँदैन।' },
} as const;

/** Messages of the subscriptions to new notices. */
export const follow = {
  heading: { en: 'Get new notices', ne: 'नयाँ सूचना पाउनुहोस्' },
  explanation: { en: 'The addresses below are for feed readers.', ne: 'तलका ठेगाना फिड रिडरका लागि हुन्।' },
  feeds: { en: 'Feeds', ne: 'फिड' },
  calendarExplanation: { en: 'Subscribe to see every admission closing date in your own calendar. It updates itself.', ne: 'भर्नाका सबै अन्तिम मिति फोनको क्यालेन्डरमा राख्न सकिन्छ; ती आफैँ अद्यावधिक हुन्छन्।' },
  subscribe: { en: 'Subscribe to the calendar', ne: 'फोनको क्यालेन्डरमा थप्नुहोस्' },
  calendarFile: { en: 'Calendar file (ics)', ne: 'क्यालेन्डर फाइल (ics)' },
  choose: { en: 'Choose what to be told about', ne: 'कुन सूचना पाउने, छान्नुहोस्' },
} as const;
