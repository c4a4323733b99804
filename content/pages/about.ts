/** Texts and figures of About Us around the campus's own introduction. The figures are the specification's (section 9). Sample: replace them with your campus's own. */
export const about = {
  description: {
    en: 'About the campus: what it teaches, how it works, and its students, teachers, staff and classrooms in figures.',
    ne: 'क्याम्पसको परिचय, पढाइ हुने विषय, कार्यशैली तथा विद्यार्थी, शिक्षक, कर्मचारी र कक्षाकोठाको सङ्ख्या।',
  },
  figuresHeading: { en: 'The campus in figures', ne: 'तथ्याङ्कमा क्याम्पस' },
  /** The counter is the specification's; lessons have fewer students (Our history). */
  figuresNote: {
    en: 'Students: everyone enrolled, including private candidates, who come only for examinations.',
    ne: 'विद्यार्थी: परीक्षा मात्र दिने प्राइभेट विद्यार्थीसहित भर्ना भएका सबै।',
  },
  figures: [
    { label: { en: 'Students', ne: 'विद्यार्थी' }, value: 9999 },
    { label: { en: 'Teachers', ne: 'शिक्षक' }, value: 130 },
    { label: { en: 'Administrative Staff', ne: 'प्रशासनिक कर्मचारी' }, value: 70 },
    { label: { en: 'Classrooms', ne: 'कक्षाकोठा' }, value: 40 },
  ],
} as const;
