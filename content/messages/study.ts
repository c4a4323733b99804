/** Words of the pages about programmes and courses. */
export const study = {
  programme: { en: 'Programme', ne: 'कार्यक्रम' },
  duration: { en: 'Duration', ne: 'अवधि' },
  year: { en: '{years} year', ne: '{years} वर्ष' },
  years: { en: '{years} years', ne: '{years} वर्ष' },
  semesters: { en: '{semesters} semesters', ne: '{semesters} सेमेस्टर' },
  courses: { en: 'Courses by subject', ne: 'विषयअनुसार पाठ्यक्रम' },
  programmes: { en: 'Programmes', ne: 'शैक्षिक कार्यक्रम' },
} as const;
