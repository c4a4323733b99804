import type { Localized } from '../locale.ts';
import type { FixedCategory } from '../routes.ts';

/** Messages about downloading several files as one archive. */
export const archive = {
  save: { en: 'Download all as one file (ZIP)', ne: 'सबै एउटै फाइलमा (ZIP) डाउनलोड गर्नुहोस्' },
  progress: { en: 'File {done} of {total}', ne: '{total} मध्ये {done} फाइल' },
  cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  saved: { en: 'Downloaded as attachments.zip.', ne: 'attachments.zip नाममा डाउनलोड भयो।' },
  cancelled: { en: 'Cancelled. Nothing was downloaded.', ne: 'रद्द भयो। केही डाउनलोड भएन।' },
  failed: { en: 'These files could not be downloaded and are missing:', ne: 'यी फाइल डाउनलोड हुन सकेनन्, त्यसैले छुटेका छन्:' },
  nothing: { en: 'None of the files could be downloaded.', ne: 'कुनै पनि फाइल डाउनलोड हुन सकेन।' },
  metered: { en: 'Your connection seems slow or costly, and the files total {size}.', ne: 'तपाईंको इन्टरनेट ढिलो वा महँगो देखिन्छ; फाइलहरू जम्मा {size} छन्।' },
  anyway: { en: 'Download anyway', ne: 'तैपनि डाउनलोड गर्नुहोस्' },
} as const;

export interface CategoryTexts {
  /** In navigation. */
  readonly name: Localized;
  readonly heading: Localized;
  readonly about: Localized;
  readonly notifications: {
    /** The titles of a notification, of one new notice or of several. */
    readonly one: Localized;
    readonly many: Localized;
    /** The labels of the button, off or on. */
    readonly notify: Localized;
    readonly stop: Localized;
  };
}

/** The texts of the page of all notices, and of the categories of the specification until the campus renames them. */
export const noticePages: Readonly<Record<FixedCategory | 'all', CategoryTexts>> = {
  all: {
    name: { en: 'All', ne: 'सबै' },
    heading: { en: 'Notice', ne: 'सूचना' },
    about: { en: 'All campus notices, newest first, with files to download.', ne: 'क्याम्पसका सबै सूचना, नयाँदेखि पुरानो क्रममा, डाउनलोड गर्न मिल्ने फाइलसहित।' },
    notifications: {
      one: { en: 'New notice', ne: 'नयाँ सूचना' },
      many: { en: '{count} new notices', ne: '{count} वटा नयाँ सूचना' },
      notify: { en: 'Notify me about all notices', ne: 'सबै सूचनाको नोटिफिकेसन पाउनुहोस्' },
      stop: { en: 'Stop notifications about all notices', ne: 'सबै सूचनाको नोटिफिकेसन बन्द गर्नुहोस्' },
    },
  },
  admission: {
    name: { en: 'Admission', ne: 'भर्ना' },
    heading: { en: 'Admission notices', ne: 'भर्नासम्बन्धी सूचना' },
    about: { en: 'Admission notices of the campus with their closing dates and forms.', ne: 'भर्नासम्बन्धी सूचना, अन्तिम मिति र फारामसहित।' },
    notifications: {
      one: { en: 'New admission notice', ne: 'भर्नाको नयाँ सूचना' },
      many: { en: '{count} new admission notices', ne: 'भर्नाका {count} वटा नयाँ सूचना' },
      notify: { en: 'Notify me about admission notices', ne: 'भर्ना सूचनाको नोटिफिकेसन पाउनुहोस्' },
      stop: { en: 'Stop notifications about admission notices', ne: 'भर्ना सूचनाको नोटिफिकेसन बन्द गर्नुहोस्' },
    },
  },
  administration: {
    name: { en: 'Administration', ne: 'प्रशासन' },
    heading: { en: 'Administration notices', ne: 'प्रशासनिक सूचना' },
    about: { en: 'Notices of the campus administration: vacancies, tenders, decisions, holidays.', ne: 'क्याम्पस प्रशासनका सूचना: पदपूर्ति, बोलपत्र, निर्णय, बिदा।' },
    notifications: {
      one: { en: 'New administration notice', ne: 'प्रशासनको नयाँ सूचना' },
      many: { en: '{count} new administration notices', ne: 'प्रशासनका {count} वटा नयाँ सूचना' },
      notify: { en: 'Notify me about administration notices', ne: 'प्रशासन सूचनाको नोटिफिकेसन पाउनुहोस्' },
      stop: { en: 'Stop notifications about administration notices', ne: 'प्रशासन सूचनाको नोटिफिकेसन बन्द गर्नुहोस्' },
    },
  },
  exam: {
    name: { en: 'Exam', ne: 'परीक्षा' },
    heading: { en: 'Exam notices', ne: 'परीक्षासम्बन्धी सूचना' },
    about: { en: 'Exam notices of the campus: routines, centres, forms and results.', ne: 'परीक्षासम्बन्धी सूचना: तालिका, केन्द्र, फाराम र नतिजा।' },
    notifications: {
      one: { en: 'New exam notice', ne: 'परीक्षाको नयाँ सूचना' },
      many: { en: '{count} new exam notices', ne: 'परीक्षाका {count} वटा नयाँ सूचना' },
      notify: { en: 'Notify me about exam notices', ne: 'परीक्षा सूचनाको नोटिफिकेसन पाउनुहोस्' },
      stop: { en: 'Stop notifications about exam notices', ne: 'परीक्षा सूचनाको नोटिफिकेसन बन्द गर्नुहोस्' },
    },
  },
  downloads: {
    name: { en: 'Downloads', ne: 'डाउनलोड' },
    heading: { en: 'Downloads', ne: 'डाउनलोड' },
    about: { en: 'Forms, syllabuses and other documents to download.', ne: 'फाराम, पाठ्यक्रम र अन्य कागजात डाउनलोड गर्नुहोस्।' },
    notifications: {
      one: { en: 'New download', ne: 'नयाँ डाउनलोड' },
      many: { en: '{count} new downloads', ne: '{count} वटा नयाँ डाउनलोड' },
      notify: { en: 'Notify me about new downloads', ne: 'नयाँ डाउनलोडको नोटिफिकेसन पाउनुहोस्' },
      stop: { en: 'Stop notifications about new downloads', ne: 'नयाँ डाउनलोडको नोटिफिकेसन बन्द गर्नुहोस्' },
    },
  },
};

/** Texts of the page of closing dates. */
export const deadlines = {
  title: { en: 'Closing dates', ne: 'अन्तिम मितिहरू' },
  description: { en: 'Upcoming closing dates for admissions, forms and scholarships.', ne: 'क्याम्पसका भर्ना, फाराम र छात्रवृत्तिका आउँदा अन्तिम मिति।' },
  soon: { en: 'Closing within two weeks', ne: 'दुई साताभित्र म्याद सकिने' },
  later: { en: 'Later', ne: 'त्यसपछि' },
  over: { en: 'Closed in the last 30 days', ne: 'बितेका ३० दिनमा म्याद सकिएका' },
  none: { en: 'No upcoming closing dates', ne: 'अहिले म्याद बाँकी रहेको सूचना छैन' },
  month: { en: 'See this month’s calendar', ne: 'यो महिनाको पात्रो हेर्नुहोस्' },
} as const;

/** Messages of the search for a number in the newest results; the others are in `documents.find`. */
export const findNumber = {
  title: { en: 'Find my number', ne: 'मेरो नम्बर खोज्नुहोस्' },
  /** Beside the heading of the exam notices. */
  short: { en: 'My number', ne: 'मेरो नम्बर' },
  titleOf: { en: '{number} in the results', ne: 'नतिजामा {number}' },
  hint: { en: 'Searches the newest results and merit lists. With or without hyphens, for example 7-2-29-145.', ne: 'नयाँ नतिजा र नामावलीमा खोजिन्छ। बीचको चिह्न राखे पनि नराखे पनि हुन्छ, जस्तै ७-२-२९-१४५।' },
  foundOne: { en: '{number} is in one notice:', ne: '{number} एउटा सूचनामा छ:' },
  foundMany: { en: '{number} is in {count} notices, the newest first:', ne: '{number} {count} वटा सूचनामा छ, नयाँ पहिले:' },
  more: { en: 'It is also in these notices:', ne: 'यी सूचनामा पनि छ:' },
  absentOne: { en: '{number} is not in the one result that could be searched.', ne: 'खोज्न सकिएको एउटा नतिजामा {number} छैन।' },
  absentMany: { en: '{number} is in none of the {count} newest results.', ne: 'सबैभन्दा नयाँ {count} वटा नतिजामध्ये कुनैमा पनि {number} छैन।' },
  absentCaution: {
    en: 'That does not mean that you failed: your result may not be published yet, be older, or be a picture. To be sure, look into the file itself or ask the office.',
    ne: 'यसको अर्थ अनुत्तीर्ण भएको भन्ने होइन: तपाईंको नतिजा अझै प्रकाशित नभएको, पुरानो वा तस्बिरमा मात्र भएको हुन सक्छ। पक्का गर्न फाइल नै हेर्नुहोस् वा कार्यालयमा बुझ्नुहोस्।',
  },
  nothing: { en: 'There is no result yet that can be searched.', ne: 'खोज्न सकिने नतिजा अहिलेसम्म छैन।' },
  searched: { en: 'Searched results', ne: 'खोजिएका नतिजा' },
  unsearched: { en: 'These results cannot be searched. Please look into their files:', ne: 'यी नतिजामा खोज्न सकिँदैन। कृपया तिनका फाइल हेर्नुहोस्:' },
  preparing: { en: 'The results are being prepared for the search. Please try again in a minute.', ne: 'खोज्नका लागि नतिजा तयार हुँदै छ। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।' },
} as const;

/** Texts of the feed of changed pages. */
export const pageFeed = {
  title: { en: 'New and changed pages', ne: 'नयाँ तथा अद्यावधिक पृष्ठहरू' },
  description: { en: 'Pages of the campus website that were added or changed, the latest first.', ne: 'क्याम्पसको वेबसाइटमा थपिएका वा अद्यावधिक गरिएका पृष्ठहरू, नयाँ पहिले।' },
} as const satisfies Record<string, Localized>;

/** Messages of the tables of documents that have symbol or registration numbers: on the document’s page, and on the page of their rows. */
export const tableRows = {
  heading: { en: 'Find a row', ne: 'तालिकामा खोज्नुहोस्' },
  headingOf: { en: 'Find a row: {caption}', ne: 'तालिकामा खोज्नुहोस्: {caption}' },
  title: { en: 'Table {table} of “{name}”', ne: '“{name}” को तालिका {table}' },
  titleOf: { en: '{query} in “{name}”', ne: '“{name}” मा {query}' },
  from: { en: 'From', ne: 'स्रोत:' },
  label: { en: 'Name or number', ne: 'नाम वा नम्बर' },
  hint: { en: 'Searches all {count} rows of this table. A part of a number is enough.', ne: 'यस तालिकाका {count} वटै पङ्क्तिमा खोजिन्छ। नम्बरको केही अङ्क मात्र भए पनि हुन्छ।' },
  sort: { en: 'Order', ne: 'क्रम' },
  asInDocument: { en: 'As in the file', ne: 'फाइलमा जस्तै' },
  ascending: { en: '{column}, ascending', ne: '{column}, बढ्दो क्रम' },
  descending: { en: '{column}, descending', ne: '{column}, घट्दो क्रम' },
  button: { en: 'Search', ne: 'खोज्नुहोस्' },
  all: { en: 'See and sort all {count} rows', ne: 'सबै {count} पङ्क्ति हेर्नुहोस्, क्रम मिलाउनुहोस्' },
  csv: { en: 'Download as a table (CSV)', ne: 'तालिका डाउनलोड गर्नुहोस् (CSV)' },
  json: { en: 'Data for programs (JSON)', ne: 'प्रोग्रामका लागि (JSON)' },
  count: { en: '{count} rows', ne: '{count} पङ्क्ति' },
  oneMatch: { en: 'One of {total} rows matches “{query}”.', ne: '{total} पङ्क्तिमध्ये एउटामा “{query}” छ।' },
  matches: { en: '{count} of {total} rows match “{query}”.', ne: '{total} पङ्क्तिमध्ये {count} मा “{query}” छ।' },
  noMatch: { en: 'No row matches “{query}”. To be sure, look into the file itself.', ne: '“{query}” कुनै पङ्क्तिमा छैन। पक्का गर्न फाइल नै हेर्नुहोस्।' },
  tooLong: { en: 'This search is too long.', ne: 'खोजिएको शब्द धेरै लामो भयो।' },
  number: { en: 'Number', ne: 'नम्बर' },
  column: { en: 'Column {column}', ne: 'स्तम्भ {column}' },
  page: { en: 'Page', ne: 'पृष्ठ' },
} as const;

/** Messages of the notices: lists, search, single notices, links below them. */
export const notices = {
  categories: { en: 'Categories', ne: 'सूचनाका प्रकार' },
  category: { en: 'Category', ne: 'प्रकार' },
  date: { en: 'Date', ne: 'मिति' },
  description: { en: 'Description', ne: 'विवरण' },
  lastDate: { en: 'Last Date', ne: 'अन्तिम मिति' },
  closingTime: { en: 'until {time}', ne: '{time} बजेसम्म' },
  letterNumber: { en: 'Letter number', ne: 'चलानी नम्बर' },
  downloads: { en: 'Downloads', ne: 'डाउनलोड' },
  pages: { en: 'Pages', ne: 'पृष्ठहरू' },
  previousPage: { en: 'Prev', ne: 'अघिल्लो' },
  nextPage: { en: 'Next', ne: 'अर्को' },
  page: { en: 'page {page} of {pages}', ne: 'पृष्ठ {page}/{pages}' },
  pageNumber: { en: 'Page {page}', ne: 'पृष्ठ {page}' },
  byYear: { en: 'By year', ne: 'वर्षअनुसार' },
  allYears: { en: 'All years', ne: 'सबै वर्ष' },
  ofYear: { en: 'Notices of {year}', ne: '{year} का सूचना' },
  contact: { en: 'Contact', ne: 'सम्पर्क' },
  replaced: { en: 'Replaced', ne: 'नयाँ सूचना आएको' },
  replacedBy: { en: 'This notice has been replaced by:', ne: 'यस सूचनाको सट्टा अर्को सूचना आएको छ:' },
  replaces: { en: 'This notice replaces:', ne: 'यो सूचना यसको सट्टा आएको हो:' },
  result: { en: 'The result is published:', ne: 'नतिजा प्रकाशित भएको छ:' },
  updatedOn: { en: 'Updated on {day}:', ne: '{day} मा परिमार्जन:' },
  one: { en: 'About this notice', ne: 'यस सूचनाबारे' },
  addToCalendar: { en: 'Add to your calendar', ne: 'फोनको क्यालेन्डरमा थप्नुहोस्' },
  neighbours: { en: 'Other notices', ne: 'अन्य सूचना' },
  newer: { en: 'Newer', ne: 'पछिल्लो सूचना' },
  older: { en: 'Older', ne: 'अघिल्लो सूचना' },
  share: { en: 'Share', ne: 'सेयर' },
  shareWith: { en: 'Share on {service}', ne: '{service} मा सेयर गर्नुहोस्' },
  byEmail: { en: 'Send by email', ne: 'इमेलबाट पठाउनुहोस्' },
  otherApps: { en: 'Other apps', ne: 'अन्य एप' },
  print: { en: 'Print', ne: 'प्रिन्ट गर्नुहोस्' },
  withdrawn: {
    heading: { en: 'Notice withdrawn', ne: 'सूचना हटाइएको छ' },
    sentence: { en: 'The campus has withdrawn this notice.', ne: 'क्याम्पसले यो सूचना हटाएको छ।' },
    reason: { en: 'Reason:', ne: 'कारण:' },
    replacedBy: { en: 'This notice replaces it:', ne: 'यसको सट्टा यो सूचना हेर्नुहोस्:' },
  },
  deadline: {
    days: { en: 'Closes in {days} days', ne: 'म्याद सकिन {days} दिन बाँकी' },
    tomorrow: { en: 'Closes tomorrow', ne: 'भोलि म्याद सकिन्छ' },
    today: { en: 'Closes today', ne: 'आज अन्तिम दिन' },
    closed: { en: 'Closed', ne: 'म्याद सकियो' },
  },
} as const;
