export const adminAccountMessages = {
  title: { en: 'My account', ne: 'मेरो खाता' },
  role: { en: 'Role', ne: 'भूमिका' },
  ownRole: { en: 'Role: {role}.', ne: 'भूमिका: {role}।' },
  password: { en: 'Change the password', ne: 'पासवर्ड फेर्नुहोस्' },
  passwordHint: {
    en: 'At least 12 characters. Three or four unrelated words are easy to remember.',
    ne: 'कम्तीमा १२ अक्षर। एकअर्कासँग सम्बन्ध नभएका तीन-चार शब्द जोड्दा सम्झन सजिलो हुन्छ।',
  },
  passwordEnds: {
    en: 'All telephones and computers are logged out when the password changes.',
    ne: 'पासवर्ड फेरेपछि सबै फोन र कम्प्युटरबाट लगआउट हुन्छ।',
  },
  current: { en: 'Password until now', ne: 'अहिलेको पासवर्ड' },
  fresh: { en: 'New password', ne: 'नयाँ पासवर्ड' },
  again: { en: 'Repeat the new password', ne: 'नयाँ पासवर्ड फेरि' },
  wrong: { en: 'The current password is wrong.', ne: 'अहिलेको पासवर्ड मिलेन।' },
  differ: { en: 'The two new passwords differ.', ne: 'दुईवटा नयाँ पासवर्ड एउटै भएनन्।' },
  problem: {
    short: { en: 'The password has fewer than 12 characters.', ne: 'पासवर्ड १२ अक्षरभन्दा छोटो छ।' },
    long: { en: 'The password has more than 200 characters.', ne: 'पासवर्ड २०० अक्षरभन्दा लामो छ।' },
    common: {
      en: 'Many people use this password, so attackers try it first. Choose another.',
      ne: 'यस्तो पासवर्ड धेरैले राख्छन्, त्यसैले सजिलै अनुमान गर्न सकिन्छ। अर्कै राख्नुहोस्।',
    },
    name: { en: 'The password is little more than the user name.', ne: 'पासवर्ड प्रयोगकर्ता नामजस्तै छ।' },
  },
  sessions: { en: 'Where you are logged in', ne: 'कहाँ-कहाँ लगइन भएको छ' },
  thisOne: { en: 'this one', ne: 'अहिले यही' },
  since: { en: 'logged in {start}, last used {seen}', ne: '{start} मा लगइन, अन्तिम प्रयोग {seen}' },
  end: { en: 'Log out there', ne: 'त्यहाँबाट लगआउट गर्नुहोस्' },
  endOthers: { en: 'Log out everywhere else', ne: 'अरू सबै ठाउँबाट लगआउट गर्नुहोस्' },
  ended: { en: 'Logged out there.', ne: 'त्यहाँबाट लगआउट गरियो।' },
} as const;

export const adminAccountsMessages = {
  title: { en: 'Accounts of the office', ne: 'कार्यालयका प्रयोगकर्ता खाता' },
  roles: {
    publisher: { en: 'Publisher', ne: 'प्रकाशक' },
    editor: { en: 'Editor', ne: 'सम्पादक' },
    administrator: { en: 'Administrator', ne: 'व्यवस्थापक' },
  },
  rolesHint: {
    en: 'A publisher publishes notices and other records. An editor also edits the pages of the website. An administrator also manages these accounts.',
    ne: 'प्रकाशकले सूचना र अरू विवरण प्रकाशित गर्छन्। सम्पादकले वेबसाइटका पृष्ठ पनि सच्याउँछन्। व्यवस्थापकले यी खाता पनि हेर्छन्।',
  },
  add: { en: 'Add an account', ne: 'खाता थप्नुहोस्' },
  addHint: {
    en: 'A password is generated and shown once.',
    ne: 'पासवर्ड आफैँ बन्छ र एकपटक मात्र देखाइन्छ।',
  },
  save: { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  reset: { en: 'New password', ne: 'नयाँ पासवर्ड' },
  remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
  of: { en: '{action}: {name}', ne: '{action}: {name}' },
  you: { en: 'you', ne: 'तपाईं' },
  once: {
    en: 'The password of {name}. Write it down, it is not shown again:',
    ne: '{name}को पासवर्ड। टिपेर राख्नुहोस्, फेरि देखाइँदैन:',
  },
  nameTaken: { en: 'An account with this name already exists.', ne: 'यस नामको खाता पहिल्यै छ।' },
  name: {
    en: 'A user name has 1 to 100 visible characters.',
    ne: 'प्रयोगकर्ता नाम १ देखि १०० अक्षरको हुनुपर्छ।',
  },
  last: {
    en: 'This is the last administrator. Make someone else one first.',
    ne: 'यो अन्तिम व्यवस्थापक हो। पहिले अर्को व्यवस्थापक बनाउनुहोस्।',
  },
  removed: { en: 'The account is removed and logged out everywhere.', ne: 'खाता हटाइयो र सबै ठाउँबाट लगआउट गरियो।' },
  changed: { en: 'The role is changed.', ne: 'भूमिका फेरियो।' },
  removeTitle: { en: 'Remove the account of {name}?', ne: '{name}को खाता हटाउने हो?' },
  removeWhat: {
    en: 'It is logged out everywhere, and its drafts are deleted. Its publications stay.',
    ne: 'तुरुन्तै सबै ठाउँबाट लगआउट हुन्छ, र प्रकाशित नभएका मस्यौदा हट्छन्। प्रकाशित भइसकेका कुरा रहन्छन्।',
  },
  removeYes: { en: 'Yes, remove it', ne: 'हो, हटाउनुहोस्' },
} as const;

export const adminQaaUsersMessages = {
  title: { en: 'Users of the QAA area', ne: 'QAA क्षेत्रका प्रयोगकर्ता' },
  hint: {
    en: 'They read the QAA documents on the website. They cannot log in here.',
    ne: 'यिनीहरू वेबसाइटमा QAA कागजात हेर्न पाउँछन्। यहाँ लगइन गर्न पाउँदैनन्।',
  },
  add: { en: 'Add a user', ne: 'प्रयोगकर्ता थप्नुहोस्' },
  removed: { en: 'The user is removed.', ne: 'प्रयोगकर्ता हटाइयो।' },
} as const;
