/** Messages of the publications page. */
export const publications = {
  editors: { en: 'Editors', ne: 'सम्पादक' },
  publisher: { en: 'Publisher', ne: 'प्रकाशक' },
  published: { en: 'Published', ne: 'प्रकाशन मिति' },
  years: { en: 'Years', ne: 'वर्ष' },
  year: { bs: { en: '{year} BS', ne: 'वि.सं. {year}' }, ad: { en: '{year} AD', ne: 'ई.सं. {year}' } },
  undated: { en: 'Without a date', ne: 'मिति नभएका' },
} as const;
