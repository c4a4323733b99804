import type { Paper } from './paper.ts';

const preface = (text: string) => [
  text,
  'The editors thank the writers for their patience, the reviewers for their care and the press in Himchuli Bazar for its long evenings. Everything in this volume may be read, copied and taught freely as long as its writers are named.',
  'Letters to the editors are answered. Corrections are printed in the next volume and marked in the online copy with their date.',
];

/** Publications: a cover, a page of contents, a preface. */
export const bookPapers: Record<string, Paper> = {
  'himchuli-review-12.pdf': {
    title: 'Himchuli Review, Volume 12',
    date: '2083 Aswin',
    body: preface(
      'This volume is about rivers: the ones we crossed to come to class, the ones that took a road this monsoon, and the ones that run through three thousand years of poems.',
    ),
    cover: {
      colour: '#16305c',
      editors: 'Dr. Yam Bahadur Chhetri, Madhavi Koirala',
      chapters: [
        'The Bridge at Deurali',
        'Water in the Ballads of the Gandaki',
        'Four Poems in Translation',
        'Teaching the River Novel',
        'Reviews',
      ],
    },
  },
  'annual-report-2082-83.pdf': {
    title: 'Annual Report 2082/83',
    date: '2083 Bhadra',
    body: [
      'The campus taught 6,852 students in the year under report, 54 per cent of them women. Of those who sat the final examinations 61 per cent passed, four points more than in the year before.',
      'Two laboratories were renewed and the library was opened in a third shift.',
    ],
    table: {
      head: ['Rs. in thousands', '2081/82', '2082/83'],
      widths: [0.5, 0.25, 0.25],
      rows: [
        ['Fees', '142,300', '151,900'],
        ['Grants', '38,400', '44,100'],
        ['Other income', '6,900', '8,200'],
        ['Salaries', '118,700', '127,400'],
        ['Teaching and laboratories', '28,500', '33,600'],
        ['Buildings', '31,200', '29,800'],
        ['Surplus', '9,200', '13,400'],
      ],
    },
    cover: {
      colour: '#2f5fa8',
      editors: 'Office of the Campus Chief',
      chapters: [
        'The year in brief',
        'Students and results',
        'Teachers and research',
        'Library, laboratories, hostels',
        'Accounts and audit',
      ],
    },
  },
  'annual-report-2082-83-nepali.pdf': {
    title: 'वार्षिक प्रतिवेदन २०८२।८३',
    date: '२०८३ भदौ',
    body: [
      'प्रतिवेदन वर्षमा क्याम्पसमा ६,८५२ विद्यार्थी अध्ययनरत रहे, जसमध्ये ५४ प्रतिशत छात्रा छन्। अन्तिम परीक्षामा सहभागी विद्यार्थीमध्ये ६१ प्रतिशत उत्तीर्ण भए, जुन अघिल्लो वर्षभन्दा चार प्रतिशत बिन्दुले बढी हो।',
      'यस अवधिमा दुई प्रयोगशाला नवीकरण गरिए र पुस्तकालय तीन पालीमा सञ्चालन हुन थाल्यो।',
    ],
    cover: {
      colour: '#2f5fa8',
      editors: 'क्याम्पस प्रमुखको कार्यालय',
      chapters: ['वर्षको झलक', 'विद्यार्थी र परीक्षाफल', 'शिक्षक तथा अनुसन्धान', 'भौतिक पूर्वाधार', 'आय–व्यय र लेखापरीक्षण'],
    },
  },
  'prospectus-2083.pdf': {
    title: 'Prospectus 2083',
    date: '2083 Shrawan',
    body: [
      'You are thinking of studying with us: this book answers what students and parents ask most. What can I study, what does it cost, who helps if it is too much, where do I live, and what do I do afterwards?',
      'If your question is not here, call +977-61-500100 between 10 am and 4 pm from Sunday to Friday.',
    ],
    cover: {
      colour: '#8d1c2a',
      editors: 'Admission Office',
      chapters: [
        'Programmes and seats',
        'Fees and scholarships',
        'Entrance examinations',
        'Hostels, canteen, library',
        'Dates of the year',
      ],
    },
  },
  'journal-management-8.pdf': {
    title: 'Himchuli Journal of Management, Volume 8',
    date: '2083 Asar',
    body: preface('Seven papers, chosen from nineteen by two readers each, who did not know the writers’ names.'),
    cover: {
      colour: '#2f7a78',
      editors: 'Dr. Sarala Kumari Adhikari, Netra Lal Bhusal',
      chapters: [
        'Ten Years of Forty Cooperatives',
        'Homestays and the Second Harvest',
        'Why Small Shops Keep Two Books',
        'Digital Payment in a Weekly Market',
        'Women on the Boards of Dairies',
      ],
    },
  },
  'bulletin-14-1.pdf': {
    title: 'क्याम्पस बुलेटिन, वर्ष १४, अङ्क १',
    date: '२०८३ असार',
    body: [
      'यस अङ्कमा वैशाखदेखि असारसम्म क्याम्पसमा भएका शैक्षिक तथा अतिरिक्त क्रियाकलापको सङ्क्षिप्त विवरण समेटिएको छ।',
      'विज्ञान मेलामा चालीस परियोजना प्रदर्शन गरिए, वृक्षारोपणमा बाह्र सय बिरुवा रोपिए र पुस्तकालयमा नयाँ पठनकक्ष थपियो।',
    ],
    cover: {
      colour: '#16305c',
      editors: 'सम्पादक: केशवराज अर्याल',
      chapters: ['सम्पादकीय', 'विज्ञान मेला २०८३', 'खेलकुद समाचार', 'विद्यार्थीका रचना', 'नयाँ प्रकाशन'],
    },
  },
  'tracer-study-2080.pdf': {
    title: 'Tracer Study of the Graduates of 2080',
    date: '2083 Jestha',
    body: [
      'Of 934 graduates of 2080 we reached 712. Two years later 58 per cent work, 21 per cent study, 14 per cent have left the country and 7 per cent look for work.',
    ],
    table: {
      head: ['Faculty', 'Reached', 'At work', 'Studying', 'Abroad'],
      widths: [0.4, 0.15, 0.15, 0.15, 0.15],
      rows: [
        ['Humanities', '168', '52 %', '24 %', '13 %'],
        ['Management', '281', '63 %', '17 %', '14 %'],
        ['Education', '174', '66 %', '18 %', '8 %'],
        ['Science and Technology', '89', '41 %', '34 %', '22 %'],
      ],
    },
    cover: {
      colour: '#3f5f4a',
      editors: 'EMIS Unit',
      chapters: ['Method and response', 'Work and income', 'Further study', 'Migration', 'What graduates would change'],
    },
  },
  'flora-of-the-hillside.pdf': {
    title: 'Flora of the Campus Hillside',
    date: '2082 Chaitra',
    body: [
      'Walk from the gate to the ridge in any month and carry this guide: 146 plants in the order in which the path meets them.',
    ],
    table: {
      head: ['Nepali', 'Latin', 'Flowers'],
      widths: [0.3, 0.45, 0.25],
      rows: [
        ['लालीगुराँस', 'Rhododendron arboreum', 'Falgun – Chaitra'],
        ['चिलाउने', 'Schima wallichii', 'Jestha – Asar'],
        ['कटुस', 'Castanopsis indica', 'Aswin – Kartik'],
        ['टिमुर', 'Zanthoxylum armatum', 'Chaitra – Baishakh'],
        ['चुत्रो', 'Berberis asiatica', 'Falgun – Chaitra'],
        ['सुनाखरी', 'Coelogyne cristata', 'Chaitra'],
      ],
    },
    cover: {
      colour: '#3f8a63',
      editors: 'Dr. Chandra Kala Thakali, Nirmaya Rai',
      chapters: [
        'How to use this guide',
        'The gate and the lawn',
        'The terraces',
        'The wood',
        'The ridge',
        'Index of names',
      ],
    },
  },
  'scientific-himchuli-5.pdf': {
    title: 'Scientific Himchuli, Volume 5',
    date: '2082 Magh',
    body: preface('The fifth volume brings two papers of master’s students beside those of their teachers.'),
    cover: {
      colour: '#7d4a6a',
      editors: 'Dr. Mina Kumari Regmi, Dr. Indra Prasad Subedi',
      chapters: [
        'Essential Oils of Timur',
        'Six Years of Rain at 1,640 Metres',
        'Colouring Small Graphs',
        'Butterflies of the Lower Terrace',
      ],
    },
  },
  'shabdayatra.pdf': {
    title: 'शब्दयात्रा: साहित्यिक सङ्ग्रह',
    date: '२०८२ कात्तिक',
    body: [
      'विद्यार्थी र शिक्षकका कलमबाट जन्मिएका कविता, कथा र निबन्धको यो सँगालो पाठकसामु ल्याउन पाउँदा हामी हर्षित छौँ।',
      'डाँडाको बिहानी, नदीको सुसाइ र घर छाड्नुको पीडा यस सङ्ग्रहका मूल स्वर हुन्।',
    ],
    cover: {
      colour: '#b3202e',
      editors: 'सम्पादन: प्रा.डा. वसुन्धरा रिजाल',
      chapters: ['कविता: डाँडाको घाम', 'कथा: अन्तिम बस', 'निबन्ध: मेरो गाउँको पँधेरो', 'गजल', 'बालसाहित्य'],
    },
  },
  'annual-report-2081-82.pdf': {
    title: 'Annual Report 2081/82',
    date: '2082 Bhadra',
    body: [
      'The campus taught 6,540 students, wrote its strategic plan with the help of 300 citizens and finished the roof of the assembly hall.',
      'The accounts of the year were audited without reservation.',
    ],
    cover: {
      colour: '#54708c',
      editors: 'Office of the Campus Chief',
      chapters: ['The year in brief', 'Students and results', 'Research', 'Buildings', 'Accounts'],
    },
  },
  'strategic-plan-2082-2087.pdf': {
    title: 'Strategic Plan 2082–2087',
    date: '2082 Shrawan',
    points: [
      'Seventy per cent of our students pass in the regular time.',
      'Every department publishes in a reviewed journal each year.',
      'No student leaves for lack of money.',
      'A second accreditation by 2084.',
      'Every office service takes one visit.',
      'The hillside is planted, the rain is kept, the roofs give power.',
    ],
    cover: {
      colour: '#16305c',
      editors: 'Planning Committee',
      chapters: ['Where we stand', 'Six goals', 'How each is measured', 'What it costs', 'Who is answerable'],
    },
  },
  'guide-to-writing-a-thesis.pdf': {
    title: 'Guide to Writing a Thesis',
    date: '2081 Falgun',
    points: [
      'Ask one question, and one that you can answer in a year.',
      'Show the proposal to two people who disagree with you.',
      'Keep a log of what you read and where.',
      'Ask leave before you ask people.',
      'Write the chapter on method first.',
      'Leave a month for the language.',
      'Print, sleep, read aloud, correct.',
    ],
    cover: {
      colour: '#8a5a3c',
      editors: 'Research Management Cell',
      chapters: ['From an interest to a question', 'Reading and noting', 'Ethics', 'The chapters', 'The viva voce'],
    },
  },
};
