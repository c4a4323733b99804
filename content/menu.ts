import type { Localized } from './locale.ts';
import type { PagePath } from './routes.ts';

export interface DefaultLink {
  label: Localized;
  path: PagePath | '/calendar/convert';
}

interface MenuGroup {
  label: Localized;
  links: readonly DefaultLink[];
}

/** The top menu in its order (specification section 2). */
export const menu: readonly (DefaultLink | MenuGroup)[] = [
  { label: { en: 'Home', ne: 'गृहपृष्ठ' }, path: '/' },
  {
    label: { en: 'About', ne: 'परिचय' },
    links: [
      { label: { en: 'About Us', ne: 'क्याम्पसको परिचय' }, path: '/about' },
      { label: { en: 'Message from Campus Chief', ne: 'क्याम्पस प्रमुखको सन्देश' }, path: '/chiefMessage' },
      { label: { en: 'Vision, Mission and Goal', ne: 'दूरदृष्टि, ध्येय र लक्ष्य' }, path: '/Strategies' },
      { label: { en: 'Campus Management Committee', ne: 'क्याम्पस व्यवस्थापन समिति' }, path: '/mgmtCommittee' },
      { label: { en: 'Executive Committee', ne: 'कार्यकारी समिति' }, path: '/executiveCommittee' },
      { label: { en: 'Organization Chart', ne: 'सङ्गठन संरचना' }, path: '/chart' },
    ],
  },
  { label: { en: 'Notice', ne: 'सूचना' }, path: '/notice' },
  {
    label: { en: 'Staffs', ne: 'शिक्षक तथा कर्मचारी' },
    links: [
      { label: { en: 'Campus Authorities', ne: 'क्याम्पसका पदाधिकारी' }, path: '/keyStaff' },
      { label: { en: 'Teaching Staffs', ne: 'शिक्षकहरू' }, path: '/staff' },
      { label: { en: 'Non Teaching Staffs', ne: 'प्रशासनिक कर्मचारी' }, path: '/nonTeachingsstaff' },
    ],
  },
  { label: { en: 'Programmes', ne: 'शैक्षिक कार्यक्रम' }, path: '/programs' },
  { label: { en: 'Gallery', ne: 'ग्यालरी' }, path: '/gallery' },
  {
    label: { en: 'Associations', ne: 'सङ्घ-सङ्गठन' },
    links: [
      { label: { en: 'Teachers Association', ne: 'शिक्षक सङ्घ' }, path: '/teachersAssociation' },
      { label: { en: 'Employee Association', ne: 'कर्मचारी सङ्घ' }, path: '/employeeAssociation' },
      { label: { en: 'Student Union', ne: 'स्वतन्त्र विद्यार्थी युनियन' }, path: '/studentUnion' },
    ],
  },
  {
    label: { en: 'Life', ne: 'विद्यार्थी जीवन' },
    links: [
      { label: { en: 'Student Welfare Unit', ne: 'विद्यार्थी कल्याण एकाइ' }, path: '/stuWelfareUnit' },
      { label: { en: 'Cafeteria', ne: 'क्याफेटेरिया' }, path: '/cafetria' },
      { label: { en: 'Sports', ne: 'खेलकुद' }, path: '/sports' },
      { label: { en: 'Girls Hostel', ne: 'छात्रा छात्रावास' }, path: '/gHostel' },
      { label: { en: 'Boys Hostel', ne: 'छात्र छात्रावास' }, path: '/bHostel' },
      { label: { en: 'Library', ne: 'पुस्तकालय' }, path: '/library' },
    ],
  },
  { label: { en: 'Publication', ne: 'प्रकाशन' }, path: '/publication' },
  { label: { en: 'QAA', ne: 'गुणस्तर (QAA)' }, path: '/qaa' },
  { label: { en: 'Contact Us', ne: 'सम्पर्क' }, path: '/contact' },
];

/** The footer's column of pages of the site, with the specification's spellings. */
export const footerLinks: readonly DefaultLink[] = [
  { label: { en: 'About Us', ne: 'क्याम्पसको परिचय' }, path: '/about' },
  { label: { en: 'Academic Programmes', ne: 'शैक्षिक कार्यक्रम' }, path: '/programs' },
  { label: { en: 'Notices', ne: 'सूचनाहरू' }, path: '/notice' },
  { label: { en: 'Gallery', ne: 'ग्यालरी' }, path: '/gallery' },
  { label: { en: 'Contact US', ne: 'सम्पर्क' }, path: '/contact' },
];

/** Links beyond the specification's menu, in the last line of the footer. */
export const siteLinks: readonly DefaultLink[] = [
  { label: { en: 'Public Information', ne: 'सार्वजनिक विवरण' }, path: '/publicInformation' },
  { label: { en: 'Calendar', ne: 'पात्रो' }, path: '/calendar' },
  { label: { en: 'Convert a date', ne: 'मिति रूपान्तरण' }, path: '/calendar/convert' },
  { label: { en: 'Open data', ne: 'खुला तथ्याङ्क' }, path: '/data' },
  { label: { en: 'Accessibility', ne: 'पहुँचयुक्तता' }, path: '/accessibility' },
  { label: { en: 'Privacy', ne: 'गोपनीयता' }, path: '/privacy' },
];
