/** Words of The Campus Management Committee around what the campus API tells. Sample: replace them with your campus's own. */
export const managementCommittee = {
  description: {
    en: 'The committee that governs the campus, with members from the university, municipality, parents, teachers and donors.',
    ne: 'क्याम्पस सञ्चालन गर्ने व्यवस्थापन समिति: विश्वविद्यालय, नगरपालिका, अभिभावक, शिक्षक र दाताका प्रतिनिधिहरू।',
  },
} as const;
