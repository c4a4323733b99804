/** Messages of the publications page. */
export const publications = {
  description: {
    en: 'Campus journals, bulletins, annual reports and prospectuses to read and download.',
    ne: 'क्याम्पसका जर्नल, बुलेटिन, वार्षिक प्रतिवेदन र विवरण पुस्तिका, पढ्न र डाउनलोड गर्न।',
  },
  editors: { en: 'Editors', ne: 'सम्पादक' },
  publisher: { en: 'Publisher', ne: 'प्रकाशक' },
  published: { en: 'Published', ne: 'प्रकाशन मिति' },
  years: { en: 'Years', ne: 'वर्ष' },
  year: { bs: { en: '{year} BS', ne: 'वि.सं. {year}' }, ad: { en: '{year} AD', ne: 'ई.सं. {year}' } },
  undated: { en: 'Without a date', ne: 'मिति नभएका' },
} as const;
