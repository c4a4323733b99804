/** Texts of the publications page. */
export const publicationsContent = {
  description: {
    en: 'Campus journals, bulletins, annual reports and prospectuses to read and download.',
    ne: 'क्याम्पसका जर्नल, बुलेटिन, वार्षिक प्रतिवेदन र विवरण पुस्तिका, पढ्न र डाउनलोड गर्न।',
  },
} as const;
