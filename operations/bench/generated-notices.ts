import { fromDayNumber } from '#packages/nepali/calendar/index.ts';

const descriptions = [
  'Second merit list of BBS first year and last day for its admission',
  'एम.बी.एस. पहिलो सेमेस्टरको भर्ना सम्बन्धी सूचना, सम्पूर्ण विद्यार्थीहरूको जानकारीका लागि',
  'Examination routine of BBS, BA and BEd fourth year (annual system)',
  'परीक्षा फाराम भर्ने म्याद थप गरिएको सूचना',
];

const DAYS = 900;

/** Synthetic notices: four descriptions over the 900 days up to November 2026. */
export function generatedNotices(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    description: `${descriptions[index % descriptions.length]} (${index})`,
    created: fromDayNumber(20_778 - (index % DAYS)),
  }));
}
