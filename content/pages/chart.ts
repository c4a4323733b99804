import type { Localized } from '../locale.ts';

/** An office or body of the campus with its subordinate units. */
export interface Unit {
  label: Localized;
  units?: readonly Unit[];
}

const departments = (...labels: Localized[]): Unit[] => labels.map((label) => ({ label }));

/** The organisation of the campus, the source of both the chart and the list. Sample: replace it with your campus's own. */
export const chartContent = {
  description: {
    en: 'How the campus is organised, from the assembly to departments and offices, as a chart and a list.',
    ne: 'क्याम्पसको सङ्गठन संरचना: सभादेखि विभाग र शाखासम्म, चित्र र सूचीमा।',
  },
  root: {
    label: { en: 'Campus Assembly', ne: 'क्याम्पस सभा' },
    units: [
      {
        label: { en: 'Campus Management Committee', ne: 'क्याम्पस व्यवस्थापन समिति' },
        units: [
          {
            label: { en: 'Campus Chief', ne: 'क्याम्पस प्रमुख' },
            units: [
              {
                label: { en: 'Humanities and Social Sciences', ne: 'मानविकी तथा सामाजिक शास्त्र' },
                units: departments(
                  { en: 'English', ne: 'अङ्ग्रेजी' },
                  { en: 'Nepali', ne: 'नेपाली' },
                  { en: 'Economics', ne: 'अर्थशास्त्र' },
                  { en: 'Sociology', ne: 'समाजशास्त्र' },
                  { en: 'Political Science', ne: 'राजनीतिशास्त्र' },
                ),
              },
              {
                label: { en: 'Management', ne: 'व्यवस्थापन' },
                units: departments(
                  { en: 'Business Studies', ne: 'व्यवसाय अध्ययन' },
                  { en: 'Business Administration', ne: 'व्यवसाय प्रशासन' },
                ),
              },
              {
                label: { en: 'Education', ne: 'शिक्षाशास्त्र' },
                units: departments(
                  { en: 'Teaching and Curriculum', ne: 'शिक्षण तथा पाठ्यक्रम' },
                  { en: 'Practice Teaching', ne: 'अभ्यास शिक्षण' },
                ),
              },
              {
                label: { en: 'Science and Technology', ne: 'विज्ञान तथा प्रविधि' },
                units: departments(
                  { en: 'Physics', ne: 'भौतिकशास्त्र' },
                  { en: 'Chemistry', ne: 'रसायनशास्त्र' },
                  { en: 'Botany', ne: 'वनस्पतिशास्त्र' },
                  { en: 'Zoology', ne: 'प्राणिशास्त्र' },
                  { en: 'Mathematics', ne: 'गणित' },
                  { en: 'Computer Science', ne: 'कम्प्युटर विज्ञान' },
                ),
              },
              {
                label: { en: 'Administration', ne: 'प्रशासन' },
                units: departments(
                  { en: 'Accounts', ne: 'लेखा' },
                  { en: 'Examinations', ne: 'परीक्षा' },
                  { en: 'Library', ne: 'पुस्तकालय' },
                  { en: 'Laboratories', ne: 'प्रयोगशाला' },
                  { en: 'Hostels', ne: 'छात्रावास' },
                ),
              },
              {
                label: { en: 'Quality and Student Affairs', ne: 'गुणस्तर तथा विद्यार्थी' },
                units: departments(
                  { en: 'Internal Quality Assurance Committee', ne: 'आन्तरिक गुणस्तर सुनिश्चितता समिति' },
                  { en: 'Research Management Cell', ne: 'अनुसन्धान व्यवस्थापन एकाइ' },
                  { en: 'Student Welfare Unit', ne: 'विद्यार्थी कल्याण एकाइ' },
                ),
              },
            ],
          },
        ],
      },
    ],
  } satisfies Unit,
} as const;
