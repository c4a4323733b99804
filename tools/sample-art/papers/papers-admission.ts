import type { Paper } from './paper.ts';
import { students } from './rolls.ts';

const office = 'Admission Committee';
const nepaliOffice = 'भर्ना समिति';
const documents = [
  'Filled form with one photograph',
  'Transcript and character certificate of the last degree',
  'Migration certificate, where the last university was another',
  'Citizenship or birth certificate',
];

export const admissionPapers: Record<string, Paper> = {
  'it-admission-notice-2083.pdf': {
    title: 'Admission Open: BSc CSIT, BIT and BCA, 2083',
    date: '2083 Mangsir 4',
    number: '2083/84-217',
    body: [
      'Applications are open for the bachelor’s programmes in information technology. The entrance examination is held on 2083 Poush 29 (13 January 2027) at 11 am in the Science Block.',
    ],
    table: {
      head: ['Programme', 'Seats', 'Needed', 'Fee for four years'],
      widths: [0.24, 0.14, 0.38, 0.24],
      rows: [
        ['BSc CSIT', '36', 'Grade 12 with mathematics and physics, C+', 'Rs. 540,000'],
        ['BIT', '36', 'Grade 12 with mathematics, C', 'Rs. 460,000'],
        ['BCA', '40', 'Grade 12 in any stream, C', 'Rs. 420,000'],
      ],
    },
    points: [
      'Apply online or at counter 1 until 2083 Poush 26 (10 January 2027).',
      ...documents,
      'Ten per cent of the seats carry a full scholarship, decided by the entrance examination.',
    ],
    signed: office,
  },
  'admission-form.pdf': {
    title: 'Admission Form',
    date: 'Form AD-1',
    fields: [
      'Programme',
      'Full name in capitals',
      'Name in Devanagari',
      'Date of birth (BS and AD)',
      'Father’s name',
      'Mother’s name',
      'Permanent address',
      'Present address',
      'Telephone of the student',
      'Telephone of a parent',
      'School or campus of the last degree',
      'Board or university, year, grade',
      'Scholarship applied for',
      'Hostel wanted',
      'Signature and date',
    ],
  },
  'it-entrance-syllabus.pdf': {
    title: 'Syllabus of the Entrance Examination, IT Programmes',
    date: '2083 Mangsir 4',
    table: {
      head: ['Part', 'Subjects', 'Questions', 'Minutes'],
      widths: [0.12, 0.56, 0.16, 0.16],
      rows: [
        ['A', 'Mathematics: sets, functions, limits, vectors, probability', '40', '50'],
        ['B', 'Physics: mechanics, heat, waves, electricity', '25', '30'],
        ['C', 'English: reading, grammar, vocabulary', '20', '20'],
        ['D', 'Computer: numbers, logic, networks, simple programs', '15', '20'],
      ],
    },
    body: ['One mark for each right answer, a quarter mark off for each wrong one.'],
  },
  'masters-admission-2083-nepali.pdf': {
    title: 'स्नातकोत्तर तह पहिलो सेमेस्टरमा भर्नासम्बन्धी सूचना',
    date: '२०८३ मंसिर १',
    number: '२०८३।८४-२१०',
    body: [
      'शैक्षिक सत्र २०८३ का लागि एम.बी.एस. तथा एम.ए. (अङ्ग्रेजी, नेपाली, अर्थशास्त्र, समाजशास्त्र) कार्यक्रमको पहिलो सेमेस्टरमा भर्ना हुन चाहने विद्यार्थीबाट २०८३ मंसिर १५ गतेसम्म आवेदन आह्वान गरिन्छ।',
    ],
    table: {
      head: ['कार्यक्रम', 'सिट', 'योग्यता'],
      widths: [0.34, 0.16, 0.5],
      rows: [
        ['एम.बी.एस.', '८०', 'स्नातक तह, व्यवस्थापन वा सो सरह'],
        ['एम.ए. अङ्ग्रेजी', '४०', 'स्नातक तहमा अङ्ग्रेजी विषय'],
        ['एम.ए. नेपाली', '४०', 'स्नातक तह उत्तीर्ण'],
        ['एम.ए. अर्थशास्त्र', '३०', 'स्नातक तहमा अर्थशास्त्र विषय'],
        ['एम.ए. समाजशास्त्र', '४०', 'स्नातक तह उत्तीर्ण'],
      ],
    },
    points: [
      'प्रवेश परीक्षा २०८३ मंसिर १९ गते बिहान ८ बजे हुनेछ।',
      'परीक्षामा सहभागी हुन न्यूनतम ४५ प्रतिशत अङ्क वा सो सरहको ग्रेड आवश्यक छ।',
    ],
    signed: nepaliOffice,
  },
  'bbs-second-merit-list.pdf': {
    title: 'Second Merit List: BBS First Year',
    date: '2083 Kartik 27',
    body: [
      'Students of this list are admitted until 2083 Mangsir 6 at 4 pm. Places that remain are given to the waiting list.',
    ],
    table: students('bbs', 40, ['Morning', 'Day'], 'Shift'),
    signed: office,
  },
  'scholarship-call-2083.pdf': {
    title: 'Call for Scholarships 2083',
    date: '2083 Kartik 20',
    table: {
      head: ['Group', 'Number', 'Covers'],
      widths: [0.5, 0.16, 0.34],
      rows: [
        ['Remote districts', '12', 'Tuition and hostel'],
        ['Dalit', '18', 'Tuition'],
        ['Endangered and marginalised communities', '14', 'Tuition'],
        ['Students with disabilities', '8', 'Tuition, hostel, aids'],
        ['Families with low income', '30', 'Half tuition'],
        ['Conflict-affected families', '6', 'Tuition'],
      ],
    },
    points: [
      'Applications reach counter 2 by 2083 Poush 16.',
      'A recommendation of the ward office is needed.',
      'The list of those chosen is published on this site with the reasons in a word.',
    ],
    signed: 'Student Welfare Unit',
  },
  'mphil-education-call.pdf': {
    title: 'एम.फिल. शिक्षाशास्त्र कार्यक्रममा भर्नाका लागि दरखास्त आह्वान',
    date: '२०८३ कात्तिक १३',
    body: [
      'शिक्षाशास्त्र सङ्कायअन्तर्गत एम.फिल. कार्यक्रममा २० जना विद्यार्थी भर्ना लिनका लागि योग्यता पुगेका नेपाली नागरिकबाट दरखास्त आह्वान गरिन्छ। दरखास्त दिने अन्तिम मिति २०८३ फागुन २ गते हो।',
    ],
    points: [
      'शिक्षाशास्त्र वा सम्बन्धित विषयमा स्नातकोत्तर तह उत्तीर्ण।',
      'अनुसन्धान प्रस्तावको खाका (बढीमा तीन पृष्ठ)।',
      'लिखित परीक्षा र अन्तर्वार्ताको मिति पछि प्रकाशित गरिनेछ।',
    ],
    signed: nepaliOffice,
  },
  'hostel-application.pdf': {
    title: 'Hostel Application and Rules',
    date: 'Form HO-1',
    body: ['The girls’ hostel has 50 rooms for 100 students. Rooms are given for one academic year.'],
    points: [
      'The gate closes at 7 pm in winter and at 8 pm in summer.',
      'Guests are received in the common room.',
      'The mess fee is paid before the tenth of the month.',
      'Rooms are cleaned by those who live in them.',
    ],
    fields: [
      'Full name',
      'Programme and year',
      'Home address',
      'Parent and telephone',
      'Local guardian and telephone',
      'Health matters the warden should know',
      'Signature of the student',
      'Signature of a parent',
    ],
  },
  'bsc-first-year-admission.pdf': {
    title: 'बी.एस्सी. पहिलो वर्षमा भर्नासम्बन्धी सूचना २०८३',
    date: '२०८३ असोज ९',
    body: [
      'भौतिक समूह (भौतिकशास्त्र, रसायनशास्त्र, गणित) मा ७२ र जैविक समूह (वनस्पतिशास्त्र, प्राणिशास्त्र, रसायनशास्त्र) मा ७२ सिटमा भर्ना खुला गरिएको छ। योग्यताक्रमका आधारमा २०८३ असोज २३ गतेसम्म भर्ना लिइनेछ।',
    ],
    points: ['कक्षा १२ को लब्धाङ्कपत्र र चारित्रिक प्रमाणपत्र', 'नागरिकता वा जन्मदर्ताको प्रतिलिपि', 'दुई प्रति फोटो'],
    signed: nepaliOffice,
  },
  'bba-first-merit-list.pdf': {
    title: 'First Merit List: BBA, BBM and BHM',
    date: '2083 Bhadra 29',
    body: ['Interviews are held on 2083 Aswin 2 and 3 from 7 am in the Management Block, in the order of this list.'],
    table: students('bba', 42, ['BBA', 'BBM', 'BHM'], 'Programme'),
    signed: office,
  },
  'management-entrance-notice.pdf': {
    title: 'Entrance Examination of BBA, BBM and BHM',
    date: '2083 Bhadra 4',
    body: [
      'The examination is held on 2083 Bhadra 27 (12 September 2026) from 8 to 10 am. Admit cards are given at the front desk from Bhadra 22 against the receipt of the application fee.',
    ],
    table: {
      head: ['Part', 'Marks'],
      widths: [0.7, 0.3],
      rows: [
        ['Verbal ability', '25'],
        ['Quantitative ability', '25'],
        ['Logical reasoning', '25'],
        ['General awareness', '25'],
      ],
    },
    signed: office,
  },
  'bachelor-admission-2083-nepali.pdf': {
    title: 'स्नातक तह पहिलो वर्षमा भर्ना खुलेको सूचना',
    date: '२०८३ साउन २४',
    number: '२०८३।८४-०३२',
    body: [
      'कक्षा १२ वा सो सरह उत्तीर्ण गरेका विद्यार्थीहरूलाई शैक्षिक सत्र २०८३ को स्नातक तह पहिलो वर्षमा भर्ना खुला गरिएको छ। भर्ना २०८३ भदौ १५ गतेसम्म हुनेछ।',
    ],
    table: {
      head: ['कार्यक्रम', 'पाली', 'सिट'],
      widths: [0.5, 0.3, 0.2],
      rows: [
        ['बी.ए.', 'बिहान र दिउँसो', '२००'],
        ['बी.एड.', 'बिहान', '१६०'],
        ['बी.बी.एस.', 'बिहान र दिउँसो', '२८०'],
      ],
    },
    signed: nepaliOffice,
  },
  'prospectus-short-2083.pdf': {
    title: 'Prospectus in Short',
    date: '2083 Shrawan',
    body: [
      'Himchuli Multiple Campus teaches in four faculties and in three shifts. This leaflet names the programmes; the full prospectus is under Publications.',
    ],
    table: {
      head: ['Faculty', 'Bachelor', 'Master'],
      widths: [0.34, 0.36, 0.3],
      rows: [
        ['Humanities and Social Sciences', 'BA', 'MA in four subjects'],
        ['Management', 'BBS, BBA, BBM, BHM', 'MBS'],
        ['Education', 'BEd, one-year BEd', 'MEd, MPhil'],
        ['Science and Technology', 'BSc, BSc CSIT, BIT, BCA', ''],
      ],
    },
  },
  'med-late-admission.pdf': {
    title: 'Late Admission: MEd, Second Intake',
    date: '2083 Baishakh 14',
    body: [
      'Eleven places remain in the second intake of MEd (English, Nepali, Mathematics). They are filled in the order of application until 2083 Jestha 1.',
    ],
    points: documents,
    signed: office,
  },
  'masters-admission-2082.pdf': {
    title: 'Admission to Master’s Programmes, First Semester 2082',
    date: '2082 Mangsir 29',
    body: [
      'Applications for MA Sociology, MA Economics and MBS are accepted until 2082 Poush 21. Those who passed the entrance examination of another campus of the university need not sit it again.',
    ],
    points: documents,
    signed: office,
  },
  'csit-entrance-result-2082.pdf': {
    title: 'BSc CSIT Entrance Result, Batch 2082',
    date: '2082 Kartik 24',
    table: students('csit-entrance', 36, ['Merit', 'Waiting'], 'List'),
    body: ['Those on the merit list are admitted until 2082 Mangsir 12.'],
    signed: office,
  },
  'bachelor-fees-2082.pdf': {
    title: 'Fee Table, Bachelor’s Programmes 2082',
    date: '2082 Bhadra 2',
    table: {
      head: ['Programme', 'First year (Rs.)', 'Later years (Rs.)'],
      widths: [0.4, 0.3, 0.3],
      rows: [
        ['BA', '14,500', '12,000'],
        ['BEd', '15,200', '12,800'],
        ['BBS', '18,000', '15,500'],
        ['BSc', '32,000', '28,000'],
        ['BBA, BBM, BHM', '96,000', '88,000'],
        ['BSc CSIT, BIT, BCA', '128,000', '118,000'],
      ],
    },
    signed: 'Accounts Section',
  },
};
