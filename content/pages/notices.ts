import type { Localized } from '../locale.ts';
import type { Department } from '../routes.ts';

/** Headings and descriptions of the pages of the departments. */
export const noticePages: Readonly<Record<Department, { heading: Localized; about: Localized }>> = {
  all: {
    heading: { en: 'Notice', ne: 'सूचना' },
    about: {
      en: 'All campus notices, newest first, with files to download.',
      ne: 'क्याम्पसका सबै सूचना, नयाँदेखि पुरानो क्रममा, डाउनलोड गर्न मिल्ने फाइलसहित।',
    },
  },
  admission: {
    heading: { en: 'Admission notices', ne: 'भर्नासम्बन्धी सूचना' },
    about: {
      en: 'Admission notices of the campus with their closing dates and forms.',
      ne: 'भर्नासम्बन्धी सूचना, अन्तिम मिति र फारामसहित।',
    },
  },
  administration: {
    heading: { en: 'Administration notices', ne: 'प्रशासनिक सूचना' },
    about: {
      en: 'Notices of the campus administration: vacancies, tenders, decisions, holidays.',
      ne: 'क्याम्पस प्रशासनका सूचना: पदपूर्ति, बोलपत्र, निर्णय, बिदा।',
    },
  },
  exam: {
    heading: { en: 'Exam notices', ne: 'परीक्षासम्बन्धी सूचना' },
    about: {
      en: 'Exam notices of the campus: routines, centres, forms and results.',
      ne: 'परीक्षासम्बन्धी सूचना: तालिका, केन्द्र, फाराम र नतिजा।',
    },
  },
  downloads: {
    heading: { en: 'Downloads', ne: 'डाउनलोड' },
    about: {
      en: 'Forms, syllabuses and other documents to download.',
      ne: 'फाराम, पाठ्यक्रम र अन्य कागजात डाउनलोड गर्नुहोस्।',
    },
  },
};
