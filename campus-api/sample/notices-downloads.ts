import type { NoticeRecord } from '../records.ts';

/** Notices of Downloads (department 13), newest first. */
export const downloadsNotices: NoticeRecord[] = [
  {
    id: 413,
    departmentIds: [13],
    description: 'चारित्रिक प्रमाणपत्र र ट्रान्सक्रिप्टका लागि निवेदनको ढाँचा',
    createdDate: '2026-10-28T11:30:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1793166012453-certificate-application.docx',
        original: 'चारित्रिक प्रमाणपत्रको निवेदन.docx',
      },
    ],
  },
  {
    id: 412,
    departmentIds: [13],
    description: 'Syllabus of BSc CSIT, revised 2083',
    createdDate: '2026-09-17T14:50:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1789635620372-csit-syllabus-2083.pdf',
        original: 'CSIT Syllabus 2083.pdf',
      },
    ],
  },
  {
    id: 411,
    departmentIds: [13],
    description: 'Thesis template and citation guide for master’s students',
    createdDate: '2026-07-08T10:10:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1783484428291-thesis-template.docx',
        original: 'Thesis template.docx',
      },
      {
        stored: '1783484428291-citation-guide.pdf',
        original: 'Citation guide.pdf',
      },
    ],
  },
  {
    id: 410,
    departmentIds: [13],
    description: 'पुस्तकालय सदस्यता फाराम',
    createdDate: '2026-05-12T13:45:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1778572536210-library-membership.pdf',
        original: 'पुस्तकालय सदस्यता फाराम.pdf',
      },
    ],
  },
  {
    id: 409,
    departmentIds: [13],
    description: 'Fee structure of all programmes, 2083',
    createdDate: '2026-03-30T12:55:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1774854344129-fee-structure-2083.pdf',
        original: 'Fee structure 2083.pdf',
      },
    ],
  },
  {
    id: 408,
    departmentIds: [13, 11],
    description: 'Leave application form for teachers and staff',
    createdDate: '2026-02-18T11:10:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1771392052048-leave-application.docx',
        original: 'Leave application.docx',
      },
    ],
  },
  {
    id: 407,
    departmentIds: [13],
    description: 'इन्टर्नसिप सिफारिस पत्र र मूल्याङ्कन फाराम',
    createdDate: '2025-12-22T15:05:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1766394959967-internship-forms.pdf',
        original: 'इन्टर्नसिप फाराम.pdf',
      },
    ],
  },
  {
    id: 406,
    departmentIds: [13],
    description: 'Campus map and telephone list',
    createdDate: '2025-10-31T10:50:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1761886867886-campus-map-telephones.pdf',
        original: 'Campus map and telephones.pdf',
      },
    ],
  },
  {
    id: 405,
    departmentIds: [13],
    description: 'Model questions of the BBS annual examination, first to fourth year',
    createdDate: '2025-08-26T12:30:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1756190475805-bbs-model-questions.pdf',
        original: 'BBS Model Questions.pdf',
      },
    ],
  },
  {
    id: 404,
    departmentIds: [13],
    description: 'Research proposal form of the Research Management Cell',
    createdDate: '2025-07-03T11:00:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1751519483724-research-proposal-form.docx',
        original: 'Research Proposal Form.docx',
      },
    ],
  },
  {
    id: 403,
    departmentIds: [13],
    description: 'आचारसंहिता: विद्यार्थी, शिक्षक तथा कर्मचारी',
    createdDate: '2025-05-15T14:15:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1747297591643-code-of-conduct-nepali.pdf',
        original: 'आचारसंहिता २०८२.pdf',
      },
    ],
  },
  {
    id: 402,
    departmentIds: [13],
    description: 'Clearance form',
    createdDate: '2025-03-11T10:25:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 401,
    departmentIds: [13],
    description: 'Hostel rules and admission agreement',
    createdDate: '2025-01-29T13:55:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1738138007481-hostel-application.pdf',
        original: 'Hostel application form.pdf',
      },
    ],
  },
];
