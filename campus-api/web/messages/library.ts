/** Messages of the library of stored files. */
export const adminLibraryMessages = {
  open: { en: 'Choose from the stored files', ne: 'पहिलेका फाइलबाट छान्नुहोस्' },
  title: { en: 'Stored files', ne: 'पहिलेका फाइल' },
  searchFor: { en: 'Name of the file, or where it is used', ne: 'फाइलको नाम, वा त्यो भएको सूचना, एल्बम आदि' },
  take: { en: 'Use this', ne: 'यो राख्नुहोस्' },
  newer: { en: 'Newer', ne: 'अझ नयाँ' },
  older: { en: 'Older', ne: 'अझ पुराना' },
  back: { en: 'Back to the form', ne: 'फाराममा फर्कनुहोस्' },
} as const;
