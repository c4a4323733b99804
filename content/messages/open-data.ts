import { levelIds } from '../levels.ts';

/** Columns of the datasets with their meaning. Programs depend on the names: add columns at the end, never rename one. */
export const datasetColumns = {
  notices: {
    id: { en: 'Number of the notice', ne: 'सूचनाको नम्बर' },
    url: { en: 'Page of the notice', ne: 'सूचनाको पृष्ठ' },
    text: { en: 'Text', ne: 'पाठ' },
    categories: { en: 'Addresses of its categories', ne: 'सूचनाका प्रकारका ठेगाना' },
    letter_number: { en: 'Letter number', ne: 'चलानी नम्बर' },
    published: { en: 'Date of publication (AD)', ne: 'प्रकाशित मिति (इ.सं.)' },
    published_bs: { en: 'Date of publication (BS)', ne: 'प्रकाशित मिति (वि.सं.)' },
    closing: { en: 'Closing date (AD)', ne: 'अन्तिम मिति (इ.सं.)' },
    closing_bs: { en: 'Closing date (BS)', ne: 'अन्तिम मिति (वि.सं.)' },
    files: { en: 'Addresses of its files', ne: 'फाइलका ठेगाना' },
    replaced_by: {
      en: 'Number of the notice that replaces it: its closing date counts no more',
      ne: 'यसको सट्टा आएको सूचनाको नम्बर: यसको अन्तिम मिति अब लागू हुँदैन',
    },
  },
  publications: {
    id: { en: 'Number of the publication', ne: 'प्रकाशनको नम्बर' },
    url: { en: 'Page of the publication', ne: 'प्रकाशनको पृष्ठ' },
    title_en: { en: 'Title in English', ne: 'अङ्ग्रेजी शीर्षक' },
    title_ne: { en: 'Title in Nepali', ne: 'नेपाली शीर्षक' },
    editors: { en: 'Editors', ne: 'सम्पादक' },
    publisher: { en: 'Publisher', ne: 'प्रकाशक' },
    published: { en: 'Date of publication (AD)', ne: 'प्रकाशित मिति (इ.सं.)' },
    published_bs: { en: 'Date of publication (BS)', ne: 'प्रकाशित मिति (वि.सं.)' },
    files: { en: 'Addresses of its files', ne: 'फाइलका ठेगाना' },
  },
  programmes: {
    id: { en: 'Short name in the address', ne: 'ठेगानामा आउने छोटो नाम' },
    url: { en: 'Page of the programme', ne: 'कार्यक्रमको पृष्ठ' },
    name_en: { en: 'Name in English', ne: 'अङ्ग्रेजी नाम' },
    name_ne: { en: 'Name in Nepali', ne: 'नेपाली नाम' },
    level: { en: `Level: ${levelIds.join(', ')}`, ne: `तह: ${levelIds.join(', ')}` },
    years: { en: 'Years of study', ne: 'अध्ययन अवधि (वर्ष)' },
    semesters: { en: 'Semesters', ne: 'सेमेस्टर' },
    shift: { en: 'Shift: morning, day or evening', ne: 'पाली: morning, day वा evening' },
    seats: { en: 'Seats in a year', ne: 'वार्षिक सिट सङ्ख्या' },
    fee_first_year: { en: 'Fee of the first year in rupees', ne: 'पहिलो वर्षको शुल्क (रु.)' },
    fee_whole: { en: 'Fee of the whole programme in rupees', ne: 'पूरा कार्यक्रमको शुल्क (रु.)' },
  },
} as const;

/** Texts of the page of open data. */
export const openData = {
  title: { en: 'Open data', ne: 'खुला तथ्याङ्क' },
  description: {
    en: 'Notices, publications and programmes of the campus as CSV, JSON and feeds, free to download without registration.',
    ne: 'क्याम्पसका सूचना, प्रकाशन र शैक्षिक कार्यक्रम CSV, JSON र फिडमा; दर्ता नगरी डाउनलोड गर्न मिल्छ।',
  },
  lead: {
    en: 'The site’s public data, for spreadsheets and programs. No registration and no key is needed.',
    ne: 'यस साइटका सार्वजनिक विवरण स्प्रेडसिट र प्रोग्रामले पढ्न मिल्ने रूपमा। दर्ता वा अनुमति चाहिँदैन।',
  },
  licence: { en: 'Licence', ne: 'इजाजतपत्र' },
  licensed: {
    en: 'These data may be used under this licence:',
    ne: 'यी विवरण यो इजाजतपत्रअनुसार प्रयोग गर्न सकिन्छ:',
  },
  unlicensed: {
    en: 'The campus has not chosen a licence. Ask it before you publish these data elsewhere.',
    ne: 'क्याम्पसले इजाजतपत्र तोकेको छैन। यी विवरण अन्यत्र प्रकाशित गर्नुअघि क्याम्पससँग सोध्नुहोस्।',
  },
  datasets: { en: 'Tables', ne: 'तालिका' },
  names: {
    notices: { en: 'Notices', ne: 'सूचना' },
    publications: { en: 'Publications', ne: 'प्रकाशन' },
    programmes: { en: 'Programmes and fees', ne: 'कार्यक्रम र शुल्क' },
  },
  csv: { en: 'CSV for spreadsheets', ne: 'स्प्रेडसिटका लागि CSV' },
  json: { en: 'JSON for programs', ne: 'प्रोग्रामका लागि JSON' },
  columns: { en: 'Columns', ne: 'स्तम्भ' },
  column: { en: 'Name', ne: 'नाम' },
  meaning: { en: 'Meaning', ne: 'अर्थ' },
  samples: {
    en: 'Seats and fees are samples on this site: they are left out.',
    ne: 'यस साइटका सिट र शुल्क नमुना मात्र हुन्: ती राखिएका छैनन्।',
  },
  feeds: { en: 'Feeds', ne: 'फिड' },
  feedsLead: {
    en: 'Feed readers and programs get what is new.',
    ne: 'फिड रिडर र प्रोग्रामले नयाँ कुरा यहीँबाट पाउँछन्।',
  },
  allNotices: { en: 'All notices', ne: 'सबै सूचना' },
  changedPages: { en: 'Changed pages', ne: 'फेरिएका पृष्ठ' },
  closingDates: { en: 'Closing dates of admission', ne: 'भर्नाका अन्तिम मिति' },
  events: { en: 'Terms, exams, holidays and events', ne: 'सत्र, परीक्षा, बिदा र कार्यक्रम' },
  search: { en: 'Search', ne: 'खोज' },
  searchLead: {
    en: 'The search of notices and that of the whole site reply with JSON.',
    ne: 'सूचना खोज र सम्पूर्ण साइटको खोजले JSON मा जवाफ दिन्छन्।',
  },
  tablesOfDocuments: {
    en: 'Tables in documents, such as results, have links to CSV and JSON on the page of the document.',
    ne: 'नतिजाजस्ता कागजातका तालिकाको CSV र JSON त्यही कागजातको पृष्ठमा छन्।',
  },
  example: { en: 'Example', ne: 'उदाहरण' },
  exampleLead: { en: 'The newest notice in the JSON file:', ne: 'JSON फाइलमा सबैभन्दा नयाँ सूचना:' },
  manners: {
    en: 'Please request each address at most once a minute, and send the ETag of the last response: unchanged data then cost nothing.',
    ne: 'एउटै ठेगाना मिनेटमा एकपटकभन्दा बढी नमाग्नुहोला, र अघिल्लो जवाफको ETag पठाउनुहोला: नफेरिएको विवरण फेरि डाउनलोड गर्नुपर्दैन।',
  },
} as const;
