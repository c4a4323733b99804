/** Messages of the quality assurance area. */
export const qaa = {
  // The name of the button in the specification: the Self-Study Report.
  open: { en: 'SSR', ne: 'SSR' },
  openHint: { en: 'The Self-Study Report (SSR) and its evidence, for committee members who have a login.', ne: 'लगइन पाएका समिति सदस्यका लागि: स्वअध्ययन प्रतिवेदन (SSR) र त्यसका प्रमाण।' },
  documents: { en: 'Committee documents', ne: 'समितिका कागजात' },
  logIn: { en: 'Log in', ne: 'लगइन गर्नुहोस्' },
  logInTitle: { en: 'Log in to the documents', ne: 'कागजात हेर्न लगइन गर्नुहोस्' },
  userName: { en: 'User name', ne: 'प्रयोगकर्ताको नाम' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  showPassword: { en: 'Show password', ne: 'पासवर्ड देखाउनुहोस्' },
  busy: { en: 'Checking…', ne: 'जाँच हुँदै छ…' },
  logOut: { en: 'Log out', ne: 'लगआउट गर्नुहोस्' },
  loggedOut: { en: 'You are logged out.', ne: 'तपाईं लगआउट हुनुभयो।' },
  stillIn: { en: 'We could not log you out. Check your connection and try again.', ne: 'लगआउट हुन सकेन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।' },
  ended: { en: 'Your session has ended. Log in again to continue.', ne: 'तपाईंको लगइनको समय सकियो। अघि बढ्न फेरि लगइन गर्नुहोस्।' },
  waitSeconds: { en: 'Too many attempts. Please try again in {count} seconds.', ne: 'धेरै पटक प्रयास भयो। कृपया {count} सेकेन्डपछि फेरि प्रयास गर्नुहोस्।' },
  waitSecond: { en: 'Too many attempts. Please try again in 1 second.', ne: 'धेरै पटक प्रयास भयो। कृपया १ सेकेन्डपछि फेरि प्रयास गर्नुहोस्।' },
  waitMinutes: { en: 'Too many attempts. Please try again in {count} minutes.', ne: 'धेरै पटक प्रयास भयो। कृपया {count} मिनेटपछि फेरि प्रयास गर्नुहोस्।' },
  unavailable: { en: 'We cannot check logins right now; this is not a problem with your password. Please try again in a minute. If it continues, call the campus office.', ne: 'अहिले लगइन जाँच्न सकिएन; समस्या तपाईंको पासवर्डको होइन। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्; समस्या रहिरहे क्याम्पस कार्यालयमा फोन गर्नुहोस्।' },
  notSent: { en: 'Your login could not be sent. Check your connection, reload the page and try again.', ne: 'लगइन पठाउन सकिएन। इन्टरनेट जाँचेर पृष्ठ फेरि खोल्नुहोस् र फेरि प्रयास गर्नुहोस्।' },
  needsHttps: { en: 'Logging in needs a secure connection. Open this page at its https:// address.', ne: 'लगइन गर्न सुरक्षित जडान चाहिन्छ। यो पृष्ठ https:// ठेगानाबाट खोल्नुहोस्।' },
  cookieBlocked: { en: 'Your password was correct, but your browser did not keep you logged in. Logging in needs a secure (https) connection and cookies.', ne: 'पासवर्ड ठीक थियो, तर ब्राउजरले लगइन राखेन। सुरक्षित (https) जडान र कुकी चाहिन्छ।' },
  search: { en: 'Search the documents', ne: 'कागजात खोज्नुहोस्' },
  more: { en: '{count} more are not listed: search for a name or a number.', ne: 'थप {count} यहाँ राखिएका छैनन्: नाम वा नम्बरबाट खोज्नुहोस्।' },
  resultCount: { en: '{count} of {total} documents', ne: '{total} मध्ये {count} कागजात' },
  criterion: { en: 'Criterion {number}', ne: 'मापदण्ड {number}' },
  question: { en: 'Question {number}', ne: 'प्रश्न {number}' },
  wholeCycle: { en: 'Whole cycle', ne: 'समग्र चक्र' },
  outside: { en: 'on another site', ne: 'अर्को साइटमा' },
  noFile: { en: 'no file', ne: 'फाइल छैन' },
  listFailed: { en: 'The documents are not available right now. Please try again in a minute.', ne: 'कागजात अहिले उपलब्ध छैनन्। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।' },
  fileFailed: { en: 'This document is not available right now. Please try again in a minute.', ne: 'यो कागजात अहिले उपलब्ध छैन। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।' },
} as const;

/** Messages of the version without scripts. */
export const qaaWithoutScripts = {
  alreadyIn: { en: 'Already logged in? Open the documents', ne: 'लगइन भइसक्नुभएको छ? कागजात हेर्नुहोस्' },
  searchNow: { en: 'Search', ne: 'खोज्नुहोस्' },
} as const;
