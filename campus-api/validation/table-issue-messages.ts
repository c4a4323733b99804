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
  'table-quote-inside': {
    en: 'there is a quotation mark in the middle of a cell. Save the table from a spreadsheet program.',
    ne: 'कोठाको बीचमा उद्धरण चिह्न (") छ। तालिका Excel वा LibreOffice बाट सेभ गर्नुहोस्।',
  },
  'table-unreadable': { en: 'this cannot be read.', ne: 'यो पढ्न सकिएन।' },
  'table-no-columns': { en: 'the names of the columns are missing.', ne: 'स्तम्भका नाम छैनन्।' },
  'table-no-rows': { en: 'no row follows the names of the columns.', ne: 'स्तम्भका नामपछि एउटा पनि हरफ छैन।' },
  'table-too-many-rows': { en: 'more than {most} rows follow.', ne: '{most} भन्दा बढी हरफ छन्।' },
  'table-column-unknown': {
    en: 'there is no such column. The columns are: {columns}.',
    ne: 'यस्तो स्तम्भ छैन। स्तम्भहरू: {columns}।',
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
  'table-type-unknown': {
    en: 'write teaching or non-teaching, not “{value}”.',
    ne: '“{value}” होइन, शिक्षक वा कर्मचारी लेख्नुहोस्।',
  },
  'table-no-id': {
    en: '“{value}” is not a number. Leave it empty for a new person.',
    ne: '“{value}” अङ्क होइन। नयाँ व्यक्तिका लागि खाली छोड्नुहोस्।',
  },
  'table-no-email': { en: '“{value}” is not an email address.', ne: '“{value}” इमेल ठेगाना होइन।' },
  'table-nobody': { en: 'there is no person with the number {value}.', ne: 'आईडी {value} भएको कोही छैन।' },
  'table-namesakes': {
    en: 'several people have this name. Write the number of the right one: {ids}.',
    ne: 'यही नामका एकभन्दा बढी व्यक्ति छन्। ठीक व्यक्तिको आईडी लेख्नुहोस्: {ids}।',
  },
  'table-same-person': {
    en: 'this is the same person as in line {line}.',
    ne: 'पङ्क्ति {line} मा भएकै व्यक्ति हो।',
  },
} as const satisfies Record<string, Localized>;
