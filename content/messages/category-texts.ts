import type { Localized } from '../locale.ts';
import type { FixedCategory } from '../routes.ts';

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
    about: {
      en: 'All campus notices, newest first, with files to download.',
      ne: 'क्याम्पसका सबै सूचना, नयाँदेखि पुरानो क्रममा, डाउनलोड गर्न मिल्ने फाइलसहित।',
    },
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
    about: {
      en: 'Admission notices of the campus with their closing dates and forms.',
      ne: 'भर्नासम्बन्धी सूचना, अन्तिम मिति र फारामसहित।',
    },
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
    about: {
      en: 'Notices of the campus administration: vacancies, tenders, decisions, holidays.',
      ne: 'क्याम्पस प्रशासनका सूचना: पदपूर्ति, बोलपत्र, निर्णय, बिदा।',
    },
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
    about: {
      en: 'Exam notices of the campus: routines, centres, forms and results.',
      ne: 'परीक्षासम्बन्धी सूचना: तालिका, केन्द्र, फाराम र नतिजा।',
    },
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
    about: {
      en: 'Forms, syllabuses and other documents to download.',
      ne: 'फाराम, पाठ्यक्रम र अन्य कागजात डाउनलोड गर्नुहोस्।',
    },
    notifications: {
      one: { en: 'New download', ne: 'नयाँ डाउनलोड' },
      many: { en: '{count} new downloads', ne: '{count} वटा नयाँ डाउनलोड' },
      notify: { en: 'Notify me about new downloads', ne: 'नयाँ डाउनलोडको नोटिफिकेसन पाउनुहोस्' },
      stop: { en: 'Stop notifications about new downloads', ne: 'नयाँ डाउनलोडको नोटिफिकेसन बन्द गर्नुहोस्' },
    },
  },
};
