/** Words and figures of About Us around the campus's own introduction. The figures are the specification's (section 9). */
export const about = {
  description: {
    en: 'What the campus is, what it teaches and how it works, with the number of its students, teachers, staff and classrooms.',
    ne: 'क्याम्पसको परिचय, पढाइ हुने विषय र काम गर्ने तरिका, साथै विद्यार्थी, शिक्षक, कर्मचारी र कक्षाकोठाको सङ्ख्या।',
  },
  figuresHeading: { en: 'The campus in figures', ne: 'अङ्कमा क्याम्पस' },
  figures: [
    { label: { en: 'Students', ne: 'विद्यार्थी' }, value: 9999 },
    { label: { en: 'Teachers', ne: 'शिक्षक' }, value: 130 },
    { label: { en: 'Administrative Staff', ne: 'प्रशासनिक कर्मचारी' }, value: 70 },
    { label: { en: 'Classrooms', ne: 'कक्षाकोठा' }, value: 40 },
  ],
} as const;
