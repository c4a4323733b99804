/** Messages of all forms: days, errors and confirmations. */
export const adminFormsMessages = {
  date: {
    year: { en: 'Year (BS)', ne: 'साल' },
    month: { en: 'Month', ne: 'महिना' },
    day: { en: 'Day', ne: 'गते' },
    choose: { en: '–', ne: '–' },
    ad: { en: 'AD: {date}', ne: 'इस्वी संवत्: {date}' },
    adAlone: { en: '{day} (AD)', ne: '{day} (इस्वी संवत्)' },
    inAd: { en: 'Enter the date in AD instead', ne: 'मिति इस्वी संवत्‌मा लेख्ने' },
    adLabel: { en: 'Date in AD, such as 2026-11-23', ne: 'मिति (इस्वी संवत्), जस्तै २०२६-११-२३' },
    published: { en: 'Date', ne: 'मिति' },
    last: { en: 'Last date', ne: 'अन्तिम मिति' },
  },
  unicode: {
    what: {
      en: 'This looks typed in Preeti or Kantipur, which visitors cannot read. In Unicode it reads:',
      ne: 'यो प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ, आगन्तुकले पढ्न सक्दैनन्। युनिकोडमा यस्तो हुन्छ:',
    },
    use: { en: 'Use Unicode', ne: 'युनिकोडमा राख्नुहोस्' },
  },
  problem: {
    part: { en: 'choose year, month and day.', ne: 'साल, महिना र गते तीनै छान्नुहोस्।' },
    noDay: { en: '{month} {year} has {days} days.', ne: '{year} {month}मा {days} दिन मात्र छन्।' },
    noAd: { en: 'write a date in AD like 2026-11-23.', ne: 'इस्वी संवत्‌को मिति २०२६-११-२३ जसरी लेख्नुहोस्।' },
    noTime: { en: '{label}: write the time like 10:30.', ne: '{label}: समय १०:३० जसरी लेख्नुहोस्।' },
    twoDays: {
      en: 'the dates in BS and in AD are not the same day. Correct one, or leave one empty.',
      ne: 'विक्रम संवत् र इस्वी संवत्‌का मिति एउटै दिन होइनन्। एउटा सच्याउनुहोस् वा खाली छोड्नुहोस्।',
    },
    disk: {
      en: 'The disk of the server is full. Nothing was changed. Tell the administrator of the server.',
      ne: 'सर्भरको डिस्क भरिएको छ। केही फेरिएको छैन। सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
    },
    quota: {
      en: 'Your drafts take up too much space, so this file was not stored. Publish or delete a draft, then choose the file again.',
      ne: 'तपाईंका मस्यौदाले धेरै ठाउँ ओगटेकाले यो फाइल राखिएन। कुनै मस्यौदा प्रकाशित गर्नुहोस् वा मेटाउनुहोस्, अनि फाइल फेरि छान्नुहोस्।',
    },
    notStored: {
      en: 'The server could not store this. Keep this page open and try again in a moment.',
      ne: 'सर्भरले यो राख्न सकेन। यो पृष्ठ बन्द नगरी एकछिनपछि फेरि प्रयास गर्नुहोस्।',
    },
    files: {
      en: 'At most {most} files can be sent at once. None of these files was stored; everything else is saved. Choose fewer files at a time.',
      ne: 'एकैपटक बढीमा {most} वटा फाइल पठाउन सकिन्छ। यी कुनै फाइल राखिएनन्, अरू सबै सुरक्षित छ। थोरै-थोरै गरी फाइल छान्नुहोस्।',
    },
    busy: {
      en: 'Another change is in progress. Your text is saved. Please try again.',
      ne: 'अहिले अर्को काम हुँदै छ। तपाईंले लेखेको सुरक्षित छ। फेरि प्रयास गर्नुहोस्।',
    },
    locked: {
      en: 'Another program is using the database. Nothing was changed. Please try again in a minute.',
      ne: 'अहिले अर्को प्रोग्रामले डाटाबेस चलाइरहेको छ। केही फेरिएको छैन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
    },
    conflict: {
      en: '{name} changed this while you were writing. Look at it again.',
      ne: 'तपाईंले लेख्दै गर्दा {name} ले यो सच्याउनुभयो। एकपटक फेरि हेर्नुहोस्।',
    },
    refused: { en: 'This could not be done: {reason}', ne: 'यो काम हुन सकेन: {reason}' },
  },
  confirmation: {
    title: { en: 'Is this meant?', ne: 'साँच्चै यसो गर्ने हो?' },
    warnings: { en: 'Please note', ne: 'ध्यान दिनुहोस्' },
    deletions: { en: 'This goes', ne: 'यी कुरा हट्छन्' },
    more: { en: 'and {count} more', ne: 'र अरू {count}' },
    undo: {
      en: 'You can undo this in the log of changes.',
      ne: 'पछि फेर्न मन लागे परिवर्तनको अभिलेखबाट फर्काउन सकिन्छ।',
    },
    yes: {
      publish: { en: 'Yes, publish it', ne: 'हो, प्रकाशित गर्नुहोस्' },
      withdraw: { en: 'Yes, withdraw it', ne: 'हो, हटाउनुहोस्' },
      remove: { en: 'Yes, delete it', ne: 'हो, मेटाउनुहोस्' },
      removeUser: { en: 'Yes, remove the user', ne: 'हो, प्रयोगकर्ता हटाउनुहोस्' },
      undo: { en: 'Yes, take it back', ne: 'हो, फर्काउनुहोस्' },
      restore: { en: 'Yes, restore the back-up', ne: 'हो, ब्याकअपको अवस्थामा फर्काउनुहोस्' },
    },
    no: { en: 'No, go back', ne: 'होइन, पछाडि जानुहोस्' },
  },
} as const;
