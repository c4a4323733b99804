import type { Localized } from '../locale.ts';
import type { PagePath } from '../routes.ts';

/** Messages of the page of public information. */
export const publicInformation = {
  description: {
    en: 'Citizen charter, information officer, grievance officer, reports and accounts of the campus, renewed every three months.',
    ne: 'नागरिक बडापत्र, सूचना र गुनासो सुन्ने अधिकारी, प्रतिवेदन र लेखा; तीन-तीन महिनामा अद्यावधिक।',
  },
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
  disclosures: { en: 'Quarterly disclosures', ne: 'त्रैमासिक स्वतः प्रकाशन' },
  disclosuresLead: {
    en: 'Section 5 of the Right to Information Act and rule 3 of its Regulations: twenty headings, every three months.',
    ne: 'सूचनाको हकसम्बन्धी ऐनको दफा ५ र नियमावलीको नियम ३ बमोजिम बीस शीर्षक, हरेक तीन महिनामा।',
  },
  fiscalYear: { en: 'Fiscal year {year}', ne: 'आर्थिक वर्ष {year}' },
  quarterName: { en: 'Quarter {quarter}: {first} to {last}', ne: 'त्रैमास {quarter}: {first}–{last}' },
  publishedOn: { en: 'Published on', ne: 'प्रकाशित मिति' },
  elsewhere: { en: 'Also public', ne: 'अन्य सार्वजनिक विवरण' },
  university: { en: 'Services of the university', ne: 'विश्वविद्यालयका सेवा' },
  samples: {
    en: 'The charter below is a sample of an example campus. Ask the office before you rely on it.',
    ne: 'तलको बडापत्र नमुना मात्र हो। निर्णय गर्नुअघि कार्यालयमा बुझ्नुहोस्।',
  },
} as const;

/** Pages with other disclosures of a public body. */
export const otherDisclosures = [
  { path: '/chart', what: { en: 'How the campus is organized', ne: 'क्याम्पसको सङ्गठन र कामको बाँडफाँट' } },
  { path: '/keyStaff', what: { en: 'Who is in charge', ne: 'पदाधिकारी र तिनको जिम्मेवारी' } },
  { path: '/nonTeachingsstaff', what: { en: 'The staff of each section', ne: 'शाखा र कर्मचारीको विवरण' } },
  {
    path: '/notice/administration',
    what: { en: 'Decisions, tenders and vacancies', ne: 'निर्णय, बोलपत्र र पदपूर्तिका सूचना' },
  },
  { path: '/programs/compare', what: { en: 'Seats and fees of all programmes', ne: 'सबै कार्यक्रमका सिट र शुल्क' } },
  { path: '/qaa', what: { en: 'Quality assurance and accreditation', ne: 'गुणस्तर सुनिश्चितता तथा प्रत्यायन' } },
] as const satisfies readonly { path: PagePath; what: Localized }[];
