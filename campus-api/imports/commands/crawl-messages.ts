import type { Localized } from '#content/locale.ts';

/** Texts of the command that crawls an old site. */
export const crawlMessages = {
  fetched: { en: '{site}: {pages} pages, {patterns} patterns of notices', ne: '{site}: {pages} पृष्ठ, सूचनाका {patterns} ढाँचा' },
  pattern: { en: '{name}: “{label}” ({address}). Notices: {notices}; with a date: {dated}; with a file: {files}; with a page: {pages}', ne: '{name}: “{label}” ({address})। सूचना: {notices}; मिति भएका: {dated}; फाइल भएका: {files}; पृष्ठ भएका: {pages}' },
  repaired: { en: 'was: {before}', ne: 'पहिले: {before}' },
  undated: { en: 'no date', ne: 'मिति छैन' },
  department: { en: 'Department of “{name}” (Enter: {proposal}; none leaves it out): ', ne: '“{name}” को प्रकार (Enter: {proposal}; छाड्न none): ' },
  unknownDepartment: { en: 'Choose one of: {choices}', ne: 'यीमध्ये छान्नुहोस्: {choices}' },
  others: { en: 'Other pages, which can become pages of the site: {number}', ne: 'साइटका पृष्ठ बनाउन मिल्ने अरू पृष्ठ: {number}' },
  choosePages: { en: 'Pages to import (numbers such as 1 3-5, all, or Enter for none): ', ne: 'आयात गर्ने पृष्ठ (1 3-5 जस्तै अङ्क, all, वा नगर्न Enter): ' },
  unknownPages: { en: 'Write numbers from 1 to {most}, or all', ne: '1 देखि {most} सम्मका अङ्क वा all लेख्नुहोस्' },
  assumed: { en: 'No --pattern is given: the plan assumes these departments: {choices}', ne: '--pattern नदिइएकाले योजनामा यी प्रकार मानिएका छन्: {choices}' },
  repeat: { en: 'Nothing was imported. Choose patterns and pages with: {options}', ne: 'केही आयात भएन। ढाँचा र पृष्ठ छान्न: {options}' },
} as const satisfies Record<string, Localized>;
