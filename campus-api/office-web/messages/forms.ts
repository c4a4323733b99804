/** What forms of all kinds say: days, what is wrong, what is asked, and what has been done. */
export const forms = {
  done: {
    published: { en: 'Published.', ne: 'प्रकाशित भयो।' },
    changed: { en: 'The change is published.', ne: 'सच्याएको कुरा प्रकाशित भयो।' },
    removed: { en: 'Deleted.', ne: 'मेटाइयो।' },
    withdrawn: { en: 'The notice is withdrawn.', ne: 'सूचना वेबसाइटबाट हटाइयो।' },
    restored: { en: 'The notice is public again.', ne: 'सूचना फेरि प्रकाशित भयो।' },
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
    quota: {
      en: 'Your drafts take up too much room, so this file was not taken. Publish or delete a draft, then choose the file again.',
      ne: 'तपाईंका मस्यौदाले धेरै ठाउँ ओगटेकाले यो फाइल राखिएन। कुनै मस्यौदा प्रकाशित गर्नुहोस् वा मेटाउनुहोस्, अनि फाइल फेरि छान्नुहोस्।',
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
} as const;
