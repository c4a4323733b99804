/** Types of records in the order of the menu, with their paths and areas. */
export const menuItems = [
  ['notices', '/notices', 'notice'],
  ['flash', '/flash-notices', 'flash-notice'],
  ['albums', '/albums', 'album'],
  ['publications', '/publications', 'publication'],
  ['staff', '/staff', 'staff'],
  ['committees', '/committees', 'committee'],
  ['qaa', '/qaa-documents', 'qaa-document'],
  ['contact', '/contact', 'contact'],
] as const;

/** Messages of all pages. */
export const adminLayoutMessages = {
  office: { en: 'Campus office', ne: 'क्याम्पस कार्यालय' },
  skip: { en: 'Skip to the content', ne: 'सिधै मुख्य भागमा जानुहोस्' },
  menu: { en: 'Office menu', ne: 'कार्यालयको मेनु' },
  language: { en: 'Language', ne: 'भाषा' },
  loggedInAs: { en: 'Logged in as {name}', ne: 'प्रयोगकर्ता: {name}' },
  nav: {
    home: { en: 'What is published', ne: 'अहिले प्रकाशित' },
    notices: { en: 'Notices', ne: 'सूचना' },
    flash: { en: 'Flash notices', ne: 'विशेष सूचना' },
    albums: { en: 'Albums', ne: 'फोटो एल्बम' },
    publications: { en: 'Publications', ne: 'प्रकाशन' },
    staff: { en: 'Staff', ne: 'शिक्षक र कर्मचारी' },
    committees: { en: 'Committees', ne: 'समिति' },
    qaa: { en: 'QAA documents', ne: 'QAA कागजात' },
    contact: { en: 'Contact', ne: 'सम्पर्क र परिचय' },
    enquiries: { en: 'From visitors', ne: 'आगन्तुकका सन्देश' },
    site: { en: 'Pages and texts', ne: 'वेबसाइटका पृष्ठ' },
    log: { en: 'Changes', ne: 'परिवर्तनको अभिलेख' },
    qaaUsers: { en: 'QAA users', ne: 'QAA प्रयोगकर्ता' },
    backup: { en: 'Back-up', ne: 'ब्याकअप' },
    accounts: { en: 'Accounts', ne: 'कार्यालयका खाता' },
    account: { en: 'My account', ne: 'मेरो खाता' },
  },
  back: { en: 'Back', ne: 'पछाडि' },
  cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  edit: { en: 'Edit', ne: 'सच्याउनुहोस्' },
  remove: { en: 'Delete', ne: 'मेटाउनुहोस्' },
  none: { en: 'There is nothing here yet.', ne: 'अहिलेसम्म केही छैन।' },
  search: { en: 'Search', ne: 'खोज्नुहोस्' },
  problems: { en: 'Please correct this first', ne: 'पहिले यी कुरा सच्याउनुहोस्' },
  optional: { en: '(optional)', ne: '(ऐच्छिक)' },
  refusal: {
    notFound: { en: 'This page does not exist', ne: 'यो पृष्ठ यहाँ छैन' },
    notFoundText: {
      en: 'It may have been withdrawn by someone else meanwhile.',
      ne: 'यसबीच अरू कसैले हटाएको हुन सक्छ।',
    },
    forbidden: { en: 'This is not allowed', ne: 'यसको अनुमति छैन' },
    forbiddenText: {
      en: 'Your account may not do this, or the form is too old. Go back, reload the page and try again.',
      ne: 'तपाईंको खाताले यो गर्न मिल्दैन, वा फाराम पुरानो भयो। पछाडि गएर पृष्ठ फेरि खोल्नुहोस् र प्रयास गर्नुहोस्।',
    },
    incomplete: { en: 'The form is incomplete', ne: 'फाराम पूरा आइपुगेन' },
    incompleteText: {
      en: 'Nothing was changed. Go back: your text is still in the form. Then send it again.',
      ne: 'केही फेरिएको छैन। पछाडि जानुहोस्: तपाईंले लेखेको फाराममै छ। अनि फेरि पठाउनुहोस्।',
    },
    tooLarge: { en: 'This is too much for one form', ne: 'एउटा फारामका लागि यो धेरै भयो' },
    tooLargeText: {
      en: 'A form accepts texts of at most {kilobytes} KB, about {letters} Nepali letters, and {fields} fields. Nothing was changed. Go back: your text is still in the form. Shorten it, then send it again.',
      ne: 'एउटा फाराममा बढीमा {kilobytes} KB, करिब {letters} नेपाली अक्षर, र {fields} वटा कोठा अटाउँछन्। केही फेरिएको छैन। पछाडि जानुहोस्: तपाईंले लेखेको फाराममै छ। छोट्याएर फेरि पठाउनुहोस्।',
    },
    failed: { en: 'Something went wrong', ne: 'केही गडबड भयो' },
    failedText: {
      en: 'Nothing was changed. Please try again; if it happens again, tell the administrator of the server.',
      ne: 'केही फेरिएको छैन। फेरि प्रयास गर्नुहोस्; फेरि यस्तै भए सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
    },
  },
} as const;
