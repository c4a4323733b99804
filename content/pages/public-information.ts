import type { Localized } from '../locale.ts';
import type { PagePath } from '../routes.ts';

/** A line of the citizen charter. A null cell is shown as a link to the office. */
export interface CharterService {
  service: Localized;
  papers: Localized;
  fee: Localized | null;
  time: Localized | null;
  officer: Localized;
}

/** An officer for information or complaints. Without `phone` the number of the campus is shown. */
export interface InformationOfficer {
  duty: Localized;
  name: Localized | null;
  about: Localized;
  phone: string | null;
  /** Whether messages of the form go to this officer. */
  isWrittenTo?: boolean;
}

/** A kind of report, whose publications are recognized by their titles; `documents` are reports on other sites. */
export interface ReportKind {
  name: Localized;
  /** Words that occur in the titles, in both languages. */
  inTitles: readonly string[];
  documents: readonly { label: Localized; url: string }[];
}

export interface UniversityService {
  label: Localized;
  url: string;
  help: Localized;
}

const free = { en: 'Free', ne: 'निःशुल्क' };
const sameDay = { en: 'The same day', ne: 'सोही दिन' };
const examSection = { en: 'Examination section', ne: 'परीक्षा शाखा' };

/**
 * The quarterly disclosures of a public body (Right to Information Act 2064, section 5), and criterion 8 of accreditation.
 * Sample text, times and officers: replace them with your campus's own, and set `updatedOn` at each review.
 */
export const publicInformationContent = {
  description: {
    en: 'Citizen charter, information officer, grievance officer, reports and accounts of the campus, renewed every three months.',
    ne: 'नागरिक बडापत्र, सूचना र गुनासो सुन्ने अधिकारी, प्रतिवेदन र लेखा; तीन-तीन महिनामा अद्यावधिक।',
  },
  /** The day of the last review, AD. */
  updatedOn: '2026-10-18',
  lead: {
    en: 'Everyone may know how the campus is run. The Right to Information Act 2064 asks every public body to publish this page and to renew it every three months.',
    ne: 'क्याम्पस कसरी चल्छ भन्ने जान्ने हक सबैलाई छ। सूचनाको हकसम्बन्धी ऐन, २०६४ अनुसार सार्वजनिक निकायले यो विवरण तीन-तीन महिनामा अद्यावधिक गर्नुपर्छ।',
  },
  areSamples: true,
  charter: [
    {
      service: { en: 'Admission', ne: 'भर्ना' },
      papers: {
        en: 'Form, mark sheets, character certificate, citizenship or birth certificate, two photographs',
        ne: 'फाराम, लब्धाङ्कपत्र, चारित्रिक प्रमाणपत्र, नागरिकता वा जन्मदर्ता, दुई प्रति फोटो',
      },
      fee: { en: 'As in the admission notice', ne: 'भर्नाको सूचनाअनुसार' },
      time: sameDay,
      officer: { en: 'Admission desk', ne: 'भर्ना कक्ष' },
    },
    {
      service: { en: 'Examination form', ne: 'परीक्षा आवेदन फाराम' },
      papers: {
        en: 'Identity card, registration card, receipt of the last instalment',
        ne: 'परिचयपत्र, दर्ता प्रमाणपत्र, अन्तिम किस्ताको रसिद',
      },
      fee: { en: 'As the university decides', ne: 'विश्वविद्यालयले तोकेअनुसार' },
      time: sameDay,
      officer: examSection,
    },
    {
      service: { en: 'Transcript and provisional certificate', ne: 'ट्रान्सक्रिप्ट र प्रोभिजनल प्रमाणपत्र' },
      papers: {
        en: 'Application, mark sheets of all years, clearance form',
        ne: 'निवेदन, सबै वर्षका लब्धाङ्कपत्र, बाँकी बक्यौता नभएको (क्लियरेन्स) फाराम',
      },
      fee: null,
      time: { en: 'Sent to the university within 3 days', ne: '३ दिनभित्र विश्वविद्यालय पठाइने' },
      officer: examSection,
    },
    {
      service: { en: 'Character certificate', ne: 'चारित्रिक प्रमाणपत्र' },
      papers: {
        en: 'Application, identity card, clearance form',
        ne: 'निवेदन, परिचयपत्र, बाँकी बक्यौता नभएको (क्लियरेन्स) फाराम',
      },
      fee: null,
      time: sameDay,
      officer: { en: 'Administration', ne: 'प्रशासन शाखा' },
    },
    {
      service: { en: 'Letter of recommendation', ne: 'सिफारिस पत्र' },
      papers: { en: 'Application that states its purpose', ne: 'प्रयोजन खुलेको निवेदन' },
      fee: free,
      time: { en: '1 day', ne: '१ दिन' },
      officer: { en: 'Administration', ne: 'प्रशासन शाखा' },
    },
    {
      service: { en: 'Scholarship', ne: 'छात्रवृत्ति' },
      papers: {
        en: 'Form, mark sheet, recommendation of the ward or proof of the quota',
        ne: 'फाराम, लब्धाङ्कपत्र, वडाको सिफारिस वा आरक्षणको प्रमाण',
      },
      fee: free,
      time: { en: 'By the date in the notice', ne: 'सूचनामा तोकिएको मितिसम्म' },
      officer: { en: 'Student welfare unit', ne: 'विद्यार्थी कल्याण एकाइ' },
    },
    {
      service: { en: 'Library membership', ne: 'पुस्तकालय सदस्यता' },
      papers: { en: 'Membership form, identity card', ne: 'सदस्यता फाराम, परिचयपत्र' },
      fee: free,
      time: sameDay,
      officer: { en: 'Librarian', ne: 'पुस्तकालयाध्यक्ष' },
    },
    {
      service: { en: 'Refund of the deposit', ne: 'धरौटी फिर्ता' },
      papers: {
        en: 'Application, receipt of the deposit, clearance form',
        ne: 'निवेदन, धरौटीको रसिद, बाँकी बक्यौता नभएको (क्लियरेन्स) फाराम',
      },
      fee: free,
      time: null,
      officer: { en: 'Accounts', ne: 'लेखा शाखा' },
    },
  ] satisfies CharterService[],
  officers: [
    {
      duty: { en: 'Information officer', ne: 'सूचना अधिकारी' },
      name: null,
      about: {
        en: 'Gives what you ask for in writing, at once where that is possible, else within 15 days. You need not say why you want it.',
        ne: 'लिखित निवेदनमा मागिएको सूचना सम्भव भए तुरुन्त, नभए १५ दिनभित्र दिनुहुन्छ। किन चाहियो भनी खुलाउनु पर्दैन।',
      },
      phone: null,
    },
    {
      duty: { en: 'Grievance officer', ne: 'गुनासो सुन्ने अधिकारी' },
      name: null,
      about: {
        en: 'Hears complaints about services, fees, results, harassment and discrimination. What you say stays confidential.',
        ne: 'सेवा, शुल्क, नतिजा, दुर्व्यवहार र भेदभावसम्बन्धी गुनासो सुन्नुहुन्छ। भनिएको कुरा गोप्य रहन्छ।',
      },
      phone: null,
      isWrittenTo: true,
    },
  ] satisfies InformationOfficer[],
  appeal: {
    en: 'If you get no answer, or not the whole of it, complain to the campus chief within 7 days. Against that decision you may appeal to the National Information Commission within 35 days.',
    ne: 'सूचना नपाए वा अधुरो पाए ७ दिनभित्र क्याम्पस प्रमुखसमक्ष उजुरी दिन सकिन्छ। त्यसको निर्णयमा चित्त नबुझे ३५ दिनभित्र राष्ट्रिय सूचना आयोगमा पुनरावेदन गर्न सकिन्छ।',
  },
  reports: [
    {
      name: { en: 'Annual report', ne: 'वार्षिक प्रतिवेदन' },
      inTitles: ['annual report', 'वार्षिक प्रतिवेदन'],
      documents: [],
    },
    {
      name: { en: 'Audit report', ne: 'लेखापरीक्षण प्रतिवेदन' },
      inTitles: ['audit', 'audited', 'लेखापरीक्षण', 'लेखा परीक्षण'],
      documents: [],
    },
    {
      name: { en: 'Tracer study', ne: 'ट्रेसर अध्ययन' },
      inTitles: ['tracer', 'ट्रेसर'],
      documents: [],
    },
    {
      name: { en: 'EMIS report', ne: 'शैक्षिक तथ्याङ्क (EMIS) प्रतिवेदन' },
      inTitles: ['emis', 'ईएमआईएस', 'इमिस', 'शैक्षिक तथ्याङ्क'],
      documents: [],
    },
  ] satisfies ReportKind[],
  elsewhere: [
    { path: '/chart', what: { en: 'How the campus is organized', ne: 'क्याम्पसको सङ्गठन र कामको बाँडफाँट' } },
    { path: '/keyStaff', what: { en: 'Who is in charge', ne: 'पदाधिकारी र तिनको जिम्मेवारी' } },
    { path: '/nonTeachingsstaff', what: { en: 'The staff of each section', ne: 'शाखा र कर्मचारीको विवरण' } },
    {
      path: '/notice/administration',
      what: { en: 'Decisions, tenders and vacancies', ne: 'निर्णय, बोलपत्र र पदपूर्तिका सूचना' },
    },
    { path: '/programs/compare', what: { en: 'Seats and fees of all programmes', ne: 'सबै कार्यक्रमका सिट र शुल्क' } },
    { path: '/qaa', what: { en: 'Quality assurance and accreditation', ne: 'गुणस्तर सुनिश्चितता तथा प्रत्यायन' } },
  ] satisfies { path: PagePath; what: Localized }[],
  university: [
    {
      label: { en: 'Results', ne: 'नतिजा' },
      url: 'https://exams.university.example/results',
      help: {
        en: 'Type the symbol number of your admit card; the campus has no results before the university publishes them.',
        ne: 'प्रवेशपत्रको सिम्बोल नम्बर राखेर हेर्नुहोस्; विश्वविद्यालयले प्रकाशन नगरी क्याम्पसमा नतिजा हुँदैन।',
      },
    },
    {
      label: { en: 'Examination form', ne: 'परीक्षा फाराम' },
      url: 'https://exams.university.example/forms',
      help: {
        en: 'Fill it in with your registration number, then bring the print to the examination section before the last day.',
        ne: 'दर्ता नम्बर राखेर भर्नुहोस्, अनि छापिएको प्रति अन्तिम मितिभित्र परीक्षा शाखामा बुझाउनुहोस्।',
      },
    },
    {
      label: { en: 'Re-totalling', ne: 'पुनर्योग' },
      url: 'https://exams.university.example/rechecking',
      help: {
        en: 'Apply within the days that the result notice gives, with the mark sheet at hand.',
        ne: 'नतिजाको सूचनाले दिएको म्यादभित्र लब्धाङ्कपत्र साथमा राखेर आवेदन दिनुहोस्।',
      },
    },
    {
      label: { en: 'Transcript and certificates', ne: 'ट्रान्सक्रिप्ट र प्रमाणपत्र' },
      url: 'https://exams.university.example/certificates',
      help: {
        en: 'Start here if you have left the campus; the examination section signs the form that you print.',
        ne: 'क्याम्पस छोडिसकेकाले यहाँबाट सुरु गर्नुहोस्; छापिएको फाराममा परीक्षा शाखाले प्रमाणित गर्छ।',
      },
    },
  ] satisfies UniversityService[],
} as const;
