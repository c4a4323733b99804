import { states } from './health.ts';

/** Messages of the page for a file that cannot be served. */
export const fileRefusals = {
  missing: {
    heading: { en: 'File not found', ne: 'फाइल भेटिएन' },
    text: {
      en: 'It may have been renamed or withdrawn. Go back to the page that linked to it, or ask the campus office.',
      ne: 'फाइलको नाम फेरिएको वा हटाइएको हुन सक्छ। अघिल्लो पृष्ठमा फर्कनुहोस् वा क्याम्पस कार्यालयमा सोध्नुहोस्।',
    },
  },
  unavailable: {
    heading: { en: 'This file is not available right now', ne: 'यो फाइल अहिले उपलब्ध छैन' },
    text: states.errorPageText,
  },
} as const;
