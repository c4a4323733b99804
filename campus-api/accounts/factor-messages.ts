/** Messages about the second factor of a login. */
export const adminFactorMessages = {
  title: { en: 'Two-step login', ne: 'दुई चरणको लगइन' },
  intro: {
    en: 'With it a stolen password opens nothing: the office also requires a code from your phone, or a passkey.',
    ne: 'यो राखेपछि पासवर्ड अरूले थाहा पाए पनि कार्यालय खुल्दैन: फोनको कोड वा पासकी पनि चाहिन्छ।',
  },
  isOn: { en: 'Two-step login is on.', ne: 'दुई चरणको लगइन चालु छ।' },
  isOff: { en: 'Only your password protects this account.', ne: 'यो खाता पासवर्डले मात्र सुरक्षित छ।' },
  manage: { en: 'Manage two-step login', ne: 'दुई चरणको लगइन मिलाउनुहोस्' },
  required: {
    en: 'This campus requires two-step login of administrators. Set up an app or a passkey to continue.',
    ne: 'यस क्याम्पसमा व्यवस्थापकका लागि दुई चरणको लगइन अनिवार्य छ। काम सुरु गर्न एप वा पासकी राख्नुहोस्।',
  },
  needed: {
    en: 'Administrators must have a second step: add another one before you remove this one.',
    ne: 'व्यवस्थापकका लागि दोस्रो चरण अनिवार्य छ: यो हटाउनुअघि अर्को राख्नुहोस्।',
  },
  password: { en: 'Your password', ne: 'तपाईंको पासवर्ड' },
  code: { en: 'Code of the app', ne: 'एपको कोड' },
  codeHint: { en: 'Six digits, new every half minute.', ne: '६ अङ्क, हरेक आधा मिनेटमा नयाँ।' },
  codeOrRecovery: { en: 'Code of the app, or a recovery code', ne: 'एपको कोड वा जगेडा कोड' },
  wrongCode: {
    en: 'The code is wrong or was already used. Wait for the next one. If no code works, check the time of your phone.',
    ne: 'कोड मिलेन वा प्रयोग भइसकेको छ। अर्को कोड आउन दिनुहोस्। कुनै कोड मिलेन भने फोनको समय ठिक छ कि छैन हेर्नुहोस्।',
  },
  often: {
    en: 'Too many wrong codes. Please try again in {minutes} minutes, or on a device where you have logged in before.',
    ne: 'धेरै पटक गलत कोड दिइयो। {minutes} मिनेटपछि, वा पहिले लगइन गरेको फोन वा कम्प्युटरबाट प्रयास गर्नुहोस्।',
  },
  app: {
    title: { en: 'Authenticator app', ne: 'कोड बनाउने एप' },
    what: {
      en: 'An app on your phone shows a new code every half minute, also without internet: Google Authenticator, Aegis, FreeOTP or another one.',
      ne: 'फोनको एपले हरेक आधा मिनेटमा नयाँ कोड देखाउँछ, इन्टरनेट नभए पनि: Google Authenticator, Aegis, FreeOTP वा अरू।',
    },
    add: { en: 'Set up an app', ne: 'एप राख्नुहोस्' },
    remove: { en: 'Remove the app', ne: 'एप हटाउनुहोस्' },
    scan: {
      en: 'Open the app on your phone, choose “add”, and scan this picture.',
      ne: 'फोनमा एप खोलेर “थप्ने” छान्नुहोस् र यो चित्र स्क्यान गर्नुहोस्।',
    },
    picture: { en: 'QR code with the key below', ne: 'तलको साँचो भएको QR कोड' },
    type: { en: 'Or type this key into the app:', ne: 'वा यो साँचो एपमा टाइप गर्नुहोस्:' },
    open: { en: 'On this phone: open the app', ne: 'यही फोनमा भए: एप खोल्नुहोस्' },
    confirm: { en: 'Turn on', ne: 'चालु गर्नुहोस्' },
    isSetUp: { en: 'The app is set up.', ne: 'एप राखिएको छ।' },
  },
  passkeys: {
    title: { en: 'Passkeys', ne: 'पासकी' },
    what: {
      en: 'A passkey opens the office with your finger, face or PIN, without the password. It is on your phone, your computer or a security key.',
      ne: 'पासकीले पासवर्डबिना औँठाछाप, अनुहार वा PIN ले कार्यालय खोल्छ। यो फोन, कम्प्युटर वा सुरक्षा कुञ्जीमा रहन्छ।',
    },
    add: { en: 'Add a passkey', ne: 'पासकी थप्नुहोस्' },
    name: { en: 'Name', ne: 'नाम' },
    nameHint: { en: 'To recognise it in the list, such as “my phone”.', ne: 'सूचीमा चिन्न, जस्तै “मेरो फोन”।' },
    nameProblem: { en: 'A name has 1 to 60 visible characters.', ne: 'नाम १ देखि ६० अक्षरको हुनुपर्छ।' },
    added: { en: 'added {added}', ne: '{added} मा थपिएको' },
    used: { en: 'last used {used}', ne: 'अन्तिम प्रयोग {used}' },
    remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
    removeTitle: { en: 'Remove the passkey “{name}”?', ne: 'पासकी “{name}” हटाउने हो?' },
    removeHint: {
      en: 'It no longer opens the office. Delete it on its device too.',
      ne: 'यसले कार्यालय खुल्दैन। त्यो फोन वा कम्प्युटरबाट पनि मेटाउनुहोस्।',
    },
    logIn: { en: 'Log in with a passkey', ne: 'पासकीले लगइन गर्नुहोस्' },
    use: { en: 'Use a passkey', ne: 'पासकी प्रयोग गर्नुहोस्' },
    refused: {
      en: 'The passkey was not accepted. Try again, or use the password.',
      ne: 'पासकी मिलेन। फेरि प्रयास गर्नुहोस्, वा पासवर्ड प्रयोग गर्नुहोस्।',
    },
    cancelled: { en: 'No passkey was used.', ne: 'पासकी प्रयोग भएन।' },
    exists: { en: 'This device already has a passkey of your account.', ne: 'यसमा तपाईंको खाताको पासकी पहिल्यै छ।' },
    failed: {
      en: 'The passkey did not work. Try again, or use the password.',
      ne: 'पासकीले काम गरेन। फेरि प्रयास गर्नुहोस्, वा पासवर्ड प्रयोग गर्नुहोस्।',
    },
    unsupported: {
      en: 'Passkeys need a browser with scripts, and the office under its own name: https://… or http://localhost.',
      ne: 'पासकीका लागि स्क्रिप्ट चल्ने ब्राउजर र कार्यालयको आफ्नै ठेगाना (https://… वा http://localhost) चाहिन्छ।',
    },
  },
  recovery: {
    title: { en: 'Recovery codes', ne: 'जगेडा कोड' },
    what: {
      en: 'Each of them replaces the second step once, when the phone is lost.',
      ne: 'फोन हराएमा एउटा कोडले एकपटक दोस्रो चरणको काम गर्छ।',
    },
    left: { en: '{count} of 10 are left.', ne: '१० मध्ये {count} वटा बाँकी छन्।' },
    renew: { en: 'New recovery codes', ne: 'नयाँ जगेडा कोड' },
    renewHint: { en: 'The old ones are then void.', ne: 'त्यसपछि पुराना चल्दैनन्।' },
    once: {
      en: 'Store them where your phone is not: they are shown only now. Each works once.',
      ne: 'फोनभन्दा अन्तै सुरक्षित राख्नुहोस्: अहिले मात्र देखाइन्छ। हरेक कोड एकपटक चल्छ।',
    },
    download: { en: 'Download as a text file', ne: 'टेक्स्ट फाइल डाउनलोड गर्नुहोस्' },
    print: { en: 'Print', ne: 'प्रिन्ट गर्नुहोस्' },
    done: { en: 'I have stored them, continue', ne: 'सुरक्षित राखिसकेँ, अगाडि बढ्नुहोस्' },
    fileTitle: { en: 'Recovery codes of {name}', ne: '{name} का जगेडा कोड' },
    use: { en: 'Without your phone: use a recovery code', ne: 'फोन छैन? जगेडा कोड प्रयोग गर्नुहोस्' },
    code: { en: 'Recovery code', ne: 'जगेडा कोड' },
    wrong: { en: 'The recovery code is wrong or was already used.', ne: 'जगेडा कोड मिलेन वा प्रयोग भइसकेको छ।' },
    noneHelp: {
      en: 'Without phone and codes: an administrator can remove the second step of your account.',
      ne: 'फोन र कोड दुवै छैन भने व्यवस्थापकले तपाईंको खाताको दोस्रो चरण हटाइदिन सक्छन्।',
    },
    used: {
      en: 'You are logged in with a recovery code, which is used up now. {count} are left.',
      ne: 'जगेडा कोडले लगइन भयो, त्यो कोड अब चल्दैन। {count} वटा बाँकी छन्।',
    },
    continue: { en: 'Continue', ne: 'अगाडि बढ्नुहोस्' },
  },
  login: {
    title: { en: 'Second step', ne: 'दोस्रो चरण' },
    of: { en: 'User: {name}. Now the second step:', ne: 'प्रयोगकर्ता: {name}। अब दोस्रो चरण:' },
    trust: {
      en: 'This is my own device: no second step here for 30 days',
      ne: 'यो मेरै फोन वा कम्प्युटर हो: ३० दिनसम्म दोस्रो चरण नसोध्नुहोस्',
    },
    back: { en: 'Log in as someone else', ne: 'अर्कै नामबाट लगइन गर्नुहोस्' },
  },
  trusted: {
    en: 'Devices that need no second step for 30 days: {count}.',
    ne: '३० दिनसम्म दोस्रो चरण नचाहिने फोन र कम्प्युटर: {count}।',
  },
  distrust: { en: 'Require it everywhere again', ne: 'सबैमा फेरि दोस्रो चरण सोध्नुहोस्' },
  distrusted: {
    en: 'The next login requires the second step on every device.',
    ne: 'अर्को लगइनमा सबै फोन र कम्प्युटरमा दोस्रो चरण चाहिन्छ।',
  },
  done: {
    app: { en: 'The app is set up.', ne: 'एप राखियो।' },
    appRemoved: { en: 'The app is removed.', ne: 'एप हटाइयो।' },
    passkey: { en: 'The passkey is added.', ne: 'पासकी थपियो।' },
    passkeyRemoved: { en: 'The passkey is removed.', ne: 'पासकी हटाइयो।' },
  },
  ofAccounts: {
    tag: { en: 'two-step', ne: 'दुई चरण' },
    remove: { en: 'Remove the second step', ne: 'दोस्रो चरण हटाउनुहोस्' },
    removeTitle: { en: 'Remove the second step of {name}?', ne: '{name}को दोस्रो चरण हटाउने हो?' },
    removeWhat: {
      en: 'Only if you are sure that {name} wants this: call them. App, passkeys and recovery codes are removed, and the account is logged out everywhere. Then the password alone opens it, until a new second step is set up.',
      ne: '{name} ले नै चाहेको हो भनी फोन गरेर बुझ्नुहोस्। एप, पासकी र जगेडा कोड हट्छन्, खाता सबै ठाउँबाट लगआउट हुन्छ। नयाँ दोस्रो चरण नराखेसम्म पासवर्डले मात्र खुल्छ।',
    },
    removeYes: { en: 'Yes, remove it', ne: 'हो, हटाउनुहोस्' },
    removed: {
      en: 'The second step is removed, and the account is logged out everywhere.',
      ne: 'दोस्रो चरण हटाइयो र खाता सबै ठाउँबाट लगआउट गरियो।',
    },
    rule: { en: 'Administrators must have a second step', ne: 'व्यवस्थापकका लागि दोस्रो चरण अनिवार्य' },
    ruleSaved: { en: 'Saved.', ne: 'सुरक्षित भयो।' },
    ownFirst: {
      en: 'Set up your own second step first, under My account.',
      ne: 'पहिले “मेरो खाता” मा आफ्नै दोस्रो चरण राख्नुहोस्।',
    },
  },
} as const;
