import type { QaaDocumentRecord } from '../records.ts';

/** Names carry the accreditation criterion (C1 to C8) and the question (Q1 to Q120) where a document answers one. */
export const qaaDocuments: QaaDocumentRecord[] = [
  {
    id: 1,
    name: 'C1-Q3 Vision, mission, goals and the strategic plan',
    link: '1779100000000-qaa-c1-q03-strategic-plan.pdf',
  },
  {
    id: 2,
    name: 'C1-Q9 Minutes of the Campus Management Committee, 2082',
    link: '1779186407411-qaa-c1-q09-committee-minutes.pdf',
  },
  {
    id: 3,
    name: 'C2-Q18 Programmes, curriculum feedback and revision',
    link: '1779272814822-qaa-c2-q18-curriculum-feedback.pdf',
  },
  {
    id: 4,
    name: 'C3-Q36 Teaching plans and the academic calendar',
    link: '1779359222233-qaa-c3-q36-teaching-plans.docx',
  },
  {
    id: 5,
    name: 'C3-Q42 Internal assessment and analysis of results',
    link: '1779445629644-qaa-c3-q42-result-analysis.pdf',
  },
  {
    id: 6,
    name: 'C4-Q58 Research policy and publications',
    link: '1779532037055-qaa-c4-q58-research-policy.pdf',
  },
  {
    id: 7,
    name: 'C4-Q63 Extension work with the municipality',
    link: 'https://example.edu.np/qaa/extension-report.pdf',
  },
  {
    id: 8,
    name: 'C5-Q74 Library holdings, laboratories and their use',
    link: '1779704851877-qaa-c5-q74-library-holdings.pdf',
  },
  {
    id: 9,
    name: 'C6-Q88 Scholarships, counselling and placement',
    link: '1779791259288-qaa-c6-q88-student-support.pdf',
  },
  {
    id: 10,
    name: 'C6-Q92 विद्यार्थी गुनासो सुनुवाइ कार्यविधि',
    link: '1779877666699-qaa-c6-q92-grievance-procedure.pdf',
  },
  {
    id: 11,
    name: 'C7-Q101 EMIS tables 2080–2082',
    link: '1779964074110-qaa-c7-q101-emis-tables.pdf',
  },
  {
    id: 12,
    name: 'C8-Q115 Public information: website, bulletin and annual report',
    link: 'https://example.edu.np/qaa/public-information.pdf',
  },
  {
    id: 13,
    name: 'Self-Study Report, second cycle (draft)',
    link: '1780136888932-qaa-self-study-report-draft.docx',
  },
  {
    id: 14,
    name: 'Minutes of the Internal Quality Assurance Committee',
    link: '1780223296343-qaa-iqac-minutes.pdf',
  },
];
