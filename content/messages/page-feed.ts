import type { Localized } from '../locale.ts';

/** Texts of the feed of changed pages. */
export const pageFeed = {
  title: { en: 'New and changed pages', ne: 'नयाँ तथा अद्यावधिक पृष्ठहरू' },
  description: {
    en: 'Pages of the campus website that were added or changed, the latest first.',
    ne: 'क्याम्पसको वेबसाइटमा थपिएका वा अद्यावधिक गरिएका पृष्ठहरू, नयाँ पहिले।',
  },
} as const satisfies Record<string, Localized>;
