import type { Localized } from './locale.ts';

/**
 * The twenty headings of a quarterly disclosure in their order: section 5 (3) of the Right to Information Act 2064, then rule 3 of the Regulations 2065.
 * The keys are stored.
 */
export const disclosureHeadings = {
  nature: { en: 'Structure and nature of the campus', ne: 'निकायको स्वरूप र प्रकृति' },
  duties: { en: 'Functions, duties and powers', ne: 'निकायको काम, कर्तव्य र अधिकार' },
  staff: { en: 'Number of staff and their work', ne: 'निकायमा रहने कर्मचारी सङ्ख्या र कार्य विवरण' },
  services: { en: 'Services provided', ne: 'निकायबाट प्रदान गरिने सेवा' },
  sections: { en: 'Sections and officers responsible for the services', ne: 'सेवा प्रदान गर्ने निकायको शाखा र जिम्मेवार अधिकारी' },
  fees: { en: 'Fees and time of the services', ne: 'सेवा प्राप्त गर्न लाग्ने दस्तुर र अवधि' },
  decisions: { en: 'How decisions are made, and by whom', ne: 'निर्णय गर्ने प्रक्रिया र अधिकारी' },
  appeals: { en: 'Officer who hears complaints about decisions', ne: 'निर्णयउपर उजुरी सुन्ने अधिकारी' },
  work: { en: 'Work done', ne: 'सम्पादन गरेको कामको विवरण' },
  officers: { en: 'Name and position of the information officer and the chief', ne: 'सूचना अधिकारी र प्रमुखको नाम र पद' },
  laws: { en: 'Acts, rules, by-laws and directives', ne: 'ऐन, नियम, विनियम वा निर्देशिकाको सूची' },
  accounts: { en: 'Income, expenditure and financial transactions', ne: 'आम्दानी, खर्च तथा आर्थिक कारोबारसम्बन्धी अद्यावधिक विवरण' },
  others: { en: 'Other particulars as prescribed', ne: 'तोकिएबमोजिमका अन्य विवरण' },
  projects: { en: 'Programmes and projects of the previous fiscal year', ne: 'अघिल्लो आर्थिक वर्षमा सञ्चालन गरेको कार्यक्रम वा आयोजना' },
  website: { en: 'Website', ne: 'वेबसाइटको विवरण' },
  assistance: { en: 'Foreign aid, loans, grants, technical assistance and agreements', ne: 'वैदेशिक सहायता, ऋण, अनुदान एवं प्राविधिक सहयोग र सम्झौता' },
  progress: { en: 'Programmes and their progress', ne: 'सञ्चालन गरेको कार्यक्रम र सोको प्रगति प्रतिवेदन' },
  classified: { en: 'Classified and protected information, and for how long', ne: 'वर्गीकरण तथा संरक्षण गरेको सूचनाको नामावली र संरक्षणको अवधि' },
  requests: { en: 'Requests for information, and what was given', ne: 'सूचना मागसम्बन्धी निवेदन र सोउपर सूचना दिइएको विषय' },
  elsewhere: { en: 'Information published elsewhere', ne: 'अन्यत्र प्रकाशित भएका वा हुने सूचनाको विवरण' },
} as const satisfies Record<string, Localized>;

export type DisclosureHeading = keyof typeof disclosureHeadings;

export const disclosureHeadingIds = Object.keys(disclosureHeadings) as [DisclosureHeading, ...DisclosureHeading[]];
