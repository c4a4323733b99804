import type { Localized } from '#content/locale.ts';

/** Texts about the pages of a crawled site, as `remarkMessages`. */
export const crawlRemarkMessages = {
  'crawl-blocked': {
    heading: { en: 'The site ended the crawl early', ne: 'साइटले बीचमै रोक्यो' },
    line: { en: '{reason}', ne: '{reason}' },
  },
  'crawl-waiting': {
    heading: { en: 'Pages that were not fetched, as the limit of pages was reached: {number}. To continue: --max-pages', ne: 'पृष्ठको सीमा पुगेकाले नल्याइएका पृष्ठ: {number}। थप ल्याउन: --max-pages' },
    line: { en: '', ne: '' },
  },
  'crawl-forbidden': {
    heading: { en: 'Pages that robots.txt of the site forbids: {number}', ne: 'साइटको robots.txt ले पढ्न नदिएका पृष्ठ: {number}' },
    line: { en: '', ne: '' },
  },
  'crawl-trap': {
    heading: { en: 'Addresses that only repeat the same content, such as calendars; the rest of them was not fetched: {count}', ne: 'पात्रोजस्तै उही सामग्री दोहोर्‍याउने ठेगाना; बाँकी ल्याइएन: {count}' },
    line: { en: '{shape}; fetched: {number}', ne: '{shape}; ल्याइएका: {number}' },
  },
  'crawl-deep': {
    heading: { en: 'Pages too many links away from the first page, not fetched: {number}. To continue: --depth', ne: 'पहिलो पृष्ठबाट धेरै लिङ्क टाढा भएकाले नल्याइएका पृष्ठ: {number}। थप ल्याउन: --depth' },
    line: { en: '', ne: '' },
  },
  'file-of-layout': {
    heading: { en: 'Files that many pages link in the same words, taken for a part of the layout and left out: {count}', ne: 'धेरै पृष्ठमा उस्तै गरी दोहोरिएकाले साइटको ढाँचा मानी छाडिएका फाइल: {count}' },
    line: { en: '{address}, on pages: {number}, such as “{title}”', ne: '{address}, पृष्ठ: {number}, जस्तै “{title}”' },
  },
  'crawl-failed': {
    heading: { en: 'Pages that could not be read: {count}', ne: 'पढ्न नसकिएका पृष्ठ: {count}' },
    line: { en: '{reason}', ne: '{reason}' },
  },
} as const satisfies Record<string, { heading: Localized; line: Localized }>;
