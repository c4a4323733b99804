/** Labels and hints of the optional fields of a notice. */
export const detailMessages = {
  body: { en: 'Text below the notice', ne: 'सूचनामुनिको विवरण' },
  followUp: { en: 'Link with another notice: extension, result, correction', ne: 'अर्को सूचनासँग जोड्ने: म्याद थप, नतिजा, संशोधन' },
  bodyIn: { en: { en: 'Text below the notice, in English', ne: 'सूचनामुनिको विवरण, अङ्ग्रेजीमा' }, ne: { en: 'Text below the notice, in Nepali', ne: 'सूचनामुनिको विवरण, नेपालीमा' } },
  bodyHint: {
    en: 'A new line is a new paragraph. Begin a heading with # and a point with -. Cells copied from Excel become a table. A link: [Form](/notice/downloads). If only one language is filled in, both languages show it.',
    ne: 'नयाँ पङ्क्तिमा नयाँ अनुच्छेद बन्छ। शीर्षकको अगाडि # र बुँदाको अगाडि - राख्नुहोस्। Excel बाट टाँसेका कोठा तालिका बन्छन्। लिङ्क: [फारम](/notice/downloads)। एउटा भाषामा मात्र लेखे दुवै भाषामा त्यही देखिन्छ।',
  },
  pictureAlt: { en: 'What the picture shows', ne: 'तस्बिरको विवरण (देख्न नसक्नेका लागि)' },
  pictureAltHint: { en: 'Puts the first attached picture above the text. Describe it for visitors who do not see it. Leave empty to show pictures below.', ne: 'यहाँ लेखे पहिलो तस्बिर विवरणमाथि देखिन्छ। तस्बिर देख्न नसक्ने आगन्तुकका लागि के छ लेख्नुहोस्। खाली छोडे तस्बिर तल देखिन्छ।' },
  closingTime: { en: 'Closing time', ne: 'अन्तिम समय' },
  closingTimeHint: { en: 'On the closing date, such as 17:00. Leave empty for the end of the day.', ne: 'अन्तिम मितिका दिनको, जस्तै १७:००। दिनभरि खुला रहने भए खाली छोड्नुहोस्।' },
  contact: { en: 'Contact', ne: 'सम्पर्क' },
  contactHint: { en: 'For questions of visitors: an office, a telephone number, an email address.', ne: 'आगन्तुकले कसलाई सोध्ने: शाखा, फोन नम्बर वा इमेल।' },
  replaces: { en: 'Replaces the notice number', ne: 'यो सूचना कुन सूचनाको सट्टामा हो' },
  replacesHint: { en: 'The earlier notice stays and links to this one. The number is at the end of its address: /notice/item/321 is 321.', ne: 'पुरानो सूचना रहिरहन्छ, त्यसमा यस सूचनाको लिङ्क देखिन्छ। नम्बर ठेगानाको अन्त्यमा हुन्छ: /notice/item/321 भए 321।' },
  result: { en: 'Result in the notice number', ne: 'नतिजा भएको सूचनाको नम्बर' },
  resultHint: { en: 'The notice with the result: who was chosen, or to whom a tender was awarded.', ne: 'नतिजा भएको सूचना: को छानियो, वा ठेक्का कसलाई दिइयो।' },
  updateNote: { en: 'What was changed', ne: 'के संशोधन भयो' },
  updateNoteHint: { en: 'Visitors see it with the day of today. Leave it as it is for a small correction.', ne: 'आगन्तुकले आजको मितिसहित देख्छन्। सानो सच्याइमा यसलाई नछुनुहोस्।' },
  withdrawalReason: { en: 'Reason', ne: 'कारण' },
  withdrawalReasonHint: { en: 'Optional. Visitors who open its address read it.', ne: 'ऐच्छिक। यसको ठेगाना खोल्ने आगन्तुकले पढ्छन्।' },
} as const;
