/** Words of Teachers Association around the people from the campus API. Sample: replace them with your campus's own. */
export const teachersAssociation = {
  description: {
    en: 'Committees and units of the campus teachers’ association and their members.',
    ne: 'क्याम्पसको शिक्षक सङ्घका समिति र एकाइहरू तथा तिनका पदाधिकारी।',
  },
} as const;
