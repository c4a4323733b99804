/** The choice of columns for the headings of an uploaded table. */
export const adminTableMessages = {
  chooseColumns: { en: 'Which column is which?', ne: 'कुन स्तम्भ के हो?' },
  chooseColumnsHint: { en: 'Choose the meaning of each column of the table. The first values are shown below its name.', ne: 'तालिकाको प्रत्येक स्तम्भ के हो, छान्नुहोस्। स्तम्भको नाममुनि सुरुका मान देखिन्छन्।' },
  leaveOut: { en: 'do not import', ne: 'नराख्ने' },
  forAllRows: { en: '{column}, for all rows', ne: '{column}, सबै पङ्क्तिका लागि' },
  useColumns: { en: 'Continue with these columns', ne: 'यी स्तम्भसहित अगाडि बढ्नुहोस्' },
} as const;
