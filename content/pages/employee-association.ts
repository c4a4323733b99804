/** Words of Employee Association around the people from the campus API. Sample: replace them with your campus's own. */
export const employeeAssociation = {
  description: {
    en: 'Committees and units of the campus employees’ association and their members.',
    ne: 'क्याम्पसको कर्मचारी सङ्घका समिति र एकाइहरू तथा तिनका पदाधिकारी।',
  },
} as const;
