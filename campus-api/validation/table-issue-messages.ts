import type { Localized } from '#content/locale.ts';

/** Issues with the cells of a table. */
export const tableIssueMessages = {
  'table-quote-not-closed': {
    en: 'a quotation mark before this line is never closed.',
    ne: 'यसअघि खोलिएको उद्धरण चिह्न (") बन्द गरिएको छैन।',
  },
  'table-quote-closed-early': {
    en: 'there is text after a closing quotation mark.',
    ne: 'बन्द उद्धरण चिह्न (") पछि पनि केही लेखिएको छ।',
  },
  'table-unreadable': { en: 'this cannot be read.', ne: 'यो पढ्न सकिएन।' },
  'table-no-columns': { en: 'the names of the columns are missing.', ne: 'स्तम्भका नाम छैनन्।' },
  'table-sheets': {
    en: 'none of the sheets has all needed columns: {names}. This is the sheet with the most.',
    ne: 'चाहिने सबै स्तम्भ कुनै सिटमा छैनन्: {names}। यो सबैभन्दा धेरै स्तम्भ भएको सिट हो।',
  },
  'table-hidden-rows': {
    en: 'Hidden rows, as of a filter, are left out: {lines}. To import them, show them in the spreadsheet.',
    ne: 'फिल्टरजस्ता कारणले लुकाइएका पङ्क्ति छाडिए: {lines}। ल्याउन तालिकामा देखिने बनाउनुहोस्।',
  },
  'table-no-rows': { en: 'no row follows the names of the columns.', ne: 'स्तम्भका नामपछि एउटा पनि पङ्क्ति छैन।' },
  'table-too-many-rows': { en: 'more than {most} rows follow.', ne: '{most} भन्दा बढी पङ्क्ति छन्।' },
  'table-column-ignored': {
    en: 'The column “{column}” is not imported.',
    ne: '“{column}” स्तम्भ राखिँदैन।',
  },
  'table-column-twice': { en: 'this column occurs twice.', ne: 'यो स्तम्भ दुईपटक छ।' },
  'table-column-missing': { en: 'this column is missing.', ne: 'यो स्तम्भ छैन।' },
  'table-too-many-cells': {
    en: 'there are {cells} cells in {columns} columns. Save the table from a spreadsheet program.',
    ne: '{columns} स्तम्भको तालिकामा {cells} कोठा छन्। तालिका Excel वा LibreOffice बाट सेभ गर्नुहोस्।',
  },
  'table-cell-empty': { en: 'this is empty.', ne: 'खाली छ।' },
  'table-cell-too-long': { en: 'at most {most} characters are allowed.', ne: 'बढीमा {most} अक्षर अटाउँछन्।' },
  'table-letters-lost': {
    en: '{label}: the letters of “{value}” were lost when the table was saved. Save the original as “CSV UTF-8” or as an Excel workbook.',
    ne: '{label}: तालिका सेभ गर्दा “{value}” का अक्षर हराएका छन्। मूल तालिका “CSV UTF-8” वा Excel Workbook मा सेभ गर्नुहोस्।',
  },
  'table-number-shortened': {
    en: 'Line {line}, {column}: the spreadsheet has shortened the number to “{value}”; it is left out. Format the column as text and enter the number again.',
    ne: 'पङ्क्ति {line}, {column}: तालिकाले नम्बर छोट्याएर “{value}” बनाएको छ, त्यसैले राखिएन। स्तम्भलाई Text बनाएर नम्बर फेरि लेख्नुहोस्।',
  },
  'table-text-as-day': {
    en: 'Line {line}, {column}: the spreadsheet has made a date of this: “{value}”; it is left out. Format the column as text and enter it again.',
    ne: 'पङ्क्ति {line}, {column}: तालिकाले यसलाई मिति बनाइदिएको छ: “{value}”, त्यसैले राखिएन। स्तम्भलाई Text बनाएर फेरि लेख्नुहोस्।',
  },
  'table-encoding': {
    en: 'The table is not in Unicode; it was read as {encoding}.',
    ne: 'तालिका युनिकोडमा छैन; {encoding} मानेर पढियो।',
  },
  'table-month-first': {
    en: 'Dates such as {value} were read as month/day/year.',
    ne: '{value} जस्ता मितिलाई महिना/दिन/वर्ष मानेर पढियो।',
  },
  'table-other-name': {
    en: 'Line {line}: the person with the number {id} is called “{before}” today. If this is another person, leave the number empty.',
    ne: 'पङ्क्ति {line}: आईडी {id} को व्यक्तिको नाम अहिले “{before}” छ। अर्कै व्यक्ति भए आईडी खाली छोड्नुहोस्।',
  },
  'table-type-unknown': {
    en: 'write teaching, non-teaching or outside, not “{value}”.',
    ne: '“{value}” होइन, शिक्षक, कर्मचारी वा बाहिरी व्यक्ति लेख्नुहोस्।',
  },
  'table-no-id': {
    en: '“{value}” is not a number. Leave it empty for a new person.',
    ne: '“{value}” अङ्क होइन। नयाँ व्यक्तिका लागि खाली छोड्नुहोस्।',
  },
  'table-no-email': { en: '“{value}” is not an email address.', ne: '“{value}” इमेल ठेगाना होइन।' },
  'table-nobody': {
    en: 'there is no person with the number {value}.',
    ne: 'आईडी {value} को व्यक्ति भेटिएन। क्रमसङ्ख्याको स्तम्भ भए हटाउनुहोस्।',
  },
  'table-namesakes': {
    en: 'several people have this name. Write the number of the right one: {ids}.',
    ne: 'यही नामका एकभन्दा बढी व्यक्ति छन्। ठीक व्यक्तिको आईडी लेख्नुहोस्: {ids}।',
  },
  'table-same-person': {
    en: 'this is the same person as in line {line}.',
    ne: 'पङ्क्ति {line} मा भएकै व्यक्ति हो।',
  },
} as const satisfies Record<string, Localized>;
