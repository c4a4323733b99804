/** Words of Teaching Staffs around the people from the campus API. Sample: replace them with your campus's own. */
export const teachingStaff = {
  description: {
    en: 'The teachers of the campus by department, with names and designations.',
    ne: 'क्याम्पसका शिक्षकहरू विभागअनुसार, नाम र पदसहित।',
  },
} as const;
