import type { Localized } from '#content/locale.ts';
import type { RemarkCode } from './remarks.ts';

/** Parts of a plan: remarks that need a look, changed texts, and items that are left out. */
export const remarkParts = ['wrong', 'repaired', 'left-out'] as const;
export type RemarkPart = (typeof remarkParts)[number];

interface Explanation {
  part: RemarkPart;
  text: Localized;
  /** The heading in the admin, where that of the command names its options. */
  heading?: Localized;
}

const morePages = { en: 'The administrator of the server can read more pages with the command “import crawl”.', ne: 'सर्भर हेर्ने व्यक्तिले “import crawl” आदेशले थप पृष्ठ पढ्न सक्छन्।' };

/** Explanations of remarks for clerks, in the order of the plan. */
export const remarkExplanations: Readonly<Partial<Record<RemarkCode, Explanation>>> = {
  'file-left-out': {
    part: 'wrong',
    text: { en: 'Notices and pages come without these files. Send the missing ones as a ZIP file, or add them to the notice later.', ne: 'सूचना र पृष्ठ यी फाइलबिनै आउँछन्। नभेटिएका फाइल ZIP मा पठाउनुहोस्, वा पछि सूचनामा थप्नुहोस्।' },
  },
  'file-not-requested': {
    part: 'wrong',
    heading: { en: 'Files that the plan leaves out: {count}', ne: 'योजनामा नपरेका फाइल: {count}' },
    text: { en: 'You have chosen an import without files. To bring them, choose the download below, or begin again with a ZIP file.', ne: 'फाइलबिना आयात गर्ने छानिएको छ। फाइल पनि ल्याउन तल डाउनलोड छान्नुहोस्, वा ZIP फाइलसहित फेरि सुरु गर्नुहोस्।' },
  },
  'item-broken': {
    part: 'wrong',
    text: { en: 'The export file is damaged at these lines. Export it again, or add these items by hand.', ne: 'एक्सपोर्ट फाइलका यी पङ्क्ति बिग्रेका छन्। फेरि एक्सपोर्ट गर्नुहोस्, वा यी सामग्री आफैँ थप्नुहोस्।' },
  },
  'link-left-out': {
    part: 'wrong',
    text: { en: 'They led to pages, lists or files of the old site that this import does not have. Choose a new target by hand where it matters.', ne: 'यी लिङ्कले पुरानो साइटका यस आयातमा नभएका पृष्ठ, सूची वा फाइलमा लैजान्थे। चाहिने ठाउँमा नयाँ लिङ्क आफैँ राख्नुहोस्।' },
  },
  'picture-outside': {
    part: 'wrong',
    text: { en: 'The old site showed these pictures from other servers, and no import takes files from there. Save them yourself, and add them to the page or notice.', ne: 'पुरानो साइटले यी तस्बिर अरू सर्भरबाट देखाउँथ्यो; त्यहाँबाट फाइल ल्याइँदैन। आफैँ सेभ गरी पृष्ठ वा सूचनामा थप्नुहोस्।' },
  },
  'pictures-as-album': {
    part: 'repaired',
    text: { en: 'A page has at most 20 pictures. All pictures of these pages become an album, and the page links to it.', ne: 'एउटा पृष्ठमा बढीमा २० तस्बिर हुन्छन्। यी पृष्ठका सबै तस्बिर एल्बम बन्छन्, र पृष्ठमा त्यसको लिङ्क हुन्छ।' },
  },
  'languages-differ': {
    part: 'wrong',
    text: { en: 'The English and the Nepali page were joined part by part, and one has more parts. Read these pages after the import.', ne: 'अङ्ग्रेजी र नेपाली पृष्ठ खण्ड-खण्ड गरी जोडिए, तर एउटामा बढी खण्ड छन्। आयातपछि यी पृष्ठ पढेर हेर्नुहोस्।' },
  },
  'too-long': {
    part: 'wrong',
    text: { en: 'These pages are longer than a page may be; their end is left out. Split them on the old site, or add the rest by hand.', ne: 'यी पृष्ठ सीमाभन्दा लामा छन्; अन्त्यको भाग छुट्छ। पुरानो साइटमै टुक्रा पार्नुहोस्, वा बाँकी आफैँ थप्नुहोस्।' },
  },
  'no-date': {
    part: 'wrong',
    text: { en: 'The export has no date for them. They get the date of today and are listed first: correct the date after the import.', ne: 'एक्सपोर्टमा यिनको मिति छैन। आजको मिति राखिन्छ र सबैभन्दा माथि देखिन्छन्: आयातपछि मिति सच्याउनुहोस्।' },
  },
  'same-address': {
    part: 'wrong',
    text: { en: 'The old site had several items at one address. All are imported; the old address leads to the first.', ne: 'पुरानो साइटमा एउटै ठेगानामा धेरै सामग्री थिए। सबै आउँछन्; पुरानो ठेगानाले पहिलोमा लैजान्छ।' },
  },
  redirects: {
    part: 'wrong',
    text: { en: 'Posts and pages have their old addresses; addresses of some files have none.', ne: 'पोस्ट र पृष्ठका पुराना ठेगाना चल्छन्; केही फाइलका ठेगाना मात्र छुट्छन्।' },
  },
  'crawl-blocked': {
    part: 'wrong',
    text: { en: 'The old site refused further requests. Import what was read, or try again tomorrow: pages that were read are not requested again.', ne: 'पुरानो साइटले थप पढ्न दिएन। पढिएका मात्र आयात गर्नुहोस्, वा भोलि फेरि प्रयास गर्नुहोस्: पढिसकेका पृष्ठ फेरि मागिँदैनन्।' },
  },
  'crawl-waiting': {
    part: 'wrong',
    heading: { en: 'Pages that were not read, as the limit of pages was reached: {number}', ne: 'पृष्ठको सीमा पुगेकाले नपढिएका पृष्ठ: {number}' },
    text: morePages,
  },
  'crawl-deep': {
    part: 'wrong',
    heading: { en: 'Pages that were not read, too many links away from the first page: {number}', ne: 'पहिलो पृष्ठबाट धेरै लिङ्क टाढा भएकाले नपढिएका पृष्ठ: {number}' },
    text: morePages,
  },
  'file-of-layout': {
    part: 'wrong',
    text: { en: 'Such files mostly stand in a menu or at the edge of a page. If a notice needs one, add it to the notice after the import.', ne: 'यस्ता फाइल प्रायः मेनु वा पृष्ठको छेउमा हुन्छन्। कुनै सूचनालाई चाहिने भए आयातपछि सूचनामा थप्नुहोस्।' },
  },
  'crawl-failed': {
    part: 'wrong',
    text: { en: 'Their links lead nowhere on the old site either, or its server failed. Make the plan again to try them once more.', ne: 'पुरानो साइटमै लिङ्क बिग्रेका छन्, वा सर्भर चलेन। फेरि पढ्न योजना फेरि बनाउनुहोस्।' },
  },
  'crawl-forbidden': {
    part: 'left-out',
    text: { en: 'The old site does not allow programs to read them.', ne: 'पुरानो साइटले यी पृष्ठ प्रोग्रामलाई पढ्न दिँदैन।' },
  },
  'crawl-trap': {
    part: 'left-out',
    text: { en: 'Each of these addresses leads to another one with the same content.', ne: 'यी ठेगानाले उही सामग्री भएको अर्को ठेगानामा लैजान्छन्।' },
  },
  'row-left-out': {
    part: 'wrong',
    text: { en: 'The reason stands beside each row. Nothing else of the table depends on them.', ne: 'हरेक पङ्क्तिसँगै कारण लेखिएको छ। तालिकाका अरू पङ्क्तिलाई यसले असर गर्दैन।' },
  },
  'row-other': {
    part: 'wrong',
    text: { en: 'They have no record. If one of them does, complete its row and import the table again.', ne: 'यिनमा राख्ने कुरा छैन। कुनैमा भए त्यो पङ्क्ति पूरा गरेर तालिका फेरि आयात गर्नुहोस्।' },
  },
  'first-day': {
    part: 'wrong',
    text: { en: 'The website shows publications by year. Write the day into the table if you know it, or edit it later.', ne: 'वेबसाइटले प्रकाशन सालअनुसार देखाउँछ। दिन थाहा भए तालिकामा लेख्नुहोस्, वा पछि सच्याउनुहोस्।' },
  },
  'row-hidden': {
    part: 'wrong',
    text: { en: 'A filter or its author hides them in the spreadsheet. Show them there, and import the table again.', ne: 'तालिकामा फिल्टर वा बनाउनेले यी लुकाएका छन्। त्यहाँ देखिने बनाएर तालिका फेरि आयात गर्नुहोस्।' },
  },
  'department-missing': {
    part: 'wrong',
    text: { en: 'Write the department into its column of the table, or change it in the notice later.', ne: 'तालिकाको “प्रकार” स्तम्भमा लेख्नुहोस्, वा पछि सूचनामा फेर्नुहोस्।' },
  },
  'album-date': {
    part: 'wrong',
    text: { en: 'A day before the name of a folder becomes the day of the album: “2081-05-12 Annual day”.', ne: 'फोल्डरको नामअघि लेखिएको मिति एल्बमको मिति हुन्छ: “2081-05-12 वार्षिकोत्सव”।' },
  },
  'month-first': {
    part: 'wrong',
    text: { en: 'Other dates of the table can only be read that way. Check the days in the list below.', ne: 'तालिकाका अरू मिति त्यसरी मात्र पढ्न मिल्छ। तलको सूचीमा मिति जाँच्नुहोस्।' },
  },
  'album-too-large': {
    part: 'wrong',
    text: { en: 'Split the folder into two albums to bring all pictures.', ne: 'सबै तस्बिर ल्याउन फोल्डरलाई दुई एल्बममा बाँड्नुहोस्।' },
  },
  'table-encoding': {
    part: 'repaired',
    text: { en: 'Check some names with letters such as é, or save the table as “CSV UTF-8”.', ne: 'केही नाम जाँच्नुहोस्, वा तालिका “CSV UTF-8” मा सेभ गर्नुहोस्।' },
  },
  'row-twice': {
    part: 'left-out',
    text: { en: 'Each row is imported once.', ne: 'एउटै पङ्क्ति एक पटक मात्र आउँछ।' },
  },
  'same-record': {
    part: 'left-out',
    text: { en: 'The site has a record with the same text and day.', ne: 'साइटमा उही पाठ र मिति भएको विवरण छ।' },
  },
  'column-unknown': {
    part: 'left-out',
    text: { en: 'Their names are none that the import knows.', ne: 'यी नामका स्तम्भ आयातले चिन्दैन।' },
  },
  'folder-left-out': {
    part: 'left-out',
    text: { en: 'Albums are folders of pictures, one below the other is not possible.', ne: 'एल्बम तस्बिर भएको फोल्डर हो; फोल्डरभित्रको फोल्डर एल्बम हुँदैन।' },
  },
  'album-empty': {
    part: 'left-out',
    text: { en: 'Their files are no pictures, or damaged ones.', ne: 'यिनका फाइल तस्बिर होइनन्, वा बिग्रेका छन्।' },
  },
  'legacy-font': {
    part: 'repaired',
    text: { en: 'Texts typed in Preeti or a similar font are readable on every device only in Unicode. Compare before and after.', ne: 'प्रीतिजस्ता फन्टमा टाइप गरिएका पाठ युनिकोडमा मात्र सबै फोन र कम्प्युटरमा पढ्न मिल्छ। पहिले र पछिको मिलाएर हेर्नुहोस्।' },
  },
  encoding: {
    part: 'repaired',
    text: { en: 'The old database had stored these letters in a wrong encoding. Compare before and after.', ne: 'पुरानो डाटाबेसमा यी अक्षर बिग्रेका थिए। पहिले र पछिको मिलाएर हेर्नुहोस्।' },
  },
  entities: {
    part: 'repaired',
    text: { en: 'These texts had codes such as &amp; instead of letters.', ne: 'यी पाठमा अक्षरको सट्टा &amp; जस्ता चिह्न थिए।' },
  },
  reduced: {
    part: 'repaired',
    text: { en: 'Parts of plug-ins of WordPress stay as their words. Crossed-out texts, fields and blocks that are named here do not come.', ne: 'वर्डप्रेसका प्लगिनका भागका शब्द मात्र आउँछन्। यहाँ लेखिएका काटिएका पाठ, फिल्ड र ब्लक आउँदैनन्।' },
  },
  'text-as-file': {
    part: 'repaired',
    text: { en: 'The text is longer than a notice can be. The whole text is attached as a file.', ne: 'पाठ सूचनामा अटाउने भन्दा लामो छ। पूरा पाठ फाइलका रूपमा जोडिन्छ।' },
  },
  'other-address': {
    part: 'repaired',
    text: { en: 'The address is one that this site uses itself, or is not possible here. The old address leads to the new one.', ne: 'यो ठेगाना यही वेबसाइटले चलाउँछ, वा यहाँ राख्न मिल्दैन। पुरानो ठेगानाले नयाँमा लैजान्छ।' },
  },
  forbidden: {
    part: 'repaired',
    text: { en: 'Invisible characters without a meaning, mostly from copying out of other programs.', ne: 'अर्थ नभएका नदेखिने चिह्न, प्रायः अरू प्रोग्रामबाट कपी गर्दा आएका।' },
  },
  'not-public': {
    part: 'left-out',
    text: { en: 'Visitors of the old site do not see them either: drafts, private items and items with a password.', ne: 'पुरानो साइटका आगन्तुकले पनि यी देख्दैनन्: मस्यौदा, निजी र पासवर्ड भएका सामग्री।' },
  },
  'category-left-out': {
    part: 'left-out',
    heading: { en: 'Left out, of categories that you do not import: {count}', ne: 'नल्याउने भनी छानिएका वर्गका: {count}' },
    text: { en: 'Change the department of the category below to bring them.', ne: 'यी पनि ल्याउन तल त्यस वर्गको प्रकार फेर्नुहोस्।' },
  },
  empty: {
    part: 'left-out',
    text: { en: 'They have neither text nor files, or only parts of plug-ins.', ne: 'यिनमा पाठ र फाइल छैन, वा प्लगिनका भाग मात्र छन्।' },
  },
  'home-page': {
    part: 'left-out',
    text: { en: 'The home page of this site is made of its own parts. Copy what is missing by hand.', ne: 'यस साइटको गृहपृष्ठ आफ्नै भागबाट बन्छ। छुटेको कुरा आफैँ सार्नुहोस्।' },
  },
  'other-type': {
    part: 'left-out',
    text: { en: 'Data of plug-ins, such as forms, sliders and events.', ne: 'प्लगिनका विवरण, जस्तै फाराम, स्लाइडर र कार्यक्रम।' },
  },
  'file-unused': {
    part: 'left-out',
    text: { en: 'No imported page or notice links to them.', ne: 'आयात हुने कुनै पृष्ठ वा सूचनामा यिनको लिङ्क छैन।' },
  },
  'menu-existing': {
    part: 'left-out',
    text: { en: 'Add pages to the menu in “Pages and texts”.', ne: '“वेबसाइटका पृष्ठ” मा गएर मेनुमा पृष्ठ थप्नुहोस्।' },
  },
  'menu-entry': {
    part: 'left-out',
    text: { en: 'They lead to nothing that is imported.', ne: 'यिनले आयात हुने कुनै ठाउँमा लैजाँदैनन्।' },
  },
};
