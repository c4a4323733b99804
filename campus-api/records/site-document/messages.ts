import { messagesByLanguage } from '#campus-api/web/messages/by-language.ts';
import { adminColourMessages } from '#campus-api/web/messages/colours.ts';
import { disclosureHeadings } from '#content/disclosure-headings.ts';
import { levelNames } from '#content/levels.ts';
import { adminSiteFields, adminSiteHints, adminSiteItems } from './field-labels.ts';

/** Messages of the editor of the site content. */
export const siteMessages = {
  title: { en: 'Pages and texts of the website', ne: 'वेबसाइटका पृष्ठ' },
  hint: {
    en: 'Everything that the campus writes about itself. Visitors see a change within seconds.',
    ne: 'क्याम्पसले आफ्नो बारेमा लेखेको सबै कुरा। परिवर्तन केही सेकेन्डमै वेबसाइटमा देखिन्छ।',
  },
  groups: {
    whole: { en: 'The whole website', ne: 'पूरै वेबसाइट' },
    page: { en: 'Pages', ne: 'पृष्ठ' },
    programme: { en: 'Programmes', ne: 'शैक्षिक कार्यक्रम' },
    department: { en: 'Departments', ne: 'विभाग' },
    addresses: { en: 'Names and addresses', ne: 'नाम र ठेगाना' },
  },
  state: {
    sample: { en: 'sample', ne: 'नमुना' },
    edited: { en: 'edited', ne: 'सच्याइएको' },
    missing: { en: 'not written yet', ne: 'लेखिएको छैन' },
    draft: { en: 'draft', ne: 'मस्यौदा' },
    scheduled: { en: 'published later', ne: 'पछि प्रकाशित हुने' },
  },
  samplesLeft: {
    en: '{count} texts of the sample campus are left. Visitors read them as yours.',
    ne: 'नमुना क्याम्पसका {count} वटा व्यहोरा बाँकी छन्। आगन्तुकले तपाईंकै ठान्छन्।',
  },
  isSample: {
    en: 'This is a text of the sample campus. Publish it to make it yours.',
    ne: 'यो नमुना क्याम्पसको व्यहोरा हो। प्रकाशित गरेपछि तपाईंको क्याम्पसको हुन्छ।',
  },
  searchFor: { en: 'Search pages', ne: 'पृष्ठ खोज्नुहोस्' },
  listTruncated: {
    en: 'The first {count} are shown. Search for others.',
    ne: 'पहिलो {count} वटा देखाइएको छ। अरू खोजेर भेट्टाउनुहोस्।',
  },
  allPages: { en: 'Put all pages into the menu', ne: 'सबै पृष्ठ मेनुमा राख्नुहोस्' },
  allPagesHint: {
    en: 'Visitors see a page in the menu as soon as it has a text.',
    ne: 'व्यहोरा लेखिएपछि मात्र आगन्तुकले त्यो पृष्ठ मेनुमा देख्छन्।',
  },
  notVisible: { en: '(not visible yet)', ne: '(अझै नदेखिने)' },
  proposed: {
    en: 'Proposed from the title. Change it if you like, then continue.',
    ne: 'शीर्षकबाट बनाइएको। चाहे फेर्नुहोस्, अनि अगाडि बढ्नुहोस्।',
  },
  addressOptional: {
    en: 'Leave empty: it is formed from the title.',
    ne: 'खाली छोडे शीर्षकबाट बन्छ।',
  },
  newPage: { en: 'Write a new page', ne: 'नयाँ पृष्ठ लेख्नुहोस्' },
  newProgramme: { en: 'Add a programme', ne: 'कार्यक्रम थप्नुहोस्' },
  newDepartment: { en: 'Add a department', ne: 'विभाग थप्नुहोस्' },
  rename: { en: 'Change the address', ne: 'वेब ठेगाना फेर्नुहोस्' },
  address: { en: 'Web address', ne: 'वेब ठेगाना (अङ्ग्रेजी अक्षरमा)' },
  addressHint: {
    en: 'Latin letters, digits and hyphens, such as research-centre. It cannot be in Nepali.',
    ne: 'अङ्ग्रेजी अक्षर, अङ्क र हाइफन, जस्तै research-centre। नेपालीमा हुँदैन।',
  },
  renameHint: {
    en: 'The old address leads to the new one. Links of the menu follow.',
    ne: 'पुरानो ठेगानाबाट नयाँमा पुगिन्छ। मेनुका लिङ्क आफैँ फेरिन्छन्।',
  },
  continue: { en: 'Continue', ne: 'अगाडि बढ्नुहोस्' },
  linesHint: {
    en: 'Write one on each line, in the same order in both languages; write - where a translation is missing.',
    ne: 'एक पङ्क्तिमा एउटा लेख्नुहोस्। नेपाली र अङ्ग्रेजीको क्रम मिलाउनुहोस्; अनुवाद नभए - मात्र राख्नुहोस्।',
  },
  linkHint: { en: 'A link: [Downloads](/notice/downloads)', ne: 'लिङ्क: [डाउनलोड](/notice/downloads)' },
  number: { en: '{label} {number}', ne: '{label} {number}' },
  add: { en: 'Add: {label}', ne: '{label} थप्नुहोस्' },
  up: { en: 'Move up: {label}', ne: 'माथि सार्नुहोस्: {label}' },
  down: { en: 'Move down: {label}', ne: 'तल सार्नुहोस्: {label}' },
  delete: { en: 'Remove', ne: 'हटाउनुहोस्' },
  deleteOf: { en: 'Remove: {label}', ne: 'हटाउनुहोस्: {label}' },
  outline: { en: 'Parts of this form', ne: 'फारामका भाग' },
  itemRange: { en: '{first}–{last}', ne: '{first}–{last}' },
  pagesHint: {
    en: 'There are {count}: a part of them is shown. What you write is saved when you change to another part.',
    ne: 'जम्मा {count} वटा छन्; एक पटकमा केही मात्र देखाइन्छ। अर्को भागमा जाँदा लेखेको कुरा सुरक्षित हुन्छ।',
  },
  pasted: {
    title: {
      en: 'Removed from pasted texts. Check them before you publish.',
      ne: 'टाँसिएको पाठबाट हटाइएका कुरा यी हुन्। प्रकाशित गर्नुअघि एक पटक हेर्नुहोस्।',
    },
    markup: { en: 'markup of Word or HTML', ne: 'Word वा HTML का सङ्केत' },
    bullets: { en: 'bullets at the beginning of lines', ne: 'पङ्क्तिको सुरुका थोप्ला' },
    points: { en: 'lines with bullets moved to the points', ne: 'थोप्ला भएका पङ्क्ति बुँदामा सारियो' },
    hidden: { en: 'invisible characters', ne: 'नदेखिने अक्षर' },
  },
  variants: {
    path: { en: 'Page of this website', ne: 'यही वेबसाइटको पृष्ठ' },
    url: { en: 'Other website', ne: 'अर्को वेबसाइट' },
    links: { en: 'Group of links', ne: 'लिङ्कको समूह' },
  },
  choices: {
    ...levelNames,
    morning: { en: 'Morning', ne: 'बिहानी' },
    day: { en: 'Day', ne: 'दिवा' },
    evening: { en: 'Evening', ne: 'साँझ' },
    ...disclosureHeadings,
    general: { en: 'Ordinary notices', ne: 'साधारण सूचना' },
    vacancies: { en: 'Vacancies', ne: 'रिक्त पद' },
    tenders: { en: 'Tenders', ne: 'ठेक्का तथा बोलपत्र' },
  },
  choose: { en: 'Choose', ne: 'छान्नुहोस्' },
  pageHint: {
    en: 'Begin to type the name of the page, or its address such as /library.',
    ne: 'पृष्ठको नाम वा /library जस्तो ठेगाना लेख्न सुरु गर्नुहोस्।',
  },
  attachment: {
    choose: { en: 'Attach a file', ne: 'फाइल संलग्न गर्नुहोस्' },
    hint: {
      en: 'PDF, Word, Excel, a picture or ZIP. It becomes a link at the end of these points; its words are in the square brackets.',
      ne: 'PDF, Word, Excel, तस्बिर वा ZIP। माथिका बुँदाको अन्त्यमा लिङ्क बन्छ; लिङ्कमा देखिने शब्द [ ] भित्र हुन्छन्।',
    },
    add: { en: 'Attach the chosen files', ne: 'छानेका फाइल संलग्न गर्नुहोस्' },
  },
  picture: {
    description: { en: 'What the picture shows', ne: 'तस्बिरको विवरण' },
    descriptionHint: {
      en: 'For visitors who do not see the picture.',
      ne: 'तस्बिर देख्न नसक्ने आगन्तुकका लागि।',
    },
    choose: { en: 'Choose a picture', ne: 'तस्बिर छान्नुहोस्' },
    add: { en: 'Add the chosen pictures', ne: 'छानेका तस्बिर राख्नुहोस्' },
    size: { en: '{width} × {height} pixels', ne: '{width} × {height} पिक्सेल' },
    minimum: {
      en: 'At least {width} × {height} pixels.',
      ne: 'कम्तीमा {width} × {height} पिक्सेल।',
    },
    tooSmall: {
      en: '{label}: the picture is too small, {width} × {height} pixels. It needs at least {minWidth} × {minHeight}.',
      ne: '{label}: तस्बिर सानो भयो, {width} × {height} पिक्सेल मात्र छ। कम्तीमा {minWidth} × {minHeight} चाहिन्छ।',
    },
  },
  table: {
    add: { en: 'Add a table', ne: 'तालिका थप्नुहोस्' },
    remove: { en: 'Remove the table', ne: 'तालिका हटाउनुहोस्' },
    caption: { en: 'Title of the table', ne: 'तालिकाको शीर्षक' },
    text: { en: 'Paste from Excel or Word', ne: 'Excel वा Word बाट टाँस्नुहोस्' },
    cells: { en: 'Edit cell by cell', ne: 'कोठा-कोठा गरी सच्याउनुहोस्' },
    textLabel: { en: 'Cells of the table', ne: 'तालिकाका कोठा' },
    textHint: {
      en: 'Copy the cells in Excel or Word and paste them here. The first line has the headings. A table in one language is enough; numbers need not be translated.',
      ne: 'Excel वा Word मा कोठा कपी गरेर यहाँ टाँस्नुहोस्। पहिलो पङ्क्ति शीर्षक हो। एउटै भाषाको तालिका पनि हुन्छ; सङ्ख्या अनुवाद गर्नु पर्दैन।',
    },
    heading: { en: 'Heading {column}', ne: 'शीर्षक {column}' },
    cell: { en: 'Row {row}, {heading}', ne: 'पङ्क्ति {row}, {heading}' },
    row: { en: 'Add a row', ne: 'पङ्क्ति थप्नुहोस्' },
    column: { en: 'Add a column', ne: 'स्तम्भ थप्नुहोस्' },
    unrow: { en: 'Remove row {row}', ne: 'पङ्क्ति {row} हटाउनुहोस्' },
    uncolumn: { en: 'Remove column {column}', ne: 'स्तम्भ {column} हटाउनुहोस्' },
  },
  issue: {
    lines: {
      en: '{label}: {en} lines in English, {ne} in Nepali. Write them in the same order, and - for one that is missing.',
      ne: '{label}: अङ्ग्रेजीमा {en} पङ्क्ति, नेपालीमा {ne} पङ्क्ति छन्। क्रम मिलाउनुहोस्; अनुवाद नभए - मात्र राख्नुहोस्।',
    },
    pair: {
      en: '{label}: line {line} cannot be read. It needs two parts with | between them.',
      ne: '{label}: पङ्क्ति {line} बुझिएन। बीचमा | राखेर दुई भाग लेख्नुहोस्।',
    },
    outline: {
      en: '{label}: line {line} is at the wrong level. The first line has no hyphen, each other one at most one more than the line above it.',
      ne: '{label}: पङ्क्ति {line} को तह मिलेन। पहिलो पङ्क्तिमा - हुँदैन, अरूमा माथिल्लो पङ्क्तिभन्दा बढीमा एउटा मात्र बढी - हुन्छ।',
    },
    number: {
      en: '{label}: write a number, such as {example}.',
      ne: '{label}: अङ्क मात्र लेख्नुहोस्, जस्तै {example}',
    },
    occupied: { en: 'There is such a page already: {name}.', ne: 'यस्तो पृष्ठ पहिल्यै छ: {name}।' },
    key: {
      en: 'Write Latin letters, digits and hyphens, such as research-centre.',
      ne: 'अङ्ग्रेजी अक्षर, अङ्क र हाइफन लेख्नुहोस्, जस्तै research-centre।',
    },
  },
  preview: { en: 'Preview', ne: 'पूर्वावलोकन' },
  previewHint: {
    en: 'The website on a phone, as visitors will see it. Anyone with the link of this preview can open it for one hour.',
    ne: 'आगन्तुकले मोबाइलमा देख्ने वेबसाइट यस्तो हुन्छ। यो पूर्वावलोकनको लिङ्क पाउने जोसुकैले एक घण्टासम्म हेर्न सक्छ।',
  },
  previewIn: { en: '{name}, {language}: open in a new tab', ne: '{name}, {language}: नयाँ ट्याबमा खोल्नुहोस्' },
  checklist: {
    title: { en: 'First steps', ne: 'सुरु गर्ने कामहरू' },
    hint: {
      en: 'What is not written yet is not shown on the website.',
      ne: 'नलेखिएको कुरा वेबसाइटमा देखिँदैन।',
    },
    done: { en: 'done', ne: 'भयो' },
    open: { en: 'to do', ne: 'बाँकी' },
    dismiss: { en: 'Hide this list', ne: 'यो सूची नदेखाउनुहोस्' },
    identity: { en: 'Name of the campus', ne: 'क्याम्पसको नाम' },
    contact: { en: 'Telephone, email and address', ne: 'फोन, इमेल र ठेगाना' },
    menu: { en: 'Menu of the website', ne: 'वेबसाइटको मेनु' },
    chief: { en: 'Message of the campus chief', ne: 'क्याम्पस प्रमुखको सन्देश' },
    staff: { en: 'Teachers and staff', ne: 'शिक्षक र कर्मचारी' },
    notice: { en: 'The first notice', ne: 'पहिलो सूचना' },
    library: { en: 'Page of the library', ne: 'पुस्तकालयको पृष्ठ' },
    information: { en: 'Public information', ne: 'सार्वजनिक विवरण' },
  },
  colours: adminColourMessages,
  fields: adminSiteFields,
  items: adminSiteItems,
  hints: adminSiteHints,
} as const;

export const siteTexts = messagesByLanguage(siteMessages);
