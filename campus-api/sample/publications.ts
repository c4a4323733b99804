import type { PublicationRecord } from '../records.ts';

/** Newest first. */
export const publications: PublicationRecord[] = [
  {
    id: 18,
    description: 'Himchuli Review, Volume 12',
    editors: 'Dr. Yam Bahadur Chhetri, Madhavi Koirala',
    publisher: 'Department of English',
    about: 'Essays, translations and book reviews; this volume is about rivers.',
    publishDate: '2026-10-12',
    files: [
      {
        stored: '1791783404729-himchuli-review-12.pdf',
        original: 'Himchuli Review Vol 12.pdf',
      },
    ],
  },
  {
    id: 17,
    description: 'Annual Report 2082/83',
    editors: 'Gopal Prasad Wagle, Dr. Sarala Kumari Adhikari',
    publisher: 'Office of the Campus Chief',
    about: 'The year 2082/83 in review, with the audited accounts.',
    publishDate: '2026-09-06',
    files: [
      {
        stored: '1788673109458-annual-report-2082-83.pdf',
        original: 'Annual Report 2082-83.pdf',
      },
      {
        stored: '1788673109458-annual-report-2082-83-nepali.pdf',
        original: 'वार्षिक प्रतिवेदन २०८२।८३.pdf',
      },
    ],
  },
  {
    id: 16,
    description: 'Prospectus 2083',
    editors: 'Anup Maharjan, Shreya Upreti',
    publisher: 'Admission Office',
    about: 'Programmes, fees, scholarships, hostels and dates for those who join in 2083.',
    publishDate: '2026-08-01',
    files: [
      {
        stored: '1785562814187-prospectus-2083.pdf',
        original: 'Prospectus 2083.pdf',
      },
    ],
  },
  {
    id: 15,
    description: 'Himchuli Journal of Management, Volume 8',
    editors: 'Dr. Sarala Kumari Adhikari, Netra Lal Bhusal',
    publisher: 'Faculty of Management',
    about: 'Seven peer-reviewed papers on cooperatives, tourism and small enterprise in the hills.',
    publishDate: '2026-07-14',
    files: [
      {
        stored: '1784007718916-journal-management-8.pdf',
        original: 'Himchuli Journal of Management Vol 8.pdf',
      },
    ],
  },
  {
    id: 14,
    description: 'क्याम्पस बुलेटिन, वर्ष १४, अङ्क १',
    editors: 'केशवराज अर्याल',
    publisher: 'सूचना तथा प्रकाशन समिति',
    about: 'वैशाखदेखि असारसम्मका शैक्षिक तथा अतिरिक्त क्रियाकलापको झलक।',
    publishDate: '2026-06-28',
    files: [
      {
        stored: '1782625423645-bulletin-14-1.pdf',
        original: 'क्याम्पस बुलेटिन १४-१.pdf',
      },
    ],
  },
  {
    id: 13,
    description: 'Tracer Study of the Graduates of 2080',
    editors: 'Dr. Maya Devi Bishwakarma, Sagar Shahi',
    publisher: 'EMIS Unit',
    about: 'What 712 graduates are doing two years later: work, further study, migration, and what they would change.',
    publishDate: '2026-05-17',
    files: [
      {
        stored: '1778996728374-tracer-study-2080.pdf',
        original: 'Tracer Study 2080.pdf',
      },
    ],
  },
  {
    id: 12,
    description: 'Flora of the Campus Hillside',
    editors: 'Dr. Chandra Kala Thakali, Nirmaya Rai',
    publisher: 'Department of Botany',
    about: 'A pocket guide to 146 plants between the gate and the ridge, with their Nepali, Gurung and Latin names.',
    publishDate: '2026-03-21',
    files: [
      {
        stored: '1774072033103-flora-of-the-hillside.pdf',
        original: 'Flora of the Campus Hillside.pdf',
      },
    ],
  },
  {
    id: 11,
    description: 'Scientific Himchuli, Volume 5',
    editors: 'Dr. Mina Kumari Regmi, Dr. Indra Prasad Subedi',
    publisher: 'Institute of Science and Technology',
    about: 'Papers of teachers and master’s students in the natural sciences.',
    publishDate: '2026-01-30',
    files: [
      {
        stored: '1769752137832-scientific-himchuli-5.pdf',
        original: 'Scientific Himchuli 5.pdf',
      },
    ],
  },
  {
    id: 10,
    description: 'क्याम्पस बुलेटिन, वर्ष १३, अङ्क ३',
    editors: 'केशवराज अर्याल',
    publisher: 'सूचना तथा प्रकाशन समिति',
    about: 'हिउँदे सत्र, खेलकुद सप्ताहको तयारी र पूर्वविद्यार्थी भेला।',
    publishDate: '2025-12-25',
    files: [],
  },
  {
    id: 9,
    description: 'शब्दयात्रा: साहित्यिक सङ्ग्रह',
    editors: 'प्रा.डा. वसुन्धरा रिजाल, लोकबहादुर सुनार',
    publisher: 'नेपाली विभाग',
    about: 'विद्यार्थी र शिक्षकका कविता, कथा तथा निबन्धको सङ्ग्रह।',
    publishDate: '2025-11-13',
    files: [
      {
        stored: '1763012247290-shabdayatra.pdf',
        original: 'शब्दयात्रा.pdf',
      },
    ],
  },
  {
    id: 8,
    description: 'Annual Report 2081/82',
    editors: 'Gopal Prasad Wagle',
    publisher: 'Office of the Campus Chief',
    about: 'The year in figures, with the audited accounts and the plan for the next.',
    publishDate: '2025-09-11',
    files: [
      {
        stored: '1757569152019-annual-report-2081-82.pdf',
        original: 'Annual Report 2081-82.pdf',
      },
    ],
  },
  {
    id: 7,
    description: 'Strategic Plan 2082–2087',
    editors: 'Prof. Dr. Deependra Bahadur Pun',
    publisher: 'Planning Committee',
    about: 'Five years, six goals and how each is measured.',
    publishDate: '2025-08-15',
    files: [
      {
        stored: '1755236456748-strategic-plan-2082-2087.pdf',
        original: 'Strategic Plan 2082-2087.pdf',
      },
    ],
  },
  {
    id: 6,
    description: 'Education in the Hills, Volume 6',
    editors: 'Dr. Laxmi Prasad Panta, Saraswati Bhandari',
    publisher: 'Faculty of Education',
    about: 'Classroom research by teachers of community schools and by our master’s students.',
    publishDate: '2025-06-19',
    files: [],
  },
  {
    id: 5,
    description: 'Himchuli Review, Volume 11',
    editors: 'Dr. Yam Bahadur Chhetri',
    publisher: 'Department of English',
    about: 'A volume on home and away.',
    publishDate: '2025-04-30',
    files: [],
  },
  {
    id: 4,
    description: 'Guide to Writing a Thesis',
    editors: 'Research Management Cell',
    publisher: 'Research Management Cell',
    about: 'Structure, citation, ethics and the way from proposal to viva voce.',
    publishDate: '2025-02-24',
    files: [
      {
        stored: '1740375970935-guide-to-writing-a-thesis.pdf',
        original: 'Guide to Writing a Thesis.pdf',
      },
    ],
  },
  {
    id: 3,
    description: 'Society and Change, Volume 3',
    editors: 'Dr. Tulsi Ram Gautam, Dr. Maya Devi Bishwakarma',
    publisher: 'Faculty of Humanities and Social Sciences',
    about: 'Remittance, migration, local government and the changing household.',
    publishDate: '2024-12-02',
    files: [],
  },
  {
    id: 2,
    description: 'Directory of Teachers and Staff 2081',
    editors: 'Sumitra Kunwar',
    publisher: 'Administration',
    about: 'Names, departments and rooms.',
    publishDate: '2024-09-20',
    files: [],
  },
  {
    id: 1,
    description: 'Golden Jubilee Souvenir, revised edition',
    editors: 'Mohan Raj Pathak',
    publisher: 'Jubilee Committee',
    about: 'Memories of the first fifty years, with a new chapter on the decade after them.',
    publishDate: '2024-05-28',
    files: [],
  },
];
