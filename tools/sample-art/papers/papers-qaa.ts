import type { Paper } from './paper.ts';

const cell = 'Coordinator, IQAC';

/** Evidence for the accreditation, by criterion and question. */
export const qaaPapers: Record<string, Paper> = {
  'qaa-c1-q03-strategic-plan.pdf': {
    title: 'C1-Q3: Vision, Mission, Goals and the Strategic Plan',
    date: '2083 Bhadra 10',
    body: [
      'The vision, mission and goals were adopted by the campus assembly on 2082 Bhadra 7 after four open meetings. They are displayed at the gate, printed in the prospectus and published on the website.',
    ],
    points: [
      'Minutes of the four meetings, with the names of 312 people who took part',
      'Decision of the assembly',
      'Progress of the six goals at the end of the first year',
    ],
    signed: cell,
  },
  'qaa-c1-q09-committee-minutes.pdf': {
    title: 'C1-Q9: Minutes of the Campus Management Committee, 2082',
    date: '2083 Jestha 5',
    table: {
      head: ['Meeting', 'Date', 'Present', 'Main decision'],
      widths: [0.14, 0.22, 0.14, 0.5],
      rows: [
        ['118', '2082 Jestha 3', '10 of 11', 'Budget of the laboratories'],
        ['119', '2082 Shrawan 20', '9 of 11', 'Strategic plan sent to the assembly'],
        ['120', '2082 Kartik 27', '11 of 11', 'Third shift of the library'],
        ['121', '2082 Magh 15', '8 of 11', 'Second call for the canteen'],
        ['122', '2082 Chaitra 26', '10 of 11', 'Fees of 2083'],
      ],
    },
    signed: cell,
  },
  'qaa-c2-q18-curriculum-feedback.pdf': {
    title: 'C2-Q18: Programmes, Curriculum Feedback and Revision',
    date: '2083 Asar 12',
    table: {
      head: ['Programme', 'Asked', 'Answered', 'Sent to the university'],
      widths: [0.3, 0.18, 0.18, 0.34],
      rows: [
        ['BBS', '420', '338', 'Two electives'],
        ['BEd', '260', '241', 'Weeks of practice teaching'],
        ['BSc CSIT', '108', '97', 'Order of two courses'],
        ['MA Sociology', '46', '40', 'Reading list'],
      ],
    },
    signed: cell,
  },
  'qaa-c3-q42-result-analysis.pdf': {
    title: 'C3-Q42: Internal Assessment and Analysis of Results',
    date: '2083 Bhadra 22',
    table: {
      head: ['Faculty', 'Sat', 'Passed', '2081', '2082'],
      widths: [0.36, 0.16, 0.16, 0.16, 0.16],
      rows: [
        ['Humanities', '812', '471', '55 %', '58 %'],
        ['Management', '1,340', '830', '58 %', '62 %'],
        ['Education', '655', '432', '61 %', '66 %'],
        ['Science and Technology', '498', '304', '57 %', '61 %'],
      ],
    },
    body: ['Departments with a pass rate below the average met in Aswin and wrote a plan of remedial classes.'],
    signed: cell,
  },
  'qaa-c4-q58-research-policy.pdf': {
    title: 'C4-Q58: Research Policy and Publications',
    date: '2083 Asar 30',
    points: [
      'Two per cent of the income goes to research.',
      'A teacher with a running project teaches three periods less a week.',
      'Every proposal passes the ethics committee.',
      'Data are kept for ten years with the Research Management Cell.',
      'Four journals appear each year; all are open.',
    ],
    signed: cell,
  },
  'qaa-c5-q74-library-holdings.pdf': {
    title: 'C5-Q74: Library Holdings, Laboratories and Their Use',
    date: '2083 Bhadra 3',
    table: {
      head: ['Holding', 'Number'],
      widths: [0.7, 0.3],
      rows: [
        ['Textbooks', '47,330'],
        ['Reference books', '28,090'],
        ['Other', '6,740'],
        ['National journals', '4'],
        ['International journals', '2'],
      ],
    },
    body: ['The library opens in three shifts and lends 310 books on an ordinary day.'],
    signed: cell,
  },
  'qaa-c6-q88-student-support.pdf': {
    title: 'C6-Q88: Scholarships, Counselling and Placement',
    date: '2083 Bhadra 18',
    table: {
      head: ['Service', '2081', '2082'],
      widths: [0.5, 0.25, 0.25],
      rows: [
        ['Scholarships, students', '412', '468'],
        ['Counselling, hours', '690', '884'],
        ['Health camp, visits', '1,120', '1,306'],
        ['Internships', '154', '203'],
        ['Job fair, firms', '18', '26'],
      ],
    },
    signed: cell,
  },
  'qaa-c6-q92-grievance-procedure.pdf': {
    title: 'विद्यार्थी गुनासो सुनुवाइ कार्यविधि',
    date: '२०८२ माघ १',
    body: ['विद्यार्थीको गुनासो छिटो, गोप्य र निष्पक्ष रूपमा सुन्नका लागि यो कार्यविधि लागू गरिएको छ।'],
    points: [
      'गुनासो लिखित, मौखिक वा उजुरी पेटिकामार्फत दिन सकिनेछ।',
      'समितिले सात दिनभित्र प्रारम्भिक छानबिन गर्नेछ।',
      'गुनासो गर्नेको नाम गोप्य राखिनेछ।',
      'निर्णयमा चित्त नबुझे क्याम्पस प्रमुखसमक्ष पुनरावेदन गर्न सकिनेछ।',
    ],
    signed: 'क्याम्पस प्रमुख',
  },
  'qaa-c7-q101-emis-tables.pdf': {
    title: 'C7-Q101: EMIS Tables 2080–2082',
    date: '2083 Shrawan 8',
    table: {
      head: ['Students', '2080', '2081', '2082'],
      widths: [0.4, 0.2, 0.2, 0.2],
      rows: [
        ['Humanities', '1,702', '1,744', '1,802'],
        ['Management', '2,410', '2,466', '2,571'],
        ['Education', '1,215', '1,248', '1,310'],
        ['Science and Technology', '1,034', '1,082', '1,169'],
        ['Women', '52 %', '53 %', '54 %'],
        ['All', '6,361', '6,540', '6,852'],
      ],
    },
    signed: 'EMIS Officer',
  },
  'qaa-iqac-minutes.pdf': {
    title: 'Minutes of the Internal Quality Assurance Committee',
    date: '2083 Kartik 12',
    points: [
      'The draft of the self-study report was read, criteria 1 to 5.',
      'Evidence for questions 63 and 115 is published and linked.',
      'Criterion 6 lacks the figures of the alumni; Mr. Shahi brings them by Mangsir 15.',
      'The next academic audit begins on Poush 20.',
    ],
    signed: cell,
  },
};
