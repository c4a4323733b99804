import type { Paper } from './paper.ts';
import { nepaliStudents, routine, students } from './rolls.ts';

const office = 'Controller of Examinations';
const nepaliOffice = 'परीक्षा नियन्त्रक';

/** Papers that the exam notices carry, by the file's name without its leading number. */
export const examPapers: Record<string, Paper> = {
  'bachelor-4th-year-routine-2083.pdf': {
    title: 'स्नातक चौथो वर्षको वार्षिक परीक्षा २०८३ को तालिका',
    date: '२०८३ मंसिर ४',
    number: '२०८३।८४-२१८',
    body: [
      'स्नातक तह चौथो वर्षमा अध्ययनरत नियमित तथा आंशिक परीक्षार्थीहरूको जानकारीका लागि वार्षिक परीक्षाको तालिका देहायबमोजिम प्रकाशित गरिएको छ। परीक्षार्थीले परीक्षा सुरु हुनुभन्दा आधा घण्टा अगावै प्रवेशपत्रसहित तोकिएको केन्द्रमा उपस्थित हुनुपर्नेछ।',
    ],
    table: routine(
      [
        ['२०८३ पुस ६', 'बिहान ७–१० बजे', 'अनिवार्य अङ्ग्रेजी'],
        ['२०८३ पुस ८', 'बिहान ७–१० बजे', 'व्यावसायिक वातावरण र रणनीति'],
        ['२०८३ पुस १०', 'बिहान ७–१० बजे', 'नेपाली कथा र उपन्यास'],
        ['२०८३ पुस १३', 'बिहान ७–१० बजे', 'वित्तीय व्यवस्थापन'],
        ['२०८३ पुस १५', 'बिहान ७–१० बजे', 'शैक्षिक योजना तथा प्रशासन'],
        ['२०८३ पुस १७', 'बिहान ७–१० बजे', 'नेपालको अर्थतन्त्र'],
        ['२०८३ पुस २०', 'बिहान ७–१० बजे', 'अनुसन्धान विधि'],
      ],
      true,
    ),
    points: [
      'परीक्षा हलमा मोबाइल फोन तथा स्मार्ट घडी लैजान पाइने छैन।',
      'सार्वजनिक बिदा पर्न गएमा पनि परीक्षा तालिकाअनुसार नै सञ्चालन हुनेछ।',
    ],
    signed: nepaliOffice,
  },
  'annual-4th-year-exam-routine.pdf': {
    title: 'Examination Routine: Fourth Year of BBS, BA and BEd (Annual System)',
    date: '2083 Mangsir 2',
    number: '2083/84-214',
    body: [
      'The annual examinations of the fourth year are held from 2083 Poush 6 at 7 to 10 in the morning. Candidates take their seats thirty minutes before the start and bring the admit card and the campus identity card.',
    ],
    table: routine([
      ['Poush 6, Monday', '7:00 – 10:00', 'Compulsory English (all faculties)'],
      ['Poush 8, Wednesday', '7:00 – 10:00', 'Business Environment and Strategy (BBS)'],
      ['Poush 10, Friday', '7:00 – 10:00', 'Nepali Fiction (BA)'],
      ['Poush 13, Monday', '7:00 – 10:00', 'Financial Management (BBS)'],
      ['Poush 15, Wednesday', '7:00 – 10:00', 'Educational Planning and Administration (BEd)'],
      ['Poush 17, Friday', '7:00 – 10:00', 'The Economy of Nepal (BA)'],
      ['Poush 20, Monday', '7:00 – 10:00', 'Research Methods (all faculties)'],
    ]),
    signed: office,
  },
  'exam-hall-rules.pdf': {
    title: 'Rules of the Examination Hall',
    date: '2082 Falgun 18',
    body: ['These rules bind every candidate of every examination that is held on the campus.'],
    points: [
      'Enter when the first bell rings. No one enters later than thirty minutes after the start.',
      'Keep the admit card and the identity card on the desk.',
      'Telephones, watches with a screen and written papers stay outside.',
      'Write the roll number on the first page only, never the name.',
      'Ask the invigilator by raising a hand; do not leave the seat.',
      'A candidate who helps or is helped is reported and loses the paper.',
      'Hand in the answer book yourself and wait until it is counted.',
    ],
    signed: office,
  },
  'csit-1st-semester-result.pdf': {
    title: 'Result: BSc CSIT, First Semester, Batch 2082',
    date: '2083 Kartik 17',
    number: '2083/84-190',
    body: [
      'The following students have appeared in the examination of the first semester. Forms for re-totalling are accepted at counter 3 within 35 days.',
    ],
    table: students('csit', 36, ['3.90 A', '3.65 A-', '3.40 B+', '3.15 B', '2.90 B-', '2.60 C+', 'Re-sit']),
    signed: office,
  },
  'exam-form-guide-nepali.pdf': {
    title: 'परीक्षा आवेदन फाराम भर्ने तरिका',
    date: '२०८२ मंसिर २२',
    body: ['परीक्षा आवेदन फाराम अनलाइन प्रणालीमार्फत भर्नुपर्नेछ। फाराम भर्दा देहायका कुरामा ध्यान दिनुहोला।'],
    points: [
      'दर्ता नम्बर र जन्म मिति प्रविष्ट गरी आफ्नो विवरण खोल्नुहोस्।',
      'नाम, थर र विषय नागरिकता तथा दर्ता प्रमाणपत्रसँग मिल्ने गरी जाँच गर्नुहोस्।',
      'हालसालै खिचिएको फोटो र हस्ताक्षर अपलोड गर्नुहोस्।',
      'लेखा शाखामा शुल्क बुझाई रसिद नम्बर राख्नुहोस्।',
      'फारामको एक प्रति प्रिन्ट गरेर विभागमा बुझाउनुहोस् र प्रवेशपत्र लिन आउँदा साथमा ल्याउनुहोस्।',
    ],
    table: {
      head: ['आवश्यक कागजात', 'प्रति'],
      widths: [0.75, 0.25],
      rows: [
        ['विश्वविद्यालय दर्ता प्रमाणपत्रको प्रतिलिपि', '१'],
        ['अघिल्लो परीक्षाको लब्धाङ्कपत्रको प्रतिलिपि', '१'],
        ['पासपोर्ट आकारको फोटो', '२'],
        ['शुल्क बुझाएको रसिद', '१'],
      ],
    },
    signed: nepaliOffice,
  },
  'masters-form-fee-list.pdf': {
    title: 'Examination Form: Fee and Dates, Third Semester',
    date: '2083 Aswin 13',
    table: {
      head: ['Programme', 'Regular (Rs.)', 'Back paper (Rs.)', 'Last date'],
      widths: [0.34, 0.22, 0.22, 0.22],
      rows: [
        ['MA English, Nepali', '2,600', '700', 'Aswin 22'],
        ['MA Economics, Sociology', '2,800', '700', 'Aswin 22'],
        ['MBS', '3,200', '800', 'Aswin 22'],
        ['MEd', '2,700', '700', 'Aswin 22'],
      ],
    },
    body: ['A double fee is charged from Aswin 23 to 25. No form is accepted after that.'],
    signed: office,
  },
  'bsc-practical-groups.pdf': {
    title: 'बी.एस्सी. दोस्रो वर्ष: प्रयोगात्मक परीक्षाको समूह विभाजन',
    date: '२०८३ भदौ २६',
    body: [
      'प्रयोगात्मक परीक्षा विज्ञान भवनमा बिहान ८ बजेदेखि हुनेछ। परीक्षार्थीले प्रयोगशालाको कोट र प्रयोग पुस्तिका अनिवार्य ल्याउनुपर्नेछ।',
    ],
    table: nepaliStudents('bsc', 26, ['समूह क', 'समूह ख', 'समूह ग'], 'समूह'),
    signed: nepaliOffice,
  },
  'bba-seat-plan.pdf': {
    title: 'Seat Plan: Internal Assessment, BBA and BBM Third Semester',
    date: '2083 Bhadra 14',
    table: students('seat', 34, ['Room 101', 'Room 102', 'Room 204', 'Hall A'], 'Room'),
    signed: 'Programme Coordinator',
  },
  'masters-2nd-semester-result.pdf': {
    title: 'स्नातकोत्तर तह दोस्रो सेमेस्टरको परीक्षाफल २०८३',
    date: '२०८३ साउन २७',
    body: ['देहायका परीक्षार्थीहरूको परीक्षाफल प्रकाशित गरिएको छ। पुनर्योगका लागि ३५ दिनभित्र निवेदन दिन सकिनेछ।'],
    table: nepaliStudents('masters', 30, ['ए', 'ए-', 'बी+', 'बी', 'बी-'], 'ग्रेड'),
    signed: nepaliOffice,
  },
  'exam-centres-2083.pdf': {
    title: 'वार्षिक परीक्षा २०८३ का परीक्षा केन्द्रहरू',
    date: '२०८३ असार १६',
    table: {
      head: ['केन्द्र', 'तह र वर्ष', 'कोठा'],
      widths: [0.4, 0.36, 0.24],
      rows: [
        ['पुरानो भवन', 'बी.ए. पहिलो र दोस्रो वर्ष', '१०१–११०'],
        ['विज्ञान भवन', 'बी.एस्सी. सबै वर्ष', '२०१–२०८'],
        ['व्यवस्थापन भवन', 'बी.बी.एस. सबै वर्ष', '३०१–३१४'],
        ['शिक्षा भवन', 'बी.एड. सबै वर्ष', '४०१–४०७'],
      ],
    },
    body: ['परीक्षार्थीहरूले आफ्नो परीक्षा केन्द्र प्रवेशपत्रमा समेत हेर्न सक्नेछन्।'],
    signed: nepaliOffice,
  },
  'first-term-routine.pdf': {
    title: 'Routine of the First-Term Test, Bachelor’s Programmes',
    date: '2083 Jestha 12',
    table: routine([
      ['Jestha 20', '11:00 – 13:00', 'English / Business English'],
      ['Jestha 22', '11:00 – 13:00', 'Mathematics / Business Statistics'],
      ['Jestha 24', '11:00 – 13:00', 'Major paper 1'],
      ['Jestha 26', '11:00 – 13:00', 'Major paper 2'],
      ['Jestha 28', '11:00 – 13:00', 'Computer Science / Elective'],
    ]),
    body: ['Marks of the test count one fifth of the internal assessment.'],
    signed: office,
  },
  'supplementary-list.pdf': {
    title: 'Supplementary Examination of the Second Semester: Eligible Students',
    date: '2083 Baishakh 6',
    table: students('supplementary', 24, ['Accounting', 'Statistics', 'English', 'Economics'], 'Paper'),
    signed: office,
  },
  'ma-2nd-semester-routine.pdf': {
    title: 'Examination Routine: MA English and MA Nepali, Second Semester',
    date: '2082 Shrawan 16',
    table: routine([
      ['Shrawan 28', '12:00 – 15:00', 'Literary Theory / साहित्य सिद्धान्त'],
      ['Shrawan 30', '12:00 – 15:00', 'Poetry / नेपाली कविता'],
      ['Bhadra 2', '12:00 – 15:00', 'Drama / नेपाली नाटक'],
      ['Bhadra 4', '12:00 – 15:00', 'Linguistics / भाषाविज्ञान'],
    ]),
    signed: office,
  },
  'supplementary-routine-2081.pdf': {
    title: 'स्नातक तहको पूरक परीक्षाको तालिका २०८१',
    date: '२०८१ चैत ५',
    table: routine(
      [
        ['२०८१ चैत १५', 'दिउँसो १२–३ बजे', 'अनिवार्य नेपाली'],
        ['२०८१ चैत १७', 'दिउँसो १२–३ बजे', 'लेखाविधि'],
        ['२०८१ चैत १९', 'दिउँसो १२–३ बजे', 'सामान्य गणित'],
        ['२०८१ चैत २२', 'दिउँसो १२–३ बजे', 'समाजशास्त्र परिचय'],
      ],
      true,
    ),
    signed: nepaliOffice,
  },
};
