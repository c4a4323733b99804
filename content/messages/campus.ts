import type { Localized } from '../locale.ts';
import type { PagePath } from '../routes.ts';

/** Messages of About Us. */
export const about = {
  description: { en: 'About the campus: what it teaches, how it works, and its figures.', ne: 'क्याम्पसको परिचय, पढाइ हुने विषय, कार्यशैली र तथ्याङ्क।' },
  figuresHeading: { en: 'The campus in figures', ne: 'तथ्याङ्कमा क्याम्पस' },
} as const;

/** Messages of the page on quality assurance, and the criteria of the University Grants Commission (UGC). */
export const accreditation = {
  title: { en: 'Quality Assurance and Accreditation', ne: 'गुणस्तर सुनिश्चितता तथा प्रत्यायन' },
  description: { en: 'How the campus assures its quality: the steps of accreditation, what the reviewers found, and the committee’s documents.', ne: 'क्याम्पसले आफ्नो गुणस्तर कसरी सुनिश्चित गर्छ: प्रत्यायनका चरण, समीक्षकको निष्कर्ष र समितिका कागजातहरू।' },
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

/** Messages of the contact page. */
export const contact = {
  description: { en: 'Address, phone number, email, office hours and directions to the campus.', ne: 'क्याम्पसको ठेगाना, फोन नम्बर, इमेल, कार्यालय समय र पुग्ने बाटो।' },
  address: { en: 'Address', ne: 'ठेगाना' },
  openingHours: { en: 'Office hours', ne: 'कार्यालय समय' },
  days: { en: 'Days', ne: 'बार' },
  hours: { en: 'Hours', ne: 'समय' },
  open: {
    openTo: { en: 'Open to {time}', ne: '{time} सम्म खुला' },
    opensAt: { en: 'Opens at {time}', ne: '{time} मा खुल्छ' },
    closed: { en: 'Closed now', ne: 'अहिले बन्द' },
  },
  fee: { en: 'Fee', ne: 'शुल्क' },
  findUs: { en: 'How to find us', ne: 'क्याम्पस आइपुग्ने बाटो' },
  map: { en: 'Map of the campus', ne: 'क्याम्पसको नक्सा' },
  showMap: { en: 'Show the map here', ne: 'नक्सा यहीँ देखाउनुहोस्' },
  mapPrivacy: { en: 'The map comes from openstreetmap.org. If you show it, that site sees your device’s internet (IP) address.', ne: 'नक्सा openstreetmap.org बाट आउँछ; देखाएपछि त्यस साइटले तपाईंको फोन वा कम्प्युटरको इन्टरनेट (IP) ठेगाना देख्छ।' },
  openMap: { en: 'Open in OpenStreetMap', ne: 'OpenStreetMap मा खोल्नुहोस्' },
  directions: { en: 'Get directions', ne: 'क्याम्पस पुग्ने बाटो हेर्नुहोस्' },
} as const;

/** Messages of the pages of academic departments. */
export const departments = {
  title: { en: 'Departments', ne: 'विभागहरू' },
  description: { en: 'The academic departments of the campus: teachers, programmes, notices and contact.', ne: 'क्याम्पसका शैक्षिक विभाग: शिक्षक, कार्यक्रम, सूचना र सम्पर्क।' },
  head: { en: 'Head of department', ne: 'विभागीय प्रमुख' },
  people: { en: 'Teachers and staff', ne: 'शिक्षक र कर्मचारी' },
  programmes: { en: 'Programmes', ne: 'शैक्षिक कार्यक्रम' },
  notices: { en: 'Notices', ne: 'सूचना' },
  contact: { en: 'Contact', ne: 'सम्पर्क' },
  place: { en: 'Place', ne: 'ठाउँ' },
  hours: { en: 'Hours', ne: 'खुल्ने समय' },
  page: { en: 'Page of the department', ne: 'विभागको पृष्ठ' },
  noMail: { en: 'The website has no email address of this department.', ne: 'वेबसाइटमा यस विभागको इमेल ठेगाना राखिएको छैन।' },
} as const;

/** Messages of the page of public information. */
export const publicInformation = {
  description: { en: 'Citizen charter, information officer, grievance officer, reports and accounts of the campus, renewed every three months.', ne: 'नागरिक बडापत्र, सूचना र गुनासो सुन्ने अधिकारी, प्रतिवेदन र लेखा; तीन-तीन महिनामा अद्यावधिक।' },
  updatedOn: { en: 'Updated on', ne: 'अद्यावधिक मिति' },
  charter: { en: 'Citizen charter', ne: 'नागरिक बडापत्र' },
  services: { en: '{count} services', ne: '{count} सेवा' },
  service: { en: 'Service', ne: 'सेवा' },
  papers: { en: 'What to bring', ne: 'चाहिने कागजात' },
  fee: { en: 'Fee', ne: 'दस्तुर' },
  time: { en: 'Time', ne: 'लाग्ने समय' },
  officer: { en: 'Who does it', ne: 'जिम्मेवार शाखा' },
  officers: { en: 'Information and grievances', ne: 'सूचना र गुनासो' },
  reports: { en: 'Reports', ne: 'प्रतिवेदन' },
  allReports: { en: 'All publications', ne: 'सबै प्रकाशन' },
  noReport: { en: 'None is published yet. Ask the information officer for it.', ne: 'अहिलेसम्म प्रकाशन भएको छैन। सूचना अधिकारीसँग माग्न सक्नुहुन्छ।' },
  disclosures: { en: 'Quarterly disclosures', ne: 'त्रैमासिक स्वतः प्रकाशन' },
  disclosuresLead: { en: 'Section 5 of the Right to Information Act and rule 3 of its Regulations: twenty headings, every three months.', ne: 'सूचनाको हकसम्बन्धी ऐनको दफा ५ र नियमावलीको नियम ३ बमोजिम बीस शीर्षक, हरेक तीन महिनामा।' },
  fiscalYear: { en: 'Fiscal year {year}', ne: 'आर्थिक वर्ष {year}' },
  quarterName: { en: 'Quarter {quarter}: {first} to {last}', ne: 'त्रैमास {quarter}: {first}–{last}' },
  publishedOn: { en: 'Published on', ne: 'प्रकाशित मिति' },
  elsewhere: { en: 'Also public', ne: 'अन्य सार्वजनिक विवरण' },
  university: { en: 'Services of the university', ne: 'विश्वविद्यालयका सेवा' },
  samples: { en: 'The charter below is a sample of an example campus. Ask the office before you rely on it.', ne: 'तलको बडापत्र नमुना मात्र हो। निर्णय गर्नुअघि कार्यालयमा बुझ्नुहोस्।' },
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

/** The groups of the lists of vacancies and tenders. */
export const openings = {
  open: { en: 'Open', ne: 'म्याद बाँकी' },
  closed: { en: 'Closed', ne: 'म्याद सकिएका' },
  decided: {
    general: { en: 'Result published', ne: 'नतिजा प्रकाशित' },
    vacancies: { en: 'Result published', ne: 'नतिजा प्रकाशित' },
    tenders: { en: 'Awarded', ne: 'ठेक्का दिइसकिएका' },
  },
  noneOpen: { en: 'Nothing is open now.', ne: 'अहिले म्याद बाँकी भएको कुनै सूचना छैन।' },
} as const;
