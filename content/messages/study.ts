import { levelNames } from '../levels.ts';

/** Messages of the pages about programmes and courses. */
export const study = {
  programme: { en: 'Programme', ne: 'कार्यक्रम' },
  duration: { en: 'Duration', ne: 'अवधि' },
  year: { en: '{years} year', ne: '{years} वर्ष' },
  oneAndHalfYears: { en: '{years} years', ne: 'डेढ वर्ष' },
  years: { en: '{years} years', ne: '{years} वर्ष' },
  semesters: { en: '{semesters} semesters', ne: '{semesters} सेमेस्टर' },
  courses: { en: 'Courses by subject', ne: 'विषयअनुसार पाठ्यक्रम' },
  level: { en: 'Level', ne: 'तह' },
  faculty: { en: 'Faculty', ne: 'सङ्काय' },
  shift: { en: 'Shift', ne: 'पाली' },
  seats: { en: 'Seats', ne: 'सिट' },
  eligibility: { en: 'Who can apply', ne: 'कसले आवेदन दिन पाउँछ' },
  eligibilityShort: { en: 'Eligibility', ne: 'योग्यता' },
  fee: { en: 'Fee', ne: 'शुल्क' },
  firstYear: { en: 'First year', ne: 'पहिलो वर्ष' },
  whole: { en: 'Whole programme', ne: 'पूरा कार्यक्रम' },
  firstYearFee: { en: 'First-year fee', ne: 'पहिलो वर्षको शुल्क' },
  wholeFee: { en: 'Whole fee', ne: 'जम्मा शुल्क' },
  rupees: { en: 'Rs {amount}', ne: 'रु. {amount}' },
  scholarships: { en: 'Scholarships', ne: 'छात्रवृत्ति' },
  apply: { en: 'How to apply', ne: 'आवेदन कसरी दिने' },
  open: { en: 'Open now', ne: 'अहिले खुला' },
  openUntil: { en: 'Open until', ne: 'आवेदनको म्याद' },
  notOpen: {
    en: 'No admission notice is open for this programme right now.',
    ne: 'यस कार्यक्रमको भर्ना सूचना अहिले खुला छैन।',
  },
  usuallyOpens: { en: 'Admission usually opens in {month}.', ne: 'भर्ना प्रायः {month}मा खुल्छ।' },
  lastTime: { en: 'Last time', ne: 'अघिल्लो पटक' },
  followAdmission: { en: 'Get admission notices', ne: 'भर्नाको नयाँ सूचनाको जानकारी पाउनुहोस्' },
  syllabus: { en: 'Syllabus', ne: 'पाठ्यक्रम' },
  syllabusAt: { en: 'Syllabus on the university’s site', ne: 'विश्वविद्यालयको वेबसाइटमा पाठ्यक्रम' },
  samples: {
    en: 'The figures on this page are samples of an example campus. Ask the office before you rely on them.',
    ne: 'यस पृष्ठका तथ्याङ्क नमुना मात्र हुन्। निर्णय गर्नुअघि कार्यालयमा बुझ्नुहोस्।',
  },
  programmes: { en: 'Programmes', ne: 'शैक्षिक कार्यक्रम' },
  description: {
    en: 'The programmes of the campus by level and faculty, with duration, seats and fees.',
    ne: 'क्याम्पसका शैक्षिक कार्यक्रम: तह, सङ्काय, अवधि, सिट र शुल्क।',
  },
  compare: {
    choose: { en: 'Choose two or three programmes', ne: 'दुई वा तीन कार्यक्रम छान्नुहोस्' },
    button: { en: 'Compare', ne: 'तुलना गर्नुहोस्' },
    chosen: { en: 'The programmes side by side', ne: 'छानिएका कार्यक्रमको तुलना' },
    tooFew: { en: 'Choose at least two programmes.', ne: 'कम्तीमा दुई कार्यक्रम छान्नुहोस्।' },
    tooMany: {
      en: 'Choose at most three programmes. The first three are shown.',
      ne: 'बढीमा तीन कार्यक्रम छान्नुहोस्। पहिलो तीनको तुलना तल छ।',
    },
    title: { en: 'Compare programmes', ne: 'कार्यक्रम तुलना गर्नुहोस्' },
    description: {
      en: 'All programmes side by side: duration, shift, seats, eligibility, and the fee of the first year and of the whole programme.',
      ne: 'सबै कार्यक्रम एकै ठाउँमा: अवधि, पाली, सिट, योग्यता, पहिलो वर्षको शुल्क र जम्मा शुल्क।',
    },
  },
  levels: {
    'plus-two': {
      heading: { en: '+2 programmes', ne: '+२ तहका कार्यक्रम' },
      name: levelNames['plus-two'],
    },
    diploma: {
      heading: { en: 'Diploma programmes', ne: 'डिप्लोमा तहका कार्यक्रम' },
      name: levelNames.diploma,
    },
    bachelor: {
      heading: { en: 'Bachelor’s programmes', ne: 'स्नातक तहका कार्यक्रम' },
      name: levelNames.bachelor,
    },
    pgd: {
      heading: { en: 'Postgraduate diplomas', ne: 'स्नातकोत्तर डिप्लोमाका कार्यक्रम' },
      name: levelNames.pgd,
    },
    master: {
      heading: { en: 'Master’s programmes', ne: 'स्नातकोत्तर तहका कार्यक्रम' },
      name: levelNames.master,
    },
    mphil: {
      heading: { en: 'MPhil programmes', ne: 'एमफिल कार्यक्रम' },
      name: levelNames.mphil,
    },
    phd: {
      heading: { en: 'PhD programmes', ne: 'विद्यावारिधि (पीएचडी) कार्यक्रम' },
      name: levelNames.phd,
    },
  },
  shifts: {
    morning: { en: 'Morning', ne: 'बिहान' },
    day: { en: 'Day', ne: 'दिउँसो' },
    evening: { en: 'Evening', ne: 'साँझ' },
  },
} as const;
