export interface WordLetter {
  title: string;
  body: readonly string[];
  /** Rows of the table of blanks. */
  fields: readonly string[];
}

/** Word files, by the name without its leading number. */
export const wordLetters: Record<string, WordLetter> = {
  'retotalling-form.docx': {
    title: 'Application for Re-totalling',
    body: [
      'To the Controller of Examinations, Himchuli Multiple Campus.',
      'I request the re-totalling of the papers named below. The fee of Rs. 300 for each paper is paid.',
    ],
    fields: [
      'Name',
      'Roll number',
      'Programme and semester',
      'Paper 1',
      'Paper 2',
      'Receipt number',
      'Signature and date',
    ],
  },
  'bbs-project-guideline.docx': {
    title: 'BBS Fourth Year: Project Report Guideline',
    body: [
      'The report has 35 to 45 pages and three chapters: introduction, results and analysis, summary and conclusion.',
      'Use Times New Roman 12 with one and a half lines of space, a left margin of 1.5 inches and 1 inch on the other sides.',
      'Bring two bound copies and the signed recommendation of your supervisor.',
    ],
    fields: ['Title of the project', 'Supervisor', 'Organisation studied', 'Date of the proposal'],
  },
  'quotation-form.docx': {
    title: 'Quotation Form',
    body: [
      'We have read the notice and the list of items and offer the goods at the rates entered below, VAT shown separately.',
    ],
    fields: [
      'Firm and address',
      'PAN / VAT number',
      'Rate without VAT (Rs.)',
      'VAT (Rs.)',
      'Days of delivery',
      'Bid security: bank and number',
      'Stamp, signature and date',
    ],
  },
  'scholarship-form.docx': {
    title: 'Scholarship Application',
    body: ['Attach the recommendation of the ward office and a copy of the last transcript.'],
    fields: [
      'Name',
      'Name in Devanagari (नाम)',
      'Programme and year',
      'Group applied for',
      'Home district and ward',
      'Members of the family',
      'Yearly income of the family (Rs.)',
      'Other scholarships',
      'Signature and date',
    ],
  },
  'certificate-application.docx': {
    title: 'चारित्रिक प्रमाणपत्र र ट्रान्सक्रिप्टका लागि निवेदन',
    body: [
      'श्री क्याम्पस प्रमुखज्यू, हिमचुली बहुमुखी क्याम्पस।',
      'महोदय, म यस क्याम्पसबाट देहायबमोजिमको तह उत्तीर्ण भएको हुँदा चारित्रिक प्रमाणपत्र तथा ट्रान्सक्रिप्ट उपलब्ध गराइदिनुहुन विनम्र अनुरोध गर्दछु।',
    ],
    fields: ['नाम, थर', 'दर्ता नम्बर', 'तह र कार्यक्रम', 'उत्तीर्ण वर्ष', 'रसिद नम्बर', 'सम्पर्क नम्बर', 'निवेदकको हस्ताक्षर र मिति'],
  },
  'thesis-template.docx': {
    title: 'Title of the Thesis',
    body: [
      'A thesis submitted to the Department of …, Himchuli Multiple Campus, in partial fulfilment of the requirements for the degree of Master.',
      'Chapter 1. Introduction: the question, why it matters, what is known, what is left out.',
      'Chapter 2. Review of the literature.',
      'Chapter 3. Method: data, place, ethics, limits.',
      'Chapter 4. Results and discussion.',
      'Chapter 5. Conclusion.',
      'References. Appendices.',
    ],
    fields: ['Name of the student', 'Registration number', 'Supervisor', 'Month and year (BS)'],
  },
  'leave-application.docx': {
    title: 'Leave Application (बिदाको निवेदन)',
    body: ['To the Campus Chief, through the head of the department or section.'],
    fields: [
      'Name and post (नाम र पद)',
      'Kind of leave (बिदाको किसिम)',
      'From (देखि)',
      'To (सम्म)',
      'Number of days (दिन)',
      'Reason (कारण)',
      'Classes or duties taken over by',
      'Signature and date (हस्ताक्षर र मिति)',
    ],
  },
  'research-proposal-form.docx': {
    title: 'Research Proposal Form',
    body: ['The Research Management Cell reads proposals in Aswin and in Chaitra. Four pages at most.'],
    fields: [
      'Title',
      'Principal researcher and department',
      'Other researchers',
      'Question',
      'Method and place',
      'Ethics: people, animals, data',
      'Months',
      'Budget (Rs.)',
      'What students will do',
      'Signature and date',
    ],
  },
  'qaa-c3-q36-teaching-plans.docx': {
    title: 'C3-Q36 Teaching Plans and the Academic Calendar',
    body: [
      'Every course has a plan of its lessons, given to the students in the first week and kept with the department. Heads of department compare plan and log at the end of each month.',
      'In 2082, of 418 courses 402 had a plan in the first week and 391 finished the syllabus before the internal assessment.',
    ],
    fields: ['Department', 'Courses', 'Plans in week 1', 'Syllabus finished'],
  },
  'qaa-self-study-report-draft.docx': {
    title: 'Self-Study Report, Second Cycle (Draft)',
    body: [
      'This draft follows the eight criteria and the numbered questions of the accreditation guideline. Passages in brackets wait for evidence.',
      '1. Policy and procedure. The campus has a written vision, mission and plan, adopted by its assembly.',
      '2. Curricular aspects. Feedback of students, graduates and employers is collected each year and sent to the university.',
      '3. Teaching, learning and evaluation. [Figures of 2083 to come.]',
      '4. Research, consultancy and extension.',
      '5. Infrastructure and learning resources.',
      '6. Student support and guidance. [Alumni figures to come.]',
      '7. Information system. One database serves admission, examinations and accounts.',
      '8. Public information. This website, a bulletin three times a year and the annual report.',
    ],
    fields: ['Version', 'Date', 'Read by'],
  },
};
