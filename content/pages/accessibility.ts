import type { TextPage } from './text-page';

/** The accessibility statement: what the tests of this site check, and what they do not. Keep it true. */
export const accessibility = {
  description: {
    en: 'How accessible this website is, what is checked, what is known to be missing, and how to ask for help.',
    ne: 'यो वेबसाइट कत्तिको पहुँचयुक्त छ, के जाँचिन्छ, के पुग्दैन र सहयोग कसरी माग्ने।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'Everyone should be able to read this website: with a screen reader, by keyboard alone, with large letters, on an old phone, without scripts. The measure is WCAG 2.2, level AA.',
          ne: 'स्क्रिन रिडर, किबोर्ड मात्र, ठूला अक्षर, पुरानो फोन वा स्क्रिप्टबिना पनि सबैले यो वेबसाइट पढ्न सकून् भन्ने हाम्रो उद्देश्य हो। मापदण्ड WCAG 2.2 को AA तह हो।',
        },
      ],
    },
    {
      heading: { en: 'What is checked', ne: 'के जाँचिन्छ' },
      points: [
        {
          en: 'With each change of the software, pages of every kind are gone through by the axe checker, in English and Nepali, at the width of a phone and of a desk, in light and dark colours',
          ne: 'सफ्टवेयर बदलिँदा हरेक पटक सबै प्रकारका पृष्ठ axe ले जाँच्छ: नेपाली र अङ्ग्रेजीमा, फोन र कम्प्युटरको चौडाइमा, उज्यालो र अँध्यारो रङमा',
        },
        {
          en: 'The HTML of the pages is validated, and links are followed to see that they lead somewhere',
          ne: 'पृष्ठको HTML जाँचिन्छ, र लिङ्कहरू कतै पुग्छन् कि पुग्दैनन् हेरिन्छ',
        },
        {
          en: 'Menu, dialogs, search and picture viewer are worked by keyboard in tests',
          ne: 'मेनु, संवाद, खोज र तस्बिर हेर्ने ठाउँ किबोर्डबाट चलाएर परीक्षण गरिन्छ',
        },
        {
          en: 'Pages are read with scripts switched off: notices, search, forms and downloads work all the same',
          ne: 'स्क्रिप्ट बन्द गरेर पनि पृष्ठ पढिन्छ: सूचना, खोज, फाराम र डाउनलोड उसै गरी चल्छन्',
        },
        {
          en: 'Whatever moves can be stopped, all at once, by “Stop motion” at the foot of each page; the setting of your device for less motion is kept to',
          ne: 'चल्ने सबै कुरा हरेक पृष्ठको पुछारको “चलायमान दृश्य रोक्नुहोस्” ले एकैचोटि रोक्न सकिन्छ; यन्त्रको “कम गति” रोजाइ पनि मानिन्छ',
        },
      ],
    },
    {
      heading: { en: 'What is missing', ne: 'के पुग्दैन' },
      points: [
        {
          en: 'Checkers find fewer than half of all faults; no person with a disability and no outside auditor has tested this website for us yet',
          ne: 'जाँच्ने कार्यक्रमले आधाभन्दा कम त्रुटि मात्र भेट्छ; अपाङ्गता भएका व्यक्ति वा बाहिरी परीक्षकबाट यो वेबसाइट अझै जाँचिएको छैन',
        },
        {
          en: 'Attached files are as the offices made them: some are pictures of paper, which a screen reader cannot read',
          ne: 'सूचनासँगका फाइल कार्यालयले बनाएजस्तै छन्: कतिपय कागजको तस्बिर मात्र हुन्, जुन स्क्रिन रिडरले पढ्न सक्दैन',
        },
        {
          en: 'Photographs of the gallery are described by their album, not one by one',
          ne: 'ग्यालरीका तस्बिर एल्बमको नामले चिनिन्छन्, एक-एक गरी वर्णन गरिएको छैन',
        },
        {
          en: 'A notice is in the language in which it was written; it is not translated',
          ne: 'सूचना जुन भाषामा लेखिएको हो त्यही भाषामा रहन्छ, अनुवाद हुँदैन',
        },
      ],
    },
    {
      heading: { en: 'Tell us', ne: 'हामीलाई भन्नुहोस्' },
      paragraphs: [
        {
          en: 'If you cannot read or use something here, call or write to the campus office; telephone and email stand at the foot of each page. Ask for any file in another form, and say which notice it belongs to.',
          ne: 'यहाँको कुनै कुरा पढ्न वा चलाउन नसके क्याम्पस कार्यालयमा फोन वा इमेल गर्नुहोस्; दुवै हरेक पृष्ठको पुछारमा छन्। कुनै पनि फाइल अर्कै रूपमा चाहिए कुन सूचनाको हो भनी माग्न सक्नुहुन्छ।',
        },
      ],
    },
  ],
} as const satisfies TextPage;
