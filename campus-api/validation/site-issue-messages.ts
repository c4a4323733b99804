import type { Localized } from '#content/locale.ts';

/** Issues with documents of the site content. */
export const siteIssueMessages = {
  'calendar-order': {
    en: '{label}: years are confirmed one after the other. The next one is {value}.',
    ne: '{label}: वर्ष एकपछि अर्को गरी पक्का गर्नुपर्छ। अबको वर्ष {value} हो।',
  },
  'calendar-missing': {
    en: '{label}: the software has no months of this year. Enter the days of its twelve months.',
    ne: '{label}: सफ्टवेयरमा यस वर्षका महिना छैनन्। बाह्रै महिनाका दिन लेख्नुहोस्।',
  },
  'calendar-lengths': {
    en: '{label}: write twelve numbers from 29 to 32, from Baisakh to Chaitra.',
    ne: '{label}: वैशाखदेखि चैतसम्म २९ देखि ३२ सम्मका बाह्र सङ्ख्या लेख्नुहोस्।',
  },
  'calendar-sum': {
    en: '{label}: the months have {value} days together, a year has 365 or 366.',
    ne: '{label}: सबै महिना जोड्दा {value} दिन हुन्छ, वर्षमा ३६५ वा ३६६ दिन हुनुपर्छ।',
  },
  'calendar-new-year': {
    en: '{label}: the next year would begin on {value}, but years begin between 13 and 15 April.',
    ne: '{label}: यसरी अर्को वर्ष {value} मा सुरु हुन्छ, तर नयाँ वर्ष अप्रिल १३ देखि १५ भित्र पर्छ।',
  },
  'category-no-address': {
    en: '{label}: write lower-case Latin letters, digits and hyphens, such as vacancies.',
    ne: '{label}: vacancies जस्तै साना अङ्ग्रेजी अक्षर, अङ्क र हाइफन मात्र लेख्नुहोस्।',
  },
  'category-fixed': {
    en: '{label}: this category has the same address on every campus. It cannot change.',
    ne: '{label}: यस प्रकारको ठेगाना सबै क्याम्पसमा एउटै हुन्छ, फेर्न मिल्दैन।',
  },
  'category-fixed-kind': {
    en: '{label}: the list of this category is the same on every campus. Leave it empty, or add a category.',
    ne: '{label}: यस प्रकारको सूची सबै क्याम्पसमा एउटै हुन्छ। खाली छोड्नुहोस् वा नयाँ प्रकार थप्नुहोस्।',
  },
  'category-missing': {
    en: '{label}: Admission, Administration, Exam and Downloads cannot be removed. Add the missing one again, with its address.',
    ne: '{label}: भर्ना (admission), प्रशासन (administration), परीक्षा (exam) र डाउनलोड (downloads) हटाउन मिल्दैन। छुटेको प्रकार त्यही ठेगाना राखेर फेरि थप्नुहोस्।',
  },
  'category-reserved': {
    en: '{label}: the website uses this address itself. Choose another one.',
    ne: '{label}: यो ठेगाना वेबसाइट आफैँले प्रयोग गर्छ। अर्को छान्नुहोस्।',
  },
  'category-twice': { en: '{label}: another category has it already.', ne: '{label}: यो अर्को प्रकारले लिइसकेको छ।' },
  'category-in-use': {
    en: 'The category “{name}” has {count} notices, withdrawn ones included. Give them another category before you remove it.',
    ne: '“{name}” प्रकारमा हटाइएकासमेत गरी {count} वटा सूचना छन्। हटाउनुअघि ती सूचनाको प्रकार फेर्नुहोस्।',
  },
  'site-no-key': {
    en: 'There is no document “{value}”. Keys are like menu, page/library and programme/bbs.',
    ne: '“{value}” भन्ने सामग्री छैन। नाम menu, page/library वा programme/bbs जस्तो हुन्छ।',
  },
  'site-no-documents': { en: 'There is no document in {folder}.', ne: '{folder} मा कुनै सामग्री छैन।' },
  'site-file-name': {
    en: '{at}: this is not the name of a document, like menu.json, page/library.json and programme/bbs.json.',
    ne: '{at}: फाइलको नाम सामग्रीको होइन।',
  },
  'site-no-json': { en: '{at}: this is not JSON in UTF-8 ({reason}).', ne: '{at}: फाइल पढ्न सकिएन।' },
  'site-no-source': { en: '{at}: the file cannot be executed ({reason}).', ne: '{at}: फाइल चलाउन सकिएन।' },
  'site-key-taken': { en: 'There is “{value}” already.', ne: '“{value}” पहिल्यै छ।' },
  'site-missing': { en: '{label}: this is missing.', ne: '{label}: भर्न बाँकी छ।' },
  'site-no-text': {
    en: '{label}: write it in English or in Nepali.',
    ne: '{label}: नेपाली वा अङ्ग्रेजीमा लेख्नुहोस्।',
  },
  'site-no-version': { en: 'No change is scheduled any more.', ne: 'पछि प्रकाशित हुने परिवर्तन अब छैन।' },
  'site-new-scheduled': {
    en: 'Only pages and existing texts can be published later.',
    ne: 'पृष्ठ र पहिल्यै भएका व्यहोरा मात्र पछि प्रकाशित गर्न मिल्छ।',
  },
  'site-version-replaced': {
    en: 'A change by {by} is already scheduled ({time}). This one takes its place. To use both, continue the scheduled one.',
    ne: 'पछि ({time}) प्रकाशित हुने {by}को परिवर्तन पहिल्यै छ। त्यसको सट्टा यो रहन्छ। दुवै चाहिए पछि प्रकाशित हुने परिवर्तन नै सच्याउनुहोस्।',
  },
  'site-version-follows': {
    en: 'A change by {by} is scheduled for {time}. It does not contain what you publish now, and will replace it then.',
    ne: '{by}को परिवर्तन पछि ({time} बजे) प्रकाशित हुनेछ। त्यसमा अहिलेको कुरा छैन, त्यतिबेला यसको ठाउँ त्यसैले लिन्छ।',
  },
  'site-too-long': { en: '{label}: there is room for {most} characters.', ne: '{label}: बढीमा {most} अक्षर अटाउँछन्।' },
  'site-too-many-letters': {
    en: '{label}: there is room for 16 letters.',
    ne: '{label}: बढीमा १६ अक्षर अटाउँछन् (मात्रासहितको एउटा अक्षर एकै गनिन्छ)।',
  },
  'site-too-many': { en: '{label}: there is room for {most} entries.', ne: '{label}: बढीमा {most} वटा अटाउँछन्।' },
  'site-too-few': { en: '{label}: at least {least} entries are needed.', ne: '{label}: कम्तीमा {least} वटा चाहिन्छ।' },
  'site-too-large': { en: '{label}: the number is greater than {most}.', ne: '{label}: सङ्ख्या {most} भन्दा ठूलो भयो।' },
  'site-too-small': { en: '{label}: the number is less than {least}.', ne: '{label}: सङ्ख्या {least} भन्दा सानो भयो।' },
  'site-no-choice': { en: '{label}: choose one of {choices}.', ne: '{label}: यीमध्ये एउटा छान्नुहोस्: {choices}।' },
  'site-unknown-field': { en: '{label}: there is no field {names}.', ne: '{label}: {names} भन्ने ठाउँ छैन।' },
  'site-wrong-type': {
    en: '{label}: this value does not fit, it must be of the type {expected}.',
    ne: '{label}: यहाँ अर्कै किसिमको कुरा चाहिन्छ ({expected})।',
  },
  'site-no-number': {
    en: '{label}: write a number, such as 45000 or Rs 45,000.',
    ne: '{label}: अङ्क मात्र लेख्नुहोस्, जस्तै ४५०००',
  },
  'site-no-whole-number': {
    en: '{label}: write a whole number, such as 12.',
    ne: '{label}: दशमलव नभएको अङ्क लेख्नुहोस्, जस्तै १२',
  },
  'site-invalid': { en: '{label}: this value does not fit ({reason}).', ne: '{label}: यो ठिक छैन ({reason})।' },
  'site-no-web-address': {
    en: '{label}: write an address like https://university.example/',
    ne: '{label}: https://university.example/ जस्तो ठेगाना लेख्नुहोस्।',
  },
  'site-no-page-address': {
    en: '{label}: write the address of a page like /library: Latin letters, digits and hyphens.',
    ne: '{label}: /library जस्तो पृष्ठको ठेगाना लेख्नुहोस्: अङ्ग्रेजी अक्षर, अङ्क र - मात्र।',
  },
  'site-no-colour': {
    en: '{label}: write a colour like #14366b.',
    ne: '{label}: #14366b जस्तै गरी रङ लेख्नुहोस्।',
  },
  'site-no-logo': { en: '{label}: choose the logo again.', ne: '{label}: लोगो फेरि छान्नुहोस्।' },
  'site-contrast': {
    en: '{label}: with this colour, “{on}” on “{ground}” ({scheme}) is hard to read: contrast {ratio}:1, at least {least}:1 is needed. The nearest accepted colour: {nearest}.',
    ne: '{label}: यो रङले “{ground}” माथि “{on}” ({scheme}) पढ्न गाह्रो हुन्छ: कन्ट्रास्ट {ratio}:१ छ, कम्तीमा {least}:१ चाहिन्छ। मिल्ने नजिकको रङ: {nearest}।',
  },
  'site-no-picture': { en: '{label}: this is not a picture of the website.', ne: '{label}: यो वेबसाइटको तस्बिर होइन।' },
  'site-no-day': { en: '{label}: this is not a date like 2026-11-21.', ne: '{label}: यो मिति होइन।' },
  'site-no-moment': {
    en: '{label}: this is not a time like 2026-11-21T10:30:00+05:45.',
    ne: '{label}: यो मिति र समय होइन।',
  },
  'site-no-email': {
    en: '{label}: write an address like office@campus.edu.np.',
    ne: '{label}: office@campus.edu.np जस्तो ठेगाना लेख्नुहोस्।',
  },
  'site-no-id': {
    en: '{label}: use lower-case Latin letters, digits and hyphens, like bsc-csit.',
    ne: '{label}: bsc-csit जस्तै साना अङ्ग्रेजी अक्षर, अङ्क र - मात्र लेख्नुहोस्।',
  },
  'site-too-many-cells': {
    en: '{label}: the table has more than 5,000 cells. Divide it.',
    ne: '{label}: तालिकामा ५,००० भन्दा बढी कोठा छन्। तालिका टुक्र्याउनुहोस्।',
  },
  'site-uneven-rows': {
    en: '{label}: the rows of the table have different numbers of cells.',
    ne: '{label}: तालिकाका पङ्क्तिमा कोठाको सङ्ख्या बराबर छैन।',
  },
  'site-no-file': { en: '{label}: the file {file} does not exist.', ne: '{label}: {file} फाइल छैन।' },
  'site-legacy-font': {
    en: '{label}: “{value}” looks typed in Preeti or Kantipur, which visitors cannot read. In Unicode it is “{unicode}”.',
    ne: '{label}: “{value}” प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ, आगन्तुकले पढ्न सक्दैनन्। युनिकोडमा “{unicode}” हुन्छ।',
  },
  'site-link-unknown': {
    en: '{label}: there is no page {address}. Choose another one, or add it first.',
    ne: '{label}: {address} पृष्ठ छैन। अर्को छान्नुहोस्, वा पहिले त्यो पृष्ठ थप्नुहोस्।',
  },
  'site-link-draft': {
    en: '{label}: visitors do not see the page {address} yet.',
    ne: '{label}: {address} पृष्ठ आगन्तुकले अझै देख्दैनन्।',
  },
  'site-link-breaks': {
    en: 'Visitors will no longer find {address}, which is linked in: {documents}',
    ne: 'आगन्तुकले {address} भेट्ने छैनन्, तर यसमा जाने लिङ्क यहाँ छ: {documents}',
  },
  'site-address-reserved': {
    en: 'The website uses the address {address} itself. Choose another one.',
    ne: '{address} ठेगाना वेबसाइट आफैँले प्रयोग गर्छ। अर्को छान्नुहोस्।',
  },
  'site-address-taken': {
    en: 'The page {other} already has the address {address}.',
    ne: '{address} ठेगाना {other} पृष्ठको हो। अर्को छान्नुहोस्।',
  },
  'site-address-redirects': {
    en: 'The address {address} redirects to {other}. Remove that redirect first.',
    ne: '{address} ठेगानाले {other} मा लैजान्छ। पहिले त्यो पुरानो ठेगाना हटाउनुहोस्।',
  },
  'site-address-fixed': {
    en: 'The address {address} is permanent: this page cannot get another one.',
    ne: '{address} ठेगाना स्थायी हो: यो पृष्ठको ठेगाना फेर्न मिल्दैन।',
  },
  'site-redirects-moved': {
    en: 'Redirects between pages are in the table of redirects now: {added} were added, {omitted} left out, because their address is in use or leads to no page.',
    ne: 'पुराना ठेगाना अब “पुराना ठेगाना” को तालिकामा रहन्छन्: {added} वटा थपिए, {omitted} वटा छुटे, किनभने ती ठेगाना प्रयोगमा छन् वा लैजाने पृष्ठ छैन।',
  },
} as const satisfies Record<string, Localized>;
