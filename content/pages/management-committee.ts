/** Words of The Campus Management Committee around the people from the campus API. Sample: replace them with your campus's own. */
export const managementCommittee = {
  description: {
    en: 'The management committee that governs the campus: names, posts and departments.',
    ne: 'क्याम्पस सञ्चालन गर्ने व्यवस्थापन समितिका सदस्य, तिनको पद र विभाग।',
  },
} as const;
