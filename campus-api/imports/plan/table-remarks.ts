import type { Localized } from '#content/locale.ts';

/** Texts about the rows of a table and the folders of albums, as `remarkMessages`. */
export const tableRemarkMessages = {
  'row-left-out': {
    heading: { en: 'Rows left out: {count}. Correct them and import the table again: only what is missing is added.', ne: 'छाडिएका पङ्क्ति: {count}। सच्याएर तालिका फेरि आयात गर्नुहोस्: छुटेका मात्र थपिन्छन्।' },
    line: { en: 'Line {row}: {reason}', ne: 'पङ्क्ति {row}: {reason}' },
  },
  'row-other': {
    heading: { en: 'Headings of parts, totals and signatures, left out: {count}', ne: 'छाडिएका शीर्षक, जम्मा र हस्ताक्षरका पङ्क्ति: {count}' },
    line: { en: 'Line {row}: {text}', ne: 'पङ्क्ति {row}: {text}' },
  },
  'row-hidden': {
    heading: { en: 'Hidden rows, left out: lines {lines}', ne: 'लुकाइएकाले छाडिएका पङ्क्ति: {lines}' },
    line: { en: '', ne: '' },
  },
  'cell-left-out': {
    heading: { en: 'Values that a spreadsheet has changed, left out: {count}', ne: 'तालिकाले बिगारेकाले छाडिएका मान: {count}' },
    line: { en: '{reason}', ne: '{reason}' },
  },
  'cell-doubtful': {
    heading: { en: 'Values that a spreadsheet has perhaps changed: {count}', ne: 'तालिकाले फेरेको हुन सक्ने मान: {count}' },
    line: { en: '{reason}', ne: '{reason}' },
  },
  'first-day': {
    heading: { en: 'Only the year or month is written; its first day is stored: {count}', ne: 'साल वा महिना मात्र लेखिएका; पहिलो दिन राखियो: {count}' },
    line: { en: '{reason}', ne: '{reason}' },
  },
  'row-twice': {
    heading: { en: 'Rows that repeat another one, left out: {count}', ne: 'दोहोरिएकाले छाडिएका पङ्क्ति: {count}' },
    line: { en: 'Line {row}, as line {first}: {title}', ne: 'पङ्क्ति {row}, पङ्क्ति {first} जस्तै: {title}' },
  },
  'same-record': {
    heading: { en: 'Already on the site, left out: {count}', ne: 'साइटमा पहिल्यै भएकाले छाडिएका: {count}' },
    line: { en: '{title}', ne: '{title}' },
  },
  'column-unknown': {
    heading: { en: 'Columns that are not read: {names}', ne: 'नपढिने स्तम्भ: {names}' },
    line: { en: '', ne: '' },
  },
  'table-encoding': {
    heading: { en: 'The table is not in Unicode; it was read as {encoding}.', ne: 'तालिका युनिकोडमा छैन; {encoding} मानेर पढियो।' },
    line: { en: '', ne: '' },
  },
  'month-first': {
    heading: { en: 'Dates such as {value} were read as month/day/year.', ne: '{value} जस्ता मितिलाई महिना/दिन/वर्ष मानेर पढियो।' },
    line: { en: '', ne: '' },
  },
  'department-missing': {
    heading: { en: 'Rows without a department; they go to “{department}”: {count}', ne: 'प्रकार नलेखिएका पङ्क्ति; “{department}” मा जान्छन्: {count}' },
    line: { en: 'Line {row}: {title}', ne: 'पङ्क्ति {row}: {title}' },
  },
  'album-date': {
    heading: { en: 'Albums whose folder has no date in its name; dated today: {count}', ne: 'फोल्डरको नाममा मिति नभएका एल्बम; आजको मिति राखियो: {count}' },
    line: { en: '{title}', ne: '{title}' },
  },
  'folder-left-out': {
    heading: { en: 'Folders left out: {count}', ne: 'छाडिएका फोल्डर: {count}' },
    line: { en: '{folder}: {reason}', ne: '{folder}: {reason}' },
  },
  'album-empty': {
    heading: { en: 'Albums left out, as none of their pictures could be read: {count}', ne: 'एउटा पनि तस्बिर पढ्न नसकिएकाले छाडिएका एल्बम: {count}' },
    line: { en: '{title}', ne: '{title}' },
  },
  'album-too-large': {
    heading: { en: 'Albums with more than {most} pictures; the others are left out: {count}', ne: '{most} भन्दा बढी तस्बिर भएका एल्बम; बढी भएका छाडिन्छन्: {count}' },
    line: { en: '{title}: {number}', ne: '{title}: {number}' },
  },
} as const satisfies Record<string, { heading: Localized; line: Localized }>;
