/** Messages of the page of public information. */
export const publicInformation = {
  updatedOn: { en: 'Updated on', ne: 'अद्यावधिक मिति' },
  charter: { en: 'Citizen charter', ne: 'नागरिक बडापत्र' },
  service: { en: 'Service', ne: 'सेवा' },
  papers: { en: 'What to bring', ne: 'चाहिने कागजात' },
  fee: { en: 'Fee', ne: 'दस्तुर' },
  time: { en: 'Time', ne: 'लाग्ने समय' },
  officer: { en: 'Who does it', ne: 'जिम्मेवार शाखा' },
  officers: { en: 'Information and grievances', ne: 'सूचना र गुनासो' },
  reports: { en: 'Reports', ne: 'प्रतिवेदन' },
  allReports: { en: 'All publications', ne: 'सबै प्रकाशन' },
  noReport: {
    en: 'None is published yet. Ask the information officer for it.',
    ne: 'अहिलेसम्म प्रकाशन भएको छैन। सूचना अधिकारीसँग माग्न सक्नुहुन्छ।',
  },
  elsewhere: { en: 'Also public', ne: 'अन्य सार्वजनिक विवरण' },
  university: { en: 'Services of the university', ne: 'विश्वविद्यालयका सेवा' },
  samples: {
    en: 'The charter below is a sample of an example campus. Ask the office before you rely on it.',
    ne: 'तलको बडापत्र नमुना मात्र हो। निर्णय गर्नुअघि कार्यालयमा बुझ्नुहोस्।',
  },
} as const;
