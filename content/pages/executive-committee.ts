/** Words of The Executive Committee around the people from the campus API. Sample: replace them with your campus's own. */
export const executiveCommittee = {
  description: {
    en: 'The executive committee that runs the campus day to day: names, posts and departments.',
    ne: 'क्याम्पसको दैनिक काम चलाउने कार्यकारी समितिका सदस्य, तिनको पद र विभाग।',
  },
} as const;
