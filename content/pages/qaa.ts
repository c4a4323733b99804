import type { Localized } from '../locale.ts';

/** A step of accreditation in the order of the UGC's process; `date` as YYYY-MM-DD (AD), missing for future steps. */
export interface AccreditationStep {
  name: Localized;
  note: Localized;
  date: string | null;
}

/** The eight criteria of the UGC's review form for the Self-Study Report. */
export const criteria: readonly Localized[] = [
  { en: 'Policy and Procedure', ne: 'नीति र कार्यविधि' },
  { en: 'Curricular Aspects', ne: 'पाठ्यक्रमसम्बन्धी पक्ष' },
  { en: 'Teaching-Learning and Evaluation', ne: 'शिक्षण सिकाइ र मूल्याङ्कन' },
  { en: 'Research, Consultancy and Extension', ne: 'अनुसन्धान, परामर्श र प्रसार' },
  { en: 'Infrastructure and Learning Resources', ne: 'पूर्वाधार र सिकाइ स्रोत' },
  { en: 'Student Support and Guidance', ne: 'विद्यार्थी सहयोग र मार्गदर्शन' },
  { en: 'Information System', ne: 'सूचना प्रणाली' },
  { en: 'Public Information', ne: 'सार्वजनिक सूचना' },
];

/** The page on quality assurance. Sample text and dates: replace them with your campus's own. */
export const qaaPage = {
  title: { en: 'Quality Assurance and Accreditation', ne: 'गुणस्तर सुनिश्चितता तथा प्रत्यायन' },
  description: {
    en: 'How the campus assures its quality: the steps of accreditation, what the reviewers found, and the committee’s documents.',
    ne: 'क्याम्पसले आफ्नो गुणस्तर कसरी सुनिश्चित गर्छ: प्रत्यायनका चरण, समीक्षकको निष्कर्ष र समितिका कागजातहरू।',
  },
  introduction: [
    {
      en: 'The University Grants Commission accredits campuses that can show, with evidence, how well they teach and how they are run. First the campus assesses itself, then outside experts check its report. A certificate is valid for up to five years; after that the process starts again.',
      ne: 'राम्रो शिक्षण र व्यवस्थापन प्रमाणसहित देखाउन सक्ने क्याम्पसलाई विश्वविद्यालय अनुदान आयोगले प्रत्यायन प्रदान गर्छ। पहिले क्याम्पसले स्वअध्ययन गर्छ, अनि बाहिरका विज्ञले त्यसको जाँच गर्छन्। प्रमाणपत्र बढीमा पाँच वर्ष मान्य हुन्छ; त्यसपछि प्रक्रिया फेरि सुरु हुन्छ।',
    },
    {
      en: 'The Internal Quality Assurance Committee, led by the Campus Chief, does this work with the Self-Assessment Team and the EMIS unit.',
      ne: 'क्याम्पस प्रमुखको नेतृत्वमा रहेको आन्तरिक गुणस्तर सुनिश्चितता समितिले स्वमूल्याङ्कन टोली र EMIS एकाइसँग मिलेर यो काम गर्छ।',
    },
  ],
  summaryHeading: { en: 'Where we stand', ne: 'हाम्रो अहिलेको अवस्था' },
  summary: [
    {
      term: { en: 'First cycle', ne: 'पहिलो चक्र' },
      text: {
        en: 'Accredited on 20 Asar 2079 (4 July 2022) for five years',
        ne: '२०७९ असार २० मा पाँच वर्षका लागि प्रत्यायन प्राप्त',
      },
    },
    {
      term: { en: 'What the reviewers praised', ne: 'समीक्षकले सराहना गरेका कुरा' },
      text: {
        en: 'The library, work with nearby villages, and timely results',
        ne: 'पुस्तकालय, वरपरका गाउँसँगको सहकार्य, समयमै नतिजा',
      },
    },
    {
      term: { en: 'What they asked us to improve', ne: 'सुधार गर्न भनिएका कुरा' },
      text: {
        en: 'More research by teachers, a complete information system, a tracer study every two years',
        ne: 'शिक्षकद्वारा थप अनुसन्धान, पूर्ण सूचना प्रणाली, हरेक दुई वर्षमा उत्तीर्ण विद्यार्थीको ट्रेसर अध्ययन',
      },
    },
    {
      term: { en: 'Second cycle', ne: 'दोस्रो चक्र' },
      text: { en: 'The Self-Study Report is under revision', ne: 'स्वअध्ययन प्रतिवेदन परिमार्जन हुँदै छ' },
    },
  ],
  stepsHeading: { en: 'The steps of the second cycle', ne: 'दोस्रो चक्रका चरणहरू' },
  done: { en: 'Done', ne: 'सम्पन्न' },
  toCome: { en: 'Not yet', ne: 'बाँकी' },
  steps: [
    {
      name: { en: 'Letter of Intent', ne: 'आशयपत्र' },
      note: {
        en: 'The campus tells the Commission that it intends to apply.',
        ne: 'क्याम्पसले आयोगलाई आवेदन दिने आशय जनाउँछ।',
      },
      date: '2025-07-20',
    },
    {
      name: { en: 'Self-Study Report', ne: 'स्वअध्ययन प्रतिवेदन' },
      note: {
        en: 'The campus answers 120 questions on eight criteria.',
        ne: 'क्याम्पसले आठ मापदण्डका १२० प्रश्नको उत्तर दिन्छ।',
      },
      date: '2026-04-26',
    },
    {
      name: { en: 'Experts’ comments', ne: 'विज्ञका प्रतिक्रिया' },
      note: {
        en: 'The Commission’s experts read the report and ask for additions.',
        ne: 'आयोगका विज्ञले प्रतिवेदन पढेर थप विवरण माग्छन्।',
      },
      date: '2026-09-14',
    },
    {
      name: { en: 'Revised report approved', ne: 'परिमार्जित प्रतिवेदन स्वीकृत' },
      note: {
        en: 'The report is revised until the Commission approves it.',
        ne: 'आयोगले स्वीकृत नगर्दासम्म प्रतिवेदन परिमार्जन गरिन्छ।',
      },
      date: null,
    },
    {
      name: { en: 'Peer Review Team', ne: 'समकक्षी समीक्षा टोली (Peer Review Team)' },
      note: {
        en: 'The Commission appoints the reviewers, who make a preliminary visit.',
        ne: 'आयोगले समीक्षक टोली तोक्छ; टोलीले प्रारम्भिक भ्रमण गर्छ।',
      },
      date: null,
    },
    {
      name: { en: 'Final visit', ne: 'अन्तिम भ्रमण' },
      note: {
        en: 'The team checks the evidence on site and meets students, teachers and staff.',
        ne: 'टोलीले क्याम्पसमै प्रमाण जाँच्छ र विद्यार्थी, शिक्षक तथा कर्मचारीलाई भेट्छ।',
      },
      date: null,
    },
    {
      name: { en: 'Award', ne: 'प्रत्यायन' },
      note: { en: 'A certificate valid for up to five years.', ne: 'बढीमा पाँच वर्षका लागि प्रमाणपत्र।' },
      date: null,
    },
  ] satisfies AccreditationStep[],
  criteriaHeading: { en: 'What the reviewers look at', ne: 'समीक्षकले हेर्ने कुरा' },
} as const;
