/** Messages of the pages of academic departments. */
export const departments = {
  title: { en: 'Departments', ne: 'विभागहरू' },
  description: {
    en: 'The academic departments of the campus: teachers, programmes, notices and contact.',
    ne: 'क्याम्पसका शैक्षिक विभाग: शिक्षक, कार्यक्रम, सूचना र सम्पर्क।',
  },
  head: { en: 'Head of department', ne: 'विभागीय प्रमुख' },
  people: { en: 'Teachers and staff', ne: 'शिक्षक र कर्मचारी' },
  programmes: { en: 'Programmes', ne: 'शैक्षिक कार्यक्रम' },
  notices: { en: 'Notices', ne: 'सूचना' },
  contact: { en: 'Contact', ne: 'सम्पर्क' },
  place: { en: 'Place', ne: 'ठाउँ' },
  hours: { en: 'Hours', ne: 'खुल्ने समय' },
  page: { en: 'Page of the department', ne: 'विभागको पृष्ठ' },
  noMail: {
    en: 'The website has no email address of this department.',
    ne: 'वेबसाइटमा यस विभागको इमेल ठेगाना राखिएको छैन।',
  },
} as const;
