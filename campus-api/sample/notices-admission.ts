import type { NoticeRecord } from '../records.ts';

/** Notices of Admission (department 12), the only ones with a last date as a rule, newest first. */
export const admissionNotices: NoticeRecord[] = [
  {
    id: 322,
    departmentIds: [12],
    description: 'Admission open: BSc CSIT, BIT and BCA, intake of 2083. Entrance on 2083 Poush 29.',
    createdDate: '2026-11-20T10:10:00+05:45',
    lastDate: '2027-01-10',
    files: [
      {
        stored: '1795148413082-it-admission-notice-2083.pdf',
        original: 'Admission Notice IT Programmes 2083.pdf',
      },
      {
        stored: '1755490347705-admission-form.pdf',
        original: 'Admission form.pdf',
      },
      {
        stored: '1795148413082-it-entrance-syllabus.pdf',
        original: 'Entrance syllabus.pdf',
      },
    ],
  },
  {
    id: 321,
    departmentIds: [12],
    description: 'एम.बी.एस. र एम.ए. पहिलो सेमेस्टरमा भर्ना हुन आवेदन दिने अन्तिम मिति २०८३ मंसिर १५',
    createdDate: '2026-11-17T12:05:00+05:45',
    lastDate: '2026-12-01',
    files: [
      {
        stored: '1794896121001-masters-admission-2083-nepali.pdf',
        original: 'भर्ना सूचना - स्नातकोत्तर २०८३.pdf',
      },
      {
        stored: '1755490347705-admission-form.pdf',
        original: 'Admission form.pdf',
      },
    ],
  },
  {
    id: 320,
    departmentIds: [12],
    description: 'Second merit list of BBS first year, and last day of admission',
    createdDate: '2026-11-13T11:00:00+05:45',
    lastDate: '2026-11-22',
    files: [
      {
        stored: '1794546628920-bbs-second-merit-list.pdf',
        original: 'BBS Second Merit List.pdf',
      },
    ],
  },
  {
    id: 319,
    departmentIds: [12],
    description:
      'Scholarships for students of remote districts, Dalit and endangered communities: applications for 2083',
    createdDate: '2026-11-06T13:40:00+05:45',
    lastDate: '2026-12-31',
    files: [
      {
        stored: '1793951436839-scholarship-call-2083.pdf',
        original: 'Scholarship Call 2083.pdf',
      },
      {
        stored: '1758095239786-scholarship-form.docx',
        original: 'Scholarship application form.docx',
      },
    ],
  },
  {
    id: 318,
    departmentIds: [12],
    description: 'One-year BEd: admission for graduates of other faculties',
    createdDate: '2026-11-02T10:45:00+05:45',
    lastDate: '2026-11-30',
    files: [],
  },
  {
    id: 317,
    departmentIds: [12],
    description: 'एम.फिल. शिक्षाशास्त्र कार्यक्रममा भर्नाका लागि दरखास्त आह्वान',
    createdDate: '2026-10-30T15:30:00+05:45',
    lastDate: '2027-02-14',
    files: [
      {
        stored: '1793353252677-mphil-education-call.pdf',
        original: 'एम.फिल. भर्ना सूचना.pdf',
      },
    ],
  },
  {
    id: 316,
    departmentIds: [12],
    description: 'Hostel places 2083: applications from students admitted to bachelor’s programmes',
    createdDate: '2026-10-04T12:20:00+05:45',
    lastDate: '2026-11-23',
    files: [
      {
        stored: '1738138007481-hostel-application.pdf',
        original: 'Hostel application form.pdf',
      },
    ],
  },
  {
    id: 315,
    departmentIds: [12],
    description: 'बी.एस्सी. पहिलो वर्षको भर्नासम्बन्धी सूचना (भौतिक तथा जैविक समूह)',
    createdDate: '2026-09-25T11:15:00+05:45',
    lastDate: '2026-10-09',
    files: [
      {
        stored: '1790313968515-bsc-first-year-admission.pdf',
        original: 'बीएस्सी भर्ना सूचना २०८३.pdf',
      },
    ],
  },
  {
    id: 314,
    departmentIds: [12],
    description: 'First merit list of BBA, BBM and BHM with the dates of the interview',
    createdDate: '2026-09-14T14:10:00+05:45',
    lastDate: '2026-09-28',
    files: [
      {
        stored: '1789374076434-bba-first-merit-list.pdf',
        original: 'Merit List BBA BBM BHM.pdf',
      },
    ],
  },
  {
    id: 313,
    departmentIds: [12],
    description: 'Entrance examination of BBA, BBM and BHM on 2083 Bhadra 27: admit cards at the front desk',
    createdDate: '2026-08-20T10:55:00+05:45',
    lastDate: '2026-09-10',
    files: [
      {
        stored: '1787202384353-management-entrance-notice.pdf',
        original: 'Entrance Notice.pdf',
      },
      {
        stored: '1755490347705-admission-form.pdf',
        original: 'Admission form.pdf',
      },
    ],
  },
  {
    id: 312,
    departmentIds: [12],
    description: 'स्नातक तह पहिलो वर्ष (बी.ए., बी.एड., बी.बी.एस.) मा भर्ना खुलेको सूचना २०८३',
    createdDate: '2026-08-09T13:10:00+05:45',
    lastDate: '2026-08-31',
    files: [
      {
        stored: '1786260092272-bachelor-admission-2083-nepali.pdf',
        original: 'भर्ना सूचना २०८३ साउन.pdf',
      },
      {
        stored: '1755490347705-prospectus-short-2083.pdf',
        original: 'Prospectus in short.pdf',
      },
    ],
  },
  {
    id: 311,
    departmentIds: [12],
    description: 'Bridge course in mathematics and English for students taking the entrance examinations',
    createdDate: '2026-06-22T11:50:00+05:45',
    lastDate: '2026-07-12',
    files: [],
  },
  {
    id: 310,
    departmentIds: [12],
    description: 'Late admission to MEd second intake',
    createdDate: '2026-04-27T12:40:00+05:45',
    lastDate: '2026-05-15',
    files: [
      {
        stored: '1777272708110-med-late-admission.pdf',
        original: 'MEd Late Admission.pdf',
      },
    ],
  },
  {
    id: 309,
    departmentIds: [12],
    description: 'स्थानान्तरण (ट्रान्सफर) भई आउने विद्यार्थीको भर्नासम्बन्धी सूचना',
    createdDate: '2026-02-11T10:30:00+05:45',
    lastDate: '2026-02-25',
    files: [],
  },
  {
    id: 308,
    departmentIds: [12],
    description: 'Admission to MA Sociology, MA Economics and MBS, first semester 2082',
    createdDate: '2025-12-15T14:25:00+05:45',
    lastDate: '2026-01-05',
    files: [
      {
        stored: '1765787823948-masters-admission-2082.pdf',
        original: 'Masters Admission 2082.pdf',
      },
    ],
  },
  {
    id: 307,
    departmentIds: [12],
    description: 'BSc CSIT entrance result and admission dates, 2082 batch',
    createdDate: '2025-11-10T11:25:00+05:45',
    lastDate: '2025-11-28',
    files: [
      {
        stored: '1762753031867-csit-entrance-result-2082.pdf',
        original: 'CSIT Entrance Result.pdf',
      },
    ],
  },
  {
    id: 306,
    departmentIds: [12],
    description: 'पूर्ण तथा आंशिक छात्रवृत्तिका लागि आवेदन दिने सूचना २०८२',
    createdDate: '2025-09-17T13:35:00+05:45',
    lastDate: '2025-10-06',
    files: [
      {
        stored: '1758095239786-scholarship-form.docx',
        original: 'Scholarship application form.docx',
      },
    ],
  },
  {
    id: 305,
    departmentIds: [12],
    description: 'Admission to bachelor’s programmes 2082: fee table, documents and quota',
    createdDate: '2025-08-18T10:00:00+05:45',
    lastDate: '2025-09-05',
    files: [
      {
        stored: '1755490347705-bachelor-fees-2082.pdf',
        original: 'Fee Table 2082.pdf',
      },
      {
        stored: '1755490347705-admission-form.pdf',
        original: 'Admission form.pdf',
      },
      {
        stored: '1755490347705-prospectus-short-2083.pdf',
        original: 'Prospectus in short.pdf',
      },
      {
        stored: '1738138007481-hostel-application.pdf',
        original: 'Hostel application form.pdf',
      },
    ],
  },
  {
    id: 304,
    departmentIds: [12],
    description: 'Open house for grade 12 students and their parents',
    createdDate: '2025-06-10T12:35:00+05:45',
    lastDate: '2025-06-30',
    files: [],
  },
  {
    id: 303,
    departmentIds: [12],
    description: 'एम.एड. पहिलो सेमेस्टरको भर्नाको अन्तिम सूचना',
    createdDate: '2025-03-27T11:20:00+05:45',
    lastDate: '2025-04-11',
    files: [],
  },
  {
    id: 302,
    departmentIds: [12],
    description: 'MBS first semester: second list of admitted students',
    createdDate: '2025-02-20T13:20:00+05:45',
    lastDate: '2025-03-07',
    files: [],
  },
  {
    id: 301,
    departmentIds: [12],
    description: 'बी.सी.ए. कार्यक्रमका रिक्त सिटमा भर्नासम्बन्धी सूचना',
    createdDate: '2025-01-08T10:15:00+05:45',
    lastDate: '2025-01-24',
    files: [],
  },
];
