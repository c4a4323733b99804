export const adminLoginMessages = {
  title: { en: 'Log in', ne: 'लगइन' },
  user: { en: 'User name', ne: 'प्रयोगकर्ता नाम' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  submit: { en: 'Log in', ne: 'लगइन गर्नुहोस्' },
  logOut: { en: 'Log out', ne: 'लगआउट' },
  wrong: { en: 'The user name or the password is wrong.', ne: 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन।' },
  busy: {
    en: 'Others are logging in right now. Please try again in a moment.',
    ne: 'अहिले अरू पनि लगइन गर्दै छन्। केही क्षणपछि फेरि प्रयास गर्नुहोस्।',
  },
  often: {
    en: 'The password was wrong too often. Please try again in {minutes} minutes, or ask an administrator for a new password.',
    ne: 'धेरै पटक गलत पासवर्ड दिइयो। {minutes} मिनेटपछि फेरि प्रयास गर्नुहोस्, वा व्यवस्थापकसँग नयाँ पासवर्ड माग्नुहोस्।',
  },
  ended: {
    en: 'Your session has ended. Log in again to continue.',
    ne: 'तपाईंको लगइनको समय सकियो। काम जारी राख्न फेरि लगइन गर्नुहोस्।',
  },
  endedElsewhere: {
    en: 'You were logged out from another device.',
    ne: 'अर्को फोन वा कम्प्युटरबाट तपाईंलाई लगआउट गरियो।',
  },
  newPassword: {
    en: 'A new password was set for your account, so you were logged out. Log in with the new one.',
    ne: 'तपाईंको खातामा नयाँ पासवर्ड राखिएकाले लगआउट भयो। नयाँ पासवर्डले लगइन गर्नुहोस्।',
  },
  factorsRemoved: {
    en: 'The second step of your login was removed, so you were logged out. Log in again to continue.',
    ne: 'तपाईंको लगइनको दोस्रो चरण हटाइएकाले लगआउट भयो। काम जारी राख्न फेरि लगइन गर्नुहोस्।',
  },
  sentTitle: { en: 'Your text was not stored', ne: 'तपाईंले लेखेको कुरा राखिएन' },
  sentHint: {
    en: 'What you wrote is here once more. Copy it before you leave this page.',
    ne: 'तपाईंले लेखेको कुरा अन्तिम पटक यहाँ छ। पृष्ठ छोड्नुअघि कपी गर्नुहोस्।',
  },
  saved: {
    en: 'Your session has ended. Your text is saved: log in again to continue.',
    ne: 'तपाईंको लगइनको समय सकिएको थियो। तपाईंले लेखेको कुरा सुरक्षित छ: फेरि लगइन गरेपछि त्यहीँ भेटिन्छ।',
  },
  textSaved: {
    en: 'Your session has ended. Your text is saved: log in again to continue. Files were not stored: choose them again.',
    ne: 'तपाईंको लगइनको समय सकिएको थियो। तपाईंले लेखेको कुरा सुरक्षित छ: फेरि लगइन गरेपछि त्यहीँ भेटिन्छ। फाइल भने राखिएन: फेरि छान्नुहोस्।',
  },
  late: {
    en: 'The login took too long. Please begin again.',
    ne: 'लगइन गर्न धेरै समय लाग्यो। फेरि सुरुबाट गर्नुहोस्।',
  },
  out: { en: 'You are logged out.', ne: 'तपाईं लगआउट हुनुभयो।' },
  changed: {
    en: 'The password has been changed. Log in with the new one.',
    ne: 'पासवर्ड फेरियो। नयाँ पासवर्डले लगइन गर्नुहोस्।',
  },
} as const;
