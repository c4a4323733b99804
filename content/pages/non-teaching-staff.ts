/** Words of Non Teaching Staffs around the people from the campus API. Sample: replace them with your campus's own. */
export const nonTeachingStaff = {
  description: {
    en: 'The administrative, library, laboratory and support staff of the campus by office.',
    ne: 'क्याम्पसका प्रशासन, पुस्तकालय, प्रयोगशाला र सहयोगी कर्मचारी, शाखाअनुसार।',
  },
} as const;
