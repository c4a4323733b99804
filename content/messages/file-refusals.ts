import { states } from './states.ts';

/** What one reads who followed a link to a file that does not come. */
export const fileRefusals = {
  missing: {
    heading: { en: 'This file is not there', ne: 'यो फाइल छैन' },
    text: {
      en: 'It may have been renamed or withdrawn. Go back to the page that named it, or ask the campus office.',
      ne: 'फाइलको नाम फेरिएको वा हटाइएको हुन सक्छ। अघिल्लो पृष्ठमा फर्कनुहोस् वा क्याम्पस कार्यालयमा सोध्नुहोस्।',
    },
  },
  unavailable: {
    heading: { en: 'This file cannot be fetched at the moment', ne: 'यो फाइल अहिले ल्याउन सकिएन' },
    text: states.errorPageText,
  },
} as const;
