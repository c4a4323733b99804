import type { NoticeRecord } from '../records.ts';

/** Notices of Administration (department 11), newest first. */
export const administrationNotices: NoticeRecord[] = [
  {
    id: 219,
    departmentIds: [11],
    description: 'शैक्षिक भ्रमणका कारण अर्थशास्त्र तथा समाजशास्त्र विभागका कक्षाहरू २०८३ मंसिर ८ र ९ गते सञ्चालन नहुने सूचना',
    createdDate: '2026-11-19T17:20:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 218,
    departmentIds: [11],
    description:
      'The campus reopens after Tihar and Chhath: classes of all faculties run from 2083 Mangsir 1 at their usual times.',
    createdDate: '2026-11-16T10:25:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 217,
    departmentIds: [11],
    description:
      'Call for sealed quotations: laboratory chemicals and glassware for the Departments of Chemistry, Botany and Zoology',
    createdDate: '2026-11-12T11:35:00+05:45',
    lastDate: '2026-11-27',
    files: [
      {
        stored: '1794462424577-lab-quotation-notice.pdf',
        original: 'Sealed Quotation Notice.pdf',
      },
      {
        stored: '1794462424577-lab-quotation-items.pdf',
        original: 'List of items (chemicals and glassware).pdf',
      },
      {
        stored: '1794462424577-quotation-form.docx',
        original: 'Quotation form.docx',
      },
    ],
  },
  {
    id: 216,
    departmentIds: [11],
    description: 'दसैँ बिदा: २०८३ असोज २५ देखि कात्तिक ८ गतेसम्म क्याम्पस बन्द रहने सूचना',
    createdDate: '2026-10-08T12:30:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1791441732496-dashain-holiday-2083.jpg',
        original: 'दसैँ बिदाको सूचना.jpg',
      },
    ],
  },
  {
    id: 215,
    departmentIds: [11],
    description: 'Vacancy: two Teaching Assistants in Computer Science and one Lab Assistant in Physics on contract',
    createdDate: '2026-09-21T14:20:00+05:45',
    lastDate: '2026-10-05',
    files: [
      {
        stored: '1789979540415-vacancy-2083-06.pdf',
        original: 'Vacancy Announcement.pdf',
      },
      {
        stored: '1789979540415-application-for-employment.pdf',
        original: 'Application for employment.pdf',
      },
    ],
  },
  {
    id: 214,
    departmentIds: [11],
    description: 'छात्रवृत्ति पाउने विद्यार्थीको नामावली प्रकाशित भएको सूचना',
    createdDate: '2026-08-24T13:50:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1787558548334-scholarship-result-2083.pdf',
        original: 'छात्रवृत्ति पाउने विद्यार्थीको नामावली.pdf',
      },
    ],
  },
  {
    id: 213,
    departmentIds: [11, 13],
    description: 'Academic calendar 2083/84',
    createdDate: '2026-08-05T10:40:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1785905556253-academic-calendar-2083.pdf',
        original: 'Academic Calendar 2083-84.pdf',
      },
      {
        stored: '1785905556253-academic-calendar-2083-nepali.pdf',
        original: 'शैक्षिक क्यालेन्डर २०८३।८४.pdf',
      },
    ],
  },
  {
    id: 212,
    departmentIds: [11],
    description: 'बाढी र पहिरोका कारण बाटो अवरुद्ध भएकाले २०८३ साउन ३ गते बिहानी पालीका कक्षा स्थगित',
    createdDate: '2026-07-18T15:15:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 211,
    departmentIds: [11],
    description:
      'Tree plantation on the campus hillside on 2083 Asar 6: volunteers register with the Eco Club before noon on Friday',
    createdDate: '2026-06-16T11:05:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 210,
    departmentIds: [11],
    description:
      'All teachers, officers and members of staff are informed that the biometric attendance devices in the Old Block, the Science Block and the Library will be replaced between 2083 Jestha 25 and 30. During these days attendance is kept in the paper register at the reception of each building, in the morning before ten minutes past the hour and again on leaving. Colleagues on field work or on official duty outside send a written confirmation through the head of their department within three days. Records of the old devices remain valid and will be moved to the new system by the EMIS unit; please check your own record before the end of Asar and report any difference.',
    createdDate: '2026-06-04T12:50:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 209,
    departmentIds: [11],
    description: 'नयाँ वर्ष २०८३ को हार्दिक मङ्गलमय शुभकामना',
    createdDate: '2026-04-13T16:00:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 208,
    departmentIds: [11],
    description: 'Internet and smart-board training for teachers: schedule of three groups',
    createdDate: '2026-03-23T10:35:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1774241055848-smart-board-training.pdf',
        original: 'Training Schedule.pdf',
      },
    ],
  },
  {
    id: 207,
    departmentIds: [11],
    description: 'क्यान्टिन सञ्चालनका लागि बोलपत्र आह्वानको सूचना (दोस्रो पटक प्रकाशित)',
    createdDate: '2026-01-19T13:25:00+05:45',
    lastDate: '2026-02-04',
    files: [
      {
        stored: '1768808063767-canteen-tender.pdf',
        original: 'बोलपत्र सूचना.pdf',
      },
    ],
  },
  {
    id: 206,
    departmentIds: [11],
    description: 'Winter timetable: the morning shift begins at 6:30 from 2082 Poush 15 to Magh 15',
    createdDate: '2025-12-29T11:30:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 205,
    departmentIds: [11],
    description: 'Dashain and Tihar duty roster of the administrative staff',
    createdDate: '2025-10-09T12:15:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1759991079605-duty-roster-tihar.pdf',
        original: 'Duty Roster.pdf',
      },
    ],
  },
  {
    id: 204,
    departmentIds: [11],
    description: 'क्याम्पसको २१औँ वार्षिक साधारण सभासम्बन्धी सूचना',
    createdDate: '2025-07-28T14:45:00+05:45',
    lastDate: null,
    files: [
      {
        stored: '1753692887524-annual-assembly-agenda.pdf',
        original: 'साधारण सभाको कार्यसूची.pdf',
      },
    ],
  },
  {
    id: 203,
    departmentIds: [11],
    description: 'Holiday',
    createdDate: '2025-05-21T10:20:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 202,
    departmentIds: [11],
    description: 'Blood donation camp in the assembly hall with the municipal blood bank, from 11 am to 4 pm',
    createdDate: '2025-04-02T13:00:00+05:45',
    lastDate: null,
    files: [],
  },
  {
    id: 201,
    departmentIds: [11],
    description: 'कर्मचारी तालिम तथा वृत्ति विकास कार्यक्रममा सहभागी हुनेसम्बन्धी सूचना',
    createdDate: '2025-02-06T11:45:00+05:45',
    lastDate: null,
    files: [],
  },
];
