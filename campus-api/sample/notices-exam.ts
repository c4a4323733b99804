import type { NoticeRecord } from '../records.ts';

/** Notices of Exam (department 10), newest first. */
export const examNotices: NoticeRecord[] = [
  {
    id: 122,
    departmentIds: [10],
    description: 'स्नातक चौथो वर्षको वार्षिक परीक्षा २०८३ को परीक्षा तालिका प्रकाशित गरिएको सूचना',
    createdDate: '2026-11-20T16:40:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1795171956882-bachelor-4th-year-routine-2083.pdf',
        original: 'परीक्षा तालिका - स्नातक चौथो वर्ष २०८३.pdf',
      },
    ],
  },
  {
    id: 121,
    departmentIds: [10],
    description: 'Examination routine of BBS, BA and BEd fourth year (annual system), to be held from 2083 Poush 6',
    createdDate: '2026-11-18T13:05:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1794986024801-annual-4th-year-exam-routine.pdf',
        original: 'Exam Routine Fourth Year 2083.pdf',
      },
      {
        stored: '1772428211910-exam-hall-rules.pdf',
        original: 'Rules of the examination hall.pdf',
      },
    ],
  },
  {
    id: 120,
    departmentIds: [10],
    description:
      'Results of BSc CSIT first semester 2082 batch: re-totalling forms are accepted within 35 days of publication',
    createdDate: '2026-11-03T11:20:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1793683732720-csit-1st-semester-result.pdf',
        original: 'CSIT First Semester Result.pdf',
      },
      {
        stored: '1793683732720-retotalling-form.docx',
        original: 'Re-totalling application form.docx',
      },
    ],
  },
  {
    id: 119,
    departmentIds: [10, 13],
    description: 'परीक्षा आवेदन फाराम भर्ने तरिका र आवश्यक कागजातको सूची',
    createdDate: '2026-10-06T12:10:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1765167327748-exam-form-guide-nepali.pdf',
        original: 'परीक्षा फाराम भर्ने तरिका.pdf',
      },
    ],
  },
  {
    id: 118,
    departmentIds: [10],
    description:
      'Examination forms for MA, MBS and MEd third semester: open until 22 Aswin 2083, with double fee for three more days',
    createdDate: '2026-09-29T10:30:00+05:45',
    lastDate: '2026-10-08',
    files: [
      {
        stored: '1790656748558-masters-form-fee-list.pdf',
        original: 'Exam form fee.pdf',
      },
    ],
  },
  {
    id: 117,
    departmentIds: [10],
    description: 'बी.एस्सी. दोस्रो वर्षको प्रयोगात्मक परीक्षासम्बन्धी सूचना',
    createdDate: '2026-09-11T15:45:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1789120456477-bsc-practical-groups.pdf',
        original: 'प्रयोगात्मक परीक्षाको समूह विभाजन.pdf',
      },
    ],
  },
  {
    id: 116,
    departmentIds: [10],
    description: 'Seat plan of the internal assessment, BBA and BBM third semester',
    createdDate: '2026-08-30T14:00:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1788077364396-bba-seat-plan.pdf',
        original: 'Seat Plan.pdf',
      },
    ],
  },
  {
    id: 115,
    departmentIds: [10],
    description: 'स्नातकोत्तर दोस्रो सेमेस्टरको परीक्षाफल प्रकाशित भएको सूचना',
    createdDate: '2026-08-12T11:55:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1786514672315-masters-2nd-semester-result.pdf',
        original: 'परीक्षाफल २०८३.pdf',
      },
      {
        stored: '1786514672315-result-scan-2083-04.jpg',
        original: 'परीक्षाफल स्क्यान.jpg',
      },
    ],
  },
  {
    id: 114,
    departmentIds: [10],
    description: 'Change of examination centre: BA third year now sits in the Science Block, not the Old Block',
    createdDate: '2026-07-22T10:15:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 113,
    departmentIds: [10],
    description: 'वार्षिक परीक्षा २०८३ का परीक्षा केन्द्र तोकिएको सूचना',
    createdDate: '2026-06-30T13:30:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1782805188153-exam-centres-2083.pdf',
        original: 'परीक्षा केन्द्रहरू.pdf',
      },
    ],
  },
  {
    id: 112,
    departmentIds: [10],
    description: 'Routine of the first-term test for all bachelor’s programmes, 2083 Jestha',
    createdDate: '2026-05-26T12:25:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1779777296072-first-term-routine.pdf',
        original: 'First Term Routine.pdf',
      },
    ],
  },
  {
    id: 111,
    departmentIds: [10],
    description: 'Supplementary examination of the second semester: list of eligible students and dates',
    createdDate: '2026-04-19T16:10:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1776594003991-supplementary-list.pdf',
        original: 'Supplementary Examination List.pdf',
      },
    ],
  },
  {
    id: 110,
    departmentIds: [10],
    description: 'परीक्षा सञ्चालनसम्बन्धी निर्देशिका २०८२ बमोजिम परीक्षार्थीले पालना गर्नुपर्ने नियमहरू',
    createdDate: '2026-03-02T11:00:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1772428211910-exam-hall-rules.pdf',
        original: 'Rules of the examination hall.pdf',
      },
    ],
  },
  {
    id: 109,
    departmentIds: [10],
    description: 'Result of the internal assessment of MBS first semester',
    createdDate: '2026-01-27T14:35:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 108,
    departmentIds: [10],
    description: 'शैक्षिक वर्ष २०८२ को नियमित तथा आंशिक परीक्षाको आवेदन फाराम भर्ने म्याद २०८२ पुस ६ सम्म रहेको सूचना',
    createdDate: '2025-12-08T10:05:00+05:45',
    lastDate: '2025-12-21',
    files: [
      {
        stored: '1765167327748-exam-form-guide-nepali.pdf',
        original: 'परीक्षा फाराम भर्ने तरिका.pdf',
      },
    ],
  },
  {
    id: 107,
    departmentIds: [10],
    description: 'Viva voce of the master’s thesis, Department of Sociology',
    createdDate: '2025-11-16T12:45:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 106,
    departmentIds: [10],
    description: 'बी.बी.एस. तेस्रो वर्षको परियोजना प्रतिवेदन (Project Report) बुझाउनेसम्बन्धी सूचना',
    createdDate: '2025-09-09T15:20:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1757410243586-bbs-project-guideline.docx',
        original: 'BBS Project Report Guideline.docx',
      },
    ],
  },
  {
    id: 105,
    departmentIds: [10],
    description: 'Examination routine of the second semester, MA English and MA Nepali',
    createdDate: '2025-08-01T11:40:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1754027451505-ma-2nd-semester-routine.pdf',
        original: 'MA Second Semester Routine.pdf',
      },
    ],
  },
  {
    id: 104,
    departmentIds: [10],
    description: 'आन्तरिक मूल्याङ्कनको प्राप्ताङ्क रुजु गर्नेसम्बन्धी सूचना',
    createdDate: '2025-06-24T13:15:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 103,
    departmentIds: [10],
    description: 'Makeup test for students who represented the campus in the inter-campus sports meet',
    createdDate: '2025-05-05T10:50:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 102,
    departmentIds: [10],
    description: 'स्नातक तहको पूरक परीक्षाको तालिका, २०८१ चैत',
    createdDate: '2025-03-18T12:00:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1742278275262-supplementary-routine-2081.pdf',
        original: 'पूरक परीक्षा तालिका २०८१.pdf',
      },
    ],
  },
  {
    id: 101,
    departmentIds: [10],
    description: 'Postponement of the practical examinations of 2081 Magh 3 because of snowfall on the upper road',
    createdDate: '2025-01-14T11:10:00+05:45',
    lastDate: null,
    files: [],
  },
];
