import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#content/localize.ts';

/** All words of the office in a browser, both languages side by side. Nepali is what a clerk reads first. */
const messages = {
  office: { en: 'Campus office', ne: 'क्याम्पस कार्यालय' },
  skip: { en: 'Skip to the content', ne: 'सिधै मुख्य भागमा जानुहोस्' },
  menu: { en: 'Office menu', ne: 'कार्यालयको मेनु' },
  language: { en: 'Language', ne: 'भाषा' },
  loggedInAs: { en: 'Logged in as {name}', ne: '{name} को नामबाट लगइन' },
  nav: {
    home: { en: 'What is published', ne: 'अहिले प्रकाशित' },
    notices: { en: 'Notices', ne: 'सूचना' },
    account: { en: 'My account', ne: 'मेरो खाता' },
    accounts: { en: 'Accounts', ne: 'प्रयोगकर्ता खाता' },
    site: { en: 'Open the website', ne: 'वेबसाइट खोल्नुहोस्' },
  },
  back: { en: 'Back', ne: 'पछाडि' },
  cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  edit: { en: 'Edit', ne: 'सच्याउनुहोस्' },
  none: { en: 'There is nothing here yet.', ne: 'अहिलेसम्म केही छैन।' },
  search: { en: 'Search', ne: 'खोज्नुहोस्' },
  problems: { en: 'Please correct this first', ne: 'पहिले यी कुरा सच्याउनुहोस्' },
  optional: { en: '(optional)', ne: '(ऐच्छिक)' },

  login: {
    title: { en: 'Log in', ne: 'लगइन' },
    user: { en: 'User name', ne: 'प्रयोगकर्ता नाम' },
    password: { en: 'Password', ne: 'पासवर्ड' },
    submit: { en: 'Log in', ne: 'लगइन गर्नुहोस्' },
    logOut: { en: 'Log out', ne: 'लगआउट' },
    wrong: { en: 'The user name or the password is wrong.', ne: 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन।' },
    busy: {
      en: 'Others are logging in just now. Please try again in a moment.',
      ne: 'अहिले अरू पनि लगइन गर्दै छन्। केही क्षणपछि फेरि प्रयास गर्नुहोस्।',
    },
    often: {
      en: 'The password was wrong too often. Please try again in {minutes} minutes, or ask an administrator for a new password.',
      ne: 'धेरै पटक गलत पासवर्ड दिइयो। {minutes} मिनेटपछि फेरि प्रयास गर्नुहोस्, वा व्यवस्थापकसँग नयाँ पासवर्ड माग्नुहोस्।',
    },
    ended: {
      en: 'Your session has ended. Log in again to go on.',
      ne: 'तपाईंको लगइनको समय सकियो। काम जारी राख्न फेरि लगइन गर्नुहोस्।',
    },
    kept: {
      en: 'Your session had ended. What you wrote is safe: log in again and it is there.',
      ne: 'तपाईंको लगइनको समय सकिएको थियो। तपाईंले लेखेको कुरा सुरक्षित छ: फेरि लगइन गरेपछि त्यहीँ भेटिन्छ।',
    },
    out: { en: 'You are logged out.', ne: 'तपाईं लगआउट हुनुभयो।' },
    changed: {
      en: 'The password is changed. Log in with the new one.',
      ne: 'पासवर्ड फेरियो। नयाँ पासवर्डले लगइन गर्नुहोस्।',
    },
  },

  home: {
    title: { en: 'What is published now', ne: 'अहिले के-के प्रकाशित छ' },
    newNotice: { en: 'Write a notice', ne: 'नयाँ सूचना लेख्नुहोस्' },
    latest: { en: 'Latest notices', ne: 'ताजा सूचना' },
    open: { en: 'Admission: still open', ne: 'भर्ना: म्याद बाँकी' },
    allNotices: { en: 'All notices', ne: 'सबै सूचना' },
    drafts: { en: 'Not published yet', ne: 'प्रकाशित नभएका मस्यौदा' },
    drafted: { en: 'Written on {day}, only you see it', ne: '{day} मा लेखिएको, तपाईंले मात्र देख्नुहुन्छ' },
    go: { en: 'Go on writing', ne: 'लेख्न जारी राख्नुहोस्' },
    discard: { en: 'Discard', ne: 'मेटाउनुहोस्' },
    counts: { en: 'On the website', ne: 'वेबसाइटमा' },
    notices: { en: 'notices', ne: 'सूचना' },
    albums: { en: 'albums', ne: 'एल्बम' },
    staff: { en: 'teachers and staff', ne: 'शिक्षक र कर्मचारी' },
    publications: { en: 'publications', ne: 'प्रकाशन' },
  },

  notices: {
    title: { en: 'Notices', ne: 'सूचना' },
    newOne: { en: 'Write a notice', ne: 'नयाँ सूचना लेख्नुहोस्' },
    editOne: { en: 'Edit the notice', ne: 'सूचना सच्याउनुहोस्' },
    all: { en: 'All', ne: 'सबै' },
    found: { en: '{count} notices', ne: '{count} वटा सूचना' },
    shown: {
      en: 'The latest {count} are shown. Search for others.',
      ne: 'ताजा {count} वटा देखाइएको छ। अरू खोजेर भेट्टाउनुहोस्।',
    },
    searchFor: { en: 'Words of a notice', ne: 'सूचनामा भएका शब्द' },
    withdraw: { en: 'Withdraw', ne: 'हटाउनुहोस्' },
    withdrawOf: { en: 'Withdraw: {text}', ne: 'हटाउनुहोस्: {text}' },
    editOf: { en: 'Edit: {text}', ne: 'सच्याउनुहोस्: {text}' },
    text: { en: 'Words of the notice', ne: 'सूचनाको व्यहोरा' },
    textHint: {
      en: 'In Nepali or English, as visitors will read it. Type Nepali in Unicode.',
      ne: 'नेपाली वा अङ्ग्रेजीमा, आगन्तुकले पढ्ने गरी। नेपाली युनिकोडमा टाइप गर्नुहोस्।',
    },
    department: { en: 'Category', ne: 'प्रकार' },
    departmentHint: { en: 'Choose one or more.', ne: 'एउटा वा बढी छान्नुहोस्।' },
    lastDate: { en: 'Closing date', ne: 'अन्तिम मिति (म्याद)' },
    lastDateHint: {
      en: 'Leave empty where nothing closes.',
      ne: 'म्याद नभएको सूचनामा खाली छोड्नुहोस्।',
    },
    date: { en: 'Date of the notice', ne: 'सूचनाको मिति' },
    dateHint: { en: 'Leave empty for today.', ne: 'आजको मिति राख्न खाली छोड्नुहोस्।' },
    file: { en: 'Files', ne: 'फाइल' },
    fileHint: {
      en: 'PDF, picture, Word, Excel, PowerPoint, text or ZIP; at most 100 MB each. You can choose several at once.',
      ne: 'PDF, तस्बिर, Word, Excel, PowerPoint, पाठ वा ZIP; प्रत्येक बढीमा १०० MB। एकैपटक धेरै फाइल छान्न सकिन्छ।',
    },
    drop: { en: 'or drag files here', ne: 'वा फाइल तानेर यहाँ छोड्नुहोस्' },
    addFiles: { en: 'Attach these files', ne: 'यी फाइल जोड्नुहोस्' },
    attached: { en: 'Attached files', ne: 'जोडिएका फाइल' },
    removeFile: { en: 'Remove', ne: 'निकाल्नुहोस्' },
    removeFileOf: { en: 'Remove {name}', ne: '{name} निकाल्नुहोस्' },
    bringBack: { en: 'Bring back', ne: 'फेरि राख्नुहोस्' },
    willGo: { en: 'goes when you publish', ne: 'प्रकाशित गर्दा हट्छ' },
    preview: { en: 'Preview', ne: 'पूर्वावलोकन' },
    keep: { en: 'Save for later', ne: 'पछिका लागि राख्नुहोस्' },
    publish: { en: 'Publish', ne: 'प्रकाशित गर्नुहोस्' },
    publishChange: { en: 'Publish the change', ne: 'सच्याएको प्रकाशित गर्नुहोस्' },
    change: { en: 'Change it', ne: 'सच्याउनुहोस्' },
    previewTitle: { en: 'This is how visitors will see it', ne: 'आगन्तुकले यस्तो देख्नेछन्' },
    notYet: { en: 'Nothing is published yet.', ne: 'अझै प्रकाशित भएको छैन।' },
    downloads: { en: 'Downloads', ne: 'डाउनलोड' },
    published: { en: 'The notice is published.', ne: 'सूचना प्रकाशित भयो।' },
    changed: { en: 'The change is published.', ne: 'सच्याएको सूचना प्रकाशित भयो।' },
    withdrawn: { en: 'The notice is withdrawn.', ne: 'सूचना वेबसाइटबाट हटाइयो।' },
    restored: { en: 'The notice is public again.', ne: 'सूचना फेरि प्रकाशित भयो।' },
    removed: { en: 'The notice is deleted.', ne: 'सूचना मेटाइयो।' },
    isWithdrawn: { en: 'withdrawn', ne: 'हटाइएको' },
    restore: { en: 'Publish again', ne: 'फेरि प्रकाशित गर्नुहोस्' },
    restoreOf: { en: 'Publish again: {text}', ne: 'फेरि प्रकाशित गर्नुहोस्: {text}' },
    remove: { en: 'Delete', ne: 'मेटाउनुहोस्' },
    removeOf: { en: 'Delete: {text}', ne: 'मेटाउनुहोस्: {text}' },
    discarded: { en: 'The draft is discarded.', ne: 'मस्यौदा मेटाइयो।' },
    saved: { en: 'Saved. Only you see it until you publish it.', ne: 'राखियो। प्रकाशित नगरेसम्म तपाईंले मात्र देख्नुहुन्छ।' },
    withdrawTitle: { en: 'Withdraw this notice?', ne: 'यो सूचना हटाउने हो?' },
    withdrawWhat: {
      en: 'Visitors no longer see it, nor its files. You can publish it again at any time.',
      ne: 'आगन्तुकले यो सूचना र यससँगका फाइल देख्ने छैनन्। चाहेको बेला फेरि प्रकाशित गर्न सकिन्छ।',
    },
    withdrawYes: { en: 'Yes, withdraw it', ne: 'हो, हटाउनुहोस्' },
    withdrawNo: { en: 'No, keep it', ne: 'होइन, राख्नुहोस्' },
    uploading: { en: 'Sending files …', ne: 'फाइल पठाउँदै …' },
    interrupted: {
      en: 'The connection broke while the files were on their way. What you wrote is still here. Please try again.',
      ne: 'फाइल पठाउँदा पठाउँदै इन्टरनेट टुट्यो। तपाईंले लेखेको कुरा यहीँ छ। फेरि प्रयास गर्नुहोस्।',
    },
    meanwhile: {
      en: 'Someone else changed this notice while you were writing. This is how it is now. Publish again to put your words in its place.',
      ne: 'तपाईंले लेख्दै गर्दा अरू कसैले यो सूचना सच्याए। अहिले यस्तो छ। तपाईंकै व्यहोरा राख्न फेरि प्रकाशित गर्नुहोस्।',
    },
    gone: {
      en: 'Someone else removed this notice while you were writing. Publish again to publish it as a new one.',
      ne: 'तपाईंले लेख्दै गर्दा अरू कसैले यो सूचना हटाए। नयाँ सूचनाका रूपमा राख्न फेरि प्रकाशित गर्नुहोस्।',
    },
  },

  told: {
    none: { en: '', ne: '' },
    told: { en: 'The website shows it now.', ne: 'वेबसाइटमा अब देखिन्छ।' },
    later: { en: 'The website shows it within a minute.', ne: 'एक मिनेटभित्र वेबसाइटमा देखिन्छ।' },
    elsewhere: {
      en: 'The website does not show it: it reads from another campus API (UPSTREAM_URL). Tell the person who looks after it.',
      ne: 'वेबसाइटमा देखिँदैन: वेबसाइटले अर्कै ठाउँबाट (UPSTREAM_URL) जानकारी लिन्छ। वेबसाइट हेर्ने व्यक्तिलाई भन्नुहोस्।',
    },
  },

  department: {
    exam: { en: 'Exam', ne: 'परीक्षा' },
    administration: { en: 'Administration', ne: 'प्रशासन' },
    admission: { en: 'Admission', ne: 'भर्ना' },
    downloads: { en: 'Downloads', ne: 'डाउनलोड' },
  },

  date: {
    year: { en: 'Year (BS)', ne: 'साल' },
    month: { en: 'Month', ne: 'महिना' },
    day: { en: 'Day', ne: 'गते' },
    choose: { en: '–', ne: '–' },
    ad: { en: 'AD: {date}', ne: 'इस्वी संवत्: {date}' },
    inAd: { en: 'Enter the date in AD instead', ne: 'मिति इस्वी संवत्‌मा लेख्ने' },
    adLabel: { en: 'Date in AD', ne: 'मिति (इस्वी संवत्)' },
    published: { en: 'Date', ne: 'मिति' },
    last: { en: 'Last date', ne: 'अन्तिम मिति' },
  },

  problem: {
    letters: {
      en: 'There is not a single letter in the words of the notice.',
      ne: 'सूचनाको व्यहोरामा एउटा पनि अक्षर छैन।',
    },
    part: { en: 'choose year, month and day.', ne: 'साल, महिना र गते तीनै छान्नुहोस्।' },
    noDay: { en: '{month} {year} has {days} days.', ne: '{year} {month} मा {days} गते मात्र छन्।' },
    noAd: { en: 'this is no date.', ne: 'यो मिति मिलेन।' },
    twoDays: {
      en: 'the dates in BS and in AD are not the same day. Correct one, or leave one empty.',
      ne: 'विक्रम संवत् र इस्वी संवत्‌का मिति एउटै दिन होइनन्। एउटा सच्याउनुहोस् वा खाली छोड्नुहोस्।',
    },
    disk: {
      en: 'The disk of the server is full. Nothing was changed. Tell the person who looks after it.',
      ne: 'सर्भरको डिस्क भरिएको छ। केही फेरिएको छैन। सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
    },
    busy: {
      en: 'Something else is being changed just now. What you wrote is kept. Please try again.',
      ne: 'अहिले अर्को काम हुँदै छ। तपाईंले लेखेको सुरक्षित छ। फेरि प्रयास गर्नुहोस्।',
    },
    meanwhile: {
      en: '{name} changed this while you were writing. Look at it again.',
      ne: 'तपाईंले लेख्दै गर्दा {name} ले यो सच्याउनुभयो। एकपटक फेरि हेर्नुहोस्।',
    },
    refused: { en: 'This could not be done: {reason}', ne: 'यो काम हुन सकेन: {reason}' },
  },

  consent: {
    title: { en: 'Is this meant?', ne: 'साँच्चै यसै गर्ने हो?' },
    warnings: { en: 'This looks wrong', ne: 'यो गलत हो कि जस्तो देखिन्छ' },
    losses: { en: 'This goes', ne: 'यी कुरा हट्छन्' },
    more: { en: 'and {count} more', ne: 'र अरू {count}' },
    undo: {
      en: 'It can be brought back from the log of changes.',
      ne: 'पछि फेर्न मन लागे परिवर्तनको अभिलेखबाट फर्काउन सकिन्छ।',
    },
    yes: { en: 'Yes, go on', ne: 'हो, गर्नुहोस्' },
    no: { en: 'No, go back', ne: 'होइन, पछाडि जानुहोस्' },
  },

  account: {
    title: { en: 'My account', ne: 'मेरो खाता' },
    role: { en: 'Role', ne: 'भूमिका' },
    password: { en: 'Change the password', ne: 'पासवर्ड फेर्नुहोस्' },
    passwordHint: {
      en: 'At least 12 characters. Three or four words that have nothing to do with each other are easy to keep in mind.',
      ne: 'कम्तीमा १२ अक्षर। एकअर्कासँग सम्बन्ध नभएका तीन-चार शब्द जोड्दा सम्झन सजिलो हुन्छ।',
    },
    passwordEnds: {
      en: 'All devices are logged out when the password changes.',
      ne: 'पासवर्ड फेरेपछि सबै यन्त्रबाट लगआउट हुन्छ।',
    },
    current: { en: 'Password until now', ne: 'अहिलेको पासवर्ड' },
    fresh: { en: 'New password', ne: 'नयाँ पासवर्ड' },
    again: { en: 'New password once more', ne: 'नयाँ पासवर्ड फेरि' },
    wrong: { en: 'The password until now is wrong.', ne: 'अहिलेको पासवर्ड मिलेन।' },
    differ: { en: 'The two new passwords differ.', ne: 'दुईवटा नयाँ पासवर्ड एउटै भएनन्।' },
    problem: {
      short: { en: 'The password has fewer than 12 characters.', ne: 'पासवर्ड १२ अक्षरभन्दा छोटो छ।' },
      long: { en: 'The password has more than 200 characters.', ne: 'पासवर्ड २०० अक्षरभन्दा लामो छ।' },
      common: {
        en: 'Many people use this password, so it is among the first that are tried. Choose another.',
        ne: 'यस्तो पासवर्ड धेरैले राख्छन्, त्यसैले सजिलै अनुमान गर्न सकिन्छ। अर्कै राख्नुहोस्।',
      },
      name: { en: 'The password is little more than the user name.', ne: 'पासवर्ड प्रयोगकर्ता नामजस्तै छ।' },
    },
    sessions: { en: 'Where you are logged in', ne: 'कहाँ-कहाँ लगइन छ' },
    thisOne: { en: 'this device', ne: 'यही यन्त्र' },
    since: { en: 'since {start}, last used {seen}', ne: '{start} देखि, अन्तिम पटक {seen}' },
    end: { en: 'Log out there', ne: 'त्यहाँबाट लगआउट गर्नुहोस्' },
    endOthers: { en: 'Log out everywhere else', ne: 'अरू सबै ठाउँबाट लगआउट गर्नुहोस्' },
    ended: { en: 'Logged out there.', ne: 'त्यहाँबाट लगआउट गरियो।' },
  },

  accounts: {
    title: { en: 'Accounts of the office', ne: 'कार्यालयका प्रयोगकर्ता खाता' },
    roles: {
      publisher: { en: 'Publisher', ne: 'प्रकाशक' },
      administrator: { en: 'Administrator', ne: 'व्यवस्थापक' },
    },
    rolesHint: {
      en: 'A publisher publishes. An administrator also manages these accounts.',
      ne: 'प्रकाशकले प्रकाशित गर्छन्। व्यवस्थापकले प्रकाशित गर्नुका साथै यी खाता पनि हेर्छन्।',
    },
    add: { en: 'Add an account', ne: 'खाता थप्नुहोस्' },
    addHint: {
      en: 'A password is made for it and shown once.',
      ne: 'पासवर्ड आफैँ बन्छ र एकपटक मात्र देखाइन्छ।',
    },
    save: { en: 'Save', ne: 'राख्नुहोस्' },
    reset: { en: 'New password', ne: 'नयाँ पासवर्ड' },
    remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
    of: { en: '{action}: {name}', ne: '{action}: {name}' },
    you: { en: 'you', ne: 'तपाईं' },
    once: {
      en: 'The password of {name}. Write it down, it is not shown again:',
      ne: '{name} को पासवर्ड। टिपेर राख्नुहोस्, फेरि देखाइँदैन:',
    },
    taken: { en: 'There is an account of that name already.', ne: 'यस नामको खाता पहिल्यै छ।' },
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
    removeTitle: { en: 'Remove the account of {name}?', ne: '{name} को खाता हटाउने हो?' },
    removeWhat: {
      en: 'It is logged out everywhere at once, and its unpublished drafts go. What it published stays.',
      ne: 'तुरुन्तै सबै ठाउँबाट लगआउट हुन्छ, र प्रकाशित नभएका मस्यौदा हट्छन्। प्रकाशित भइसकेका कुरा रहन्छन्।',
    },
    removeYes: { en: 'Yes, remove it', ne: 'हो, हटाउनुहोस्' },
  },

  refusal: {
    notFound: { en: 'This page is not here', ne: 'यो पृष्ठ यहाँ छैन' },
    notFoundText: {
      en: 'It may have been withdrawn by someone else meanwhile.',
      ne: 'यसबीच अरू कसैले हटाएको हुन सक्छ।',
    },
    forbidden: { en: 'This is not allowed', ne: 'यसको अनुमति छैन' },
    forbiddenText: {
      en: 'Your account may not do this, or the form is too old. Go back, load the page again and try once more.',
      ne: 'तपाईंको खाताले यो गर्न मिल्दैन, वा फाराम पुरानो भयो। पछाडि गएर पृष्ठ फेरि खोल्नुहोस् र प्रयास गर्नुहोस्।',
    },
    failed: { en: 'Something went wrong', ne: 'केही गडबड भयो' },
    failedText: {
      en: 'Nothing was changed. Please try again; if it happens again, tell the person who looks after the server.',
      ne: 'केही फेरिएको छैन। फेरि प्रयास गर्नुहोस्; फेरि यस्तै भए सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
    },
  },
} as const;

const byLanguage = { en: inLanguage(messages, 'en'), ne: inLanguage(messages, 'ne') };

export type OfficeMessages = (typeof byLanguage)['en'];

export const messagesIn = (language: Locale): OfficeMessages => byLanguage[language];
