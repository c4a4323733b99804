/** Words of Teachers Association around what the campus API tells. Sample: replace them with your campus's own. */
export const teachersAssociation = {
  description: {
    en: 'The committees and units of the teachers’ association of the campus, and who serves in them.',
    ne: 'क्याम्पसको शिक्षक सङ्घका समिति र एकाइहरू तथा तिनका पदाधिकारी।',
  },
} as const;
