/** Words of the quality assurance area. */
export const qaa = {
  // The button's name in the specification: the Self-Study Report.
  open: { en: 'SSR', ne: 'SSR' },
  openHint: {
    en: 'The Self-Study Report and its evidence, for committee members with a login.',
    ne: 'स्वअध्ययन प्रतिवेदन र त्यसका प्रमाणहरू, लगइन भएका समितिका सदस्यका लागि।',
  },
  documents: { en: 'Documents of the committee', ne: 'समितिका कागजातहरू' },
  logIn: { en: 'Log in', ne: 'लग इन गर्नुहोस्' },
  logInTitle: { en: 'Log in to the documents', ne: 'कागजात हेर्न लग इन' },
  userName: { en: 'User name', ne: 'प्रयोगकर्ताको नाम' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  showPassword: { en: 'Show password', ne: 'पासवर्ड देखाउनुहोस्' },
  busy: { en: 'Checking…', ne: 'जाँच हुँदै छ…' },
  logOut: { en: 'Log out', ne: 'लग आउट गर्नुहोस्' },
  loggedOut: { en: 'You are logged out.', ne: 'तपाईं लग आउट हुनुभयो।' },
  stillIn: {
    en: 'The log-out could not be sent, so you are still logged in. Check your connection and try again.',
    ne: 'लग आउट पठाउन सकिएन, त्यसैले तपाईं अझै लग इन हुनुहुन्छ। इन्टरनेट जाँच गरी फेरि प्रयास गर्नुहोस्।',
  },
  ended: {
    en: 'Your session has ended. Log in again to go on where you were.',
    ne: 'तपाईंको सत्र सकिएको छ। जहाँ हुनुहुन्थ्यो त्यहीँबाट अघि बढ्न फेरि लग इन गर्नुहोस्।',
  },
  waitSeconds: {
    en: 'There were too many attempts. Please try again in {count} seconds.',
    ne: 'धेरै पटक प्रयास भयो। कृपया {count} सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  },
  waitMinutes: {
    en: 'There were too many attempts. Please try again in {count} minutes.',
    ne: 'धेरै पटक प्रयास भयो। कृपया {count} मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  unavailable: {
    en: 'The login cannot be checked at the moment; nothing is wrong with your password. Please try again in a minute, and call the campus office if it stays so.',
    ne: 'लग इन अहिले जाँच गर्न सकिएन; तपाईंको पासवर्डमा कुनै समस्या छैन। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्, र समस्या रहिरहे क्याम्पस कार्यालयमा फोन गर्नुहोस्।',
  },
  notSent: {
    en: 'The login could not be sent. Check your connection, load the page again and try once more.',
    ne: 'लग इन पठाउन सकिएन। इन्टरनेट जाँच गरी पृष्ठ फेरि खोल्नुहोस् र पुनः प्रयास गर्नुहोस्।',
  },
  needsHttps: {
    en: 'Logging in needs a secure connection. Open this page by its address that begins with https.',
    ne: 'लग इन गर्न सुरक्षित सम्पर्क चाहिन्छ। https बाट सुरु हुने ठेगानाबाट यो पृष्ठ खोल्नुहोस्।',
  },
  notKept: {
    en: 'The login was right, but your browser did not keep it. It needs a secure (https) connection and cookies.',
    ne: 'लग इन ठीक थियो, तर तपाईंको ब्राउजरले राखेन। सुरक्षित (https) सम्पर्क र कुकी चाहिन्छ।',
  },
  alreadyIn: { en: 'Already logged in? See the documents', ne: 'लग इन भइसकेको छ? कागजात हेर्नुहोस्' },
  search: { en: 'Search the documents', ne: 'कागजात खोज्नुहोस्' },
  searchNow: { en: 'Search', ne: 'खोज्नुहोस्' },
  found: { en: '{count} of {total} documents', ne: '{total} मध्ये {count} कागजात' },
  criterion: { en: 'Criterion {number}', ne: 'मापदण्ड {number}' },
  question: { en: 'Question {number}', ne: 'प्रश्न {number}' },
  wholeCycle: { en: 'The cycle as a whole', ne: 'समग्र चक्र' },
  outside: { en: 'on another site', ne: 'अर्को साइटमा' },
  noFile: { en: 'no file', ne: 'फाइल छैन' },
  listFailed: {
    en: 'The documents cannot be fetched at the moment. Please try again in a minute.',
    ne: 'कागजातहरू अहिले ल्याउन सकिएन। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  fileFailed: {
    en: 'This document cannot be fetched at the moment. Please try again in a minute.',
    ne: 'यो कागजात अहिले ल्याउन सकिएन। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
} as const;
