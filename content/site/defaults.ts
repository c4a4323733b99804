import { footerLinks, menu, siteLinks } from '../menu.ts';
import type { Identity } from './identity.ts';
import type { Menu } from './menu.ts';
import type { TextPage } from './page.ts';
import { privacy } from './privacy-statement.ts';

/** The accessibility statement: the scope of the tests of this site, and their limits. Keep it correct. */
const accessibility: TextPage = {
  title: { en: 'Accessibility', ne: 'पहुँचयुक्तता' },
  description: {
    en: 'How accessible this website is, what is checked, which problems are known, and how to ask for help.',
    ne: 'यो वेबसाइट कत्तिको पहुँचयुक्त छ, के-के जाँचिन्छ, के-के कमी छन् र सहयोग कसरी माग्ने।',
  },
  parts: [
    {
      paragraphs: [
        {
          en: 'Everyone should be able to use this website: with a screen reader, with only a keyboard, with large text, on an old phone, or without scripts. We aim for WCAG 2.2, level AA.',
          ne: 'स्क्रिन रिडर चलाउने, किबोर्ड मात्र प्रयोग गर्ने, ठूला अक्षर चाहिने, पुरानो फोन भएका वा स्क्रिप्ट बन्द राख्ने सबैले यो वेबसाइट चलाउन सकून् भन्ने हाम्रो उद्देश्य हो। हाम्रो लक्ष्य WCAG 2.2 को AA तह हो।',
        },
      ],
    },
    {
      heading: { en: 'What is checked', ne: 'के-के जाँचिन्छ' },
      points: [
        {
          en: 'Every time the software changes, the axe checker tests each kind of page in English and Nepali, at phone and desktop width, in light and dark colours',
          ne: 'सफ्टवेयर फेरिएपिच्छे axe नामक औजारले हरेक प्रकारका पृष्ठ नेपाली र अङ्ग्रेजीमा, फोन र कम्प्युटरको चौडाइमा, उज्यालो र अँध्यारो रङमा जाँच्छ',
        },
        { en: 'The HTML is validated and every link is checked', ne: 'पृष्ठको HTML र हरेक लिङ्क जाँचिन्छ' },
        {
          en: 'The menu, dialogs, search and picture viewer are tested by keyboard',
          ne: 'मेनु, खुल्ने झ्याल, खोज र तस्बिर हेर्ने झ्याल किबोर्डबाट चलाएर जाँचिन्छन्',
        },
        {
          en: 'Pages are tested with scripts switched off: notices, search, forms and downloads still work',
          ne: 'स्क्रिप्ट बन्द गरेर पनि जाँचिन्छ: सूचना, खोज, फाराम र डाउनलोड उसै गरी चल्छन्',
        },
        {
          en: 'Everything that moves can be stopped with “Stop animations” at the foot of each page; your device’s reduced-motion setting is respected',
          ne: 'चल्ने सबै कुरा हरेक पृष्ठको पुछारमा रहेको “एनिमेसन रोक्नुहोस्” थिचेर एकैचोटि रोक्न सकिन्छ; फोन वा कम्प्युटरमा एनिमेसन कम गर्ने सेटिङ भए त्यो पनि मानिन्छ',
        },
      ],
    },
    {
      heading: { en: 'Known problems', ne: 'के-के कमी छन्' },
      points: [
        {
          en: 'Automatic checks find fewer than half of all problems; no disabled user and no outside auditor has tested this website yet',
          ne: 'स्वचालित जाँचले आधाभन्दा कम त्रुटि मात्र भेट्छ; अपाङ्गता भएका व्यक्ति वा बाहिरी विज्ञले यो वेबसाइट अझै जाँचेका छैनन्',
        },
        {
          en: 'Attached files are published as we receive them: some are scans, which a screen reader cannot read',
          ne: 'सूचनासँगका फाइल कार्यालयले दिएजस्तै राखिन्छन्: कतिपय कागजका स्क्यान मात्र हुन्, जुन स्क्रिन रिडरले पढ्न सक्दैन',
        },
        {
          en: 'Gallery photos are described by album, not one by one',
          ne: 'ग्यालरीका तस्बिर एल्बमको नामले चिनिन्छन्, एक-एक गरी वर्णन गरिएको छैन',
        },
        {
          en: 'A notice that the campus wrote in one language appears in this language only',
          ne: 'एउटै भाषामा मात्र लेखिएको सूचना त्यही भाषामा देखिन्छ, अनुवाद हुँदैन',
        },
      ],
    },
    {
      heading: { en: 'Tell us', ne: 'हामीलाई भन्नुहोस्' },
      paragraphs: [
        {
          en: 'If you cannot read or use something here, call or email the campus office; the details are at the foot of each page. You can ask for any file in another format: tell us which notice it belongs to.',
          ne: 'यहाँको कुनै कुरा पढ्न वा चलाउन नसके क्याम्पस कार्यालयमा फोन वा इमेल गर्नुहोस्; विवरण हरेक पृष्ठको पुछारमा छ। कुनै फाइल अर्को रूपमा चाहिए कुन सूचनाको हो भनी खुलाएर माग्न सक्नुहुन्छ।',
        },
      ],
    },
  ],
};

/** Shown where neither the site content nor the contact record has a name. */
export const defaultIdentity: Identity = {
  name: { en: 'Campus website', ne: 'क्याम्पसको वेबसाइट' },
  shortName: { en: 'Campus', ne: 'क्याम्पस' },
};

/** The menu of the specification (section 2), until the campus changes it. */
export const defaultMenu: Menu = {
  entries: menu.map((entry) => ('links' in entry ? { ...entry, links: [...entry.links] } : entry)),
  footerLinks: [...footerLinks],
  importantLinks: [],
  siteLinks: [...siteLinks],
};

/** The statements of the product, by the ids of their documents, until the campus writes its own. */
export const defaultPages: Readonly<Record<string, TextPage>> = { accessibility, privacy };
