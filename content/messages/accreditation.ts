/** Messages of the page on quality assurance, and the criteria of the University Grants Commission (UGC). */
export const accreditation = {
  title: { en: 'Quality Assurance and Accreditation', ne: 'गुणस्तर सुनिश्चितता तथा प्रत्यायन' },
  description: {
    en: 'How the campus assures its quality: the steps of accreditation, what the reviewers found, and the committee’s documents.',
    ne: 'क्याम्पसले आफ्नो गुणस्तर कसरी सुनिश्चित गर्छ: प्रत्यायनका चरण, समीक्षकको निष्कर्ष र समितिका कागजातहरू।',
  },
  summary: { en: 'Where we stand', ne: 'हाम्रो अहिलेको अवस्था' },
  steps: { en: 'The steps of accreditation', ne: 'प्रत्यायनका चरणहरू' },
  done: { en: 'Done', ne: 'सम्पन्न' },
  toCome: { en: 'Not yet', ne: 'बाँकी' },
  criteriaHeading: { en: 'What the reviewers look at', ne: 'समीक्षकले हेर्ने कुरा' },
  /** The eight criteria of the UGC's review form for the Self-Study Report. */
  criteria: [
    { en: 'Policy and Procedure', ne: 'नीति र कार्यविधि' },
    { en: 'Curricular Aspects', ne: 'पाठ्यक्रमसम्बन्धी पक्ष' },
    { en: 'Teaching-Learning and Evaluation', ne: 'शिक्षण सिकाइ र मूल्याङ्कन' },
    { en: 'Research, Consultancy and Extension', ne: 'अनुसन्धान, परामर्श र प्रसार' },
    { en: 'Infrastructure and Learning Resources', ne: 'पूर्वाधार र सिकाइ स्रोत' },
    { en: 'Student Support and Guidance', ne: 'विद्यार्थी सहयोग र मार्गदर्शन' },
    { en: 'Information System', ne: 'सूचना प्रणाली' },
    { en: 'Public Information', ne: 'सार्वजनिक सूचना' },
  ],
} as const;
