/** Messages of About Us. */
export const about = {
  description: {
    en: 'About the campus: what it teaches, how it works, and its figures.',
    ne: 'क्याम्पसको परिचय, पढाइ हुने विषय, कार्यशैली र तथ्याङ्क।',
  },
  figuresHeading: { en: 'The campus in figures', ne: 'तथ्याङ्कमा क्याम्पस' },
} as const;
