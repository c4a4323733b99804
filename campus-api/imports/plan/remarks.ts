import type { Localized } from '#content/locale.ts';
import { tableRemarkMessages } from './table-remarks.ts';

/** Texts about the pages of a crawled site, as `remarkMessages`. */
const crawlRemarkMessages = {
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

/** Texts about what an import makes, leaves out and repairs: a heading, and the line of each item. */
export const remarkMessages = {
  'not-public': {
    heading: { en: 'Left out, not public: {count}', ne: 'सार्वजनिक नभएकाले छाडिएका: {count}' },
    line: { en: '{title} ({status}): {address}', ne: '{title} ({status}): {address}' },
  },
  'item-broken': {
    heading: { en: 'Items of the file that are damaged, left out: {count}', ne: 'फाइलमा बिग्रेकाले छाडिएका सामग्री: {count}' },
    line: { en: '{title}, line {line}: {reason}', ne: '{title}, पङ्क्ति {line}: {reason}' },
  },
  'other-type': {
    heading: { en: 'Left out, items of plug-ins: {count}', ne: 'प्लगिनका सामग्री भएकाले छाडिएका: {count}' },
    line: { en: '{type}: {name}', ne: '{type}: {name}' },
  },
  empty: {
    heading: { en: 'Left out, without text and files: {count}', ne: 'पाठ र फाइल नभएकाले छाडिएका: {count}' },
    line: { en: '{title} ({address})', ne: '{title} ({address})' },
  },
  'home-page': {
    heading: { en: 'Left out, the home page of the old site; the new one has its own form', ne: 'पुरानो साइटको गृहपृष्ठ छाडियो; नयाँको आफ्नै फाराम छ' },
    line: { en: '{title} ({address})', ne: '{title} ({address})' },
  },
  'category-left-out': {
    heading: { en: 'Left out by --map …=none: {count}', ne: '--map …=none ले छाडिएका: {count}' },
    line: { en: '{title} ({address})', ne: '{title} ({address})' },
  },
  'category-unmapped': {
    heading: { en: 'Categories without a department; their notices go to “administration”. To choose: --map "{example}=DEPARTMENT", or none to leave them out', ne: 'प्रकार नछानिएका वर्ग; तिनका सूचना “administration” मा जान्छन्। छान्न: --map "{example}=DEPARTMENT", छाड्न none' },
    line: { en: '{name} ({slug}); notices: {number}', ne: '{name} ({slug}); सूचना: {number}' },
  },
  'category-mapped': {
    heading: { en: 'Categories and their departments', ne: 'वर्ग र तिनका प्रकार' },
    line: { en: '{name} → {department}; notices: {number}', ne: '{name} → {department}; सूचना: {number}' },
  },
  reduced: {
    heading: { en: 'Texts with parts that are left out or reduced to their words: {count}', ne: 'केही भाग छाडिएका वा शब्द मात्र राखिएका पाठ: {count}' },
    line: { en: '{title} ({address}): {names}', ne: '{title} ({address}): {names}' },
  },
  'link-left-out': {
    heading: { en: 'Links to what is not imported; only their words stay: {count}', ne: 'आयात नहुने ठाउँका लिङ्क; शब्द मात्र रहन्छन्: {count}' },
    line: { en: '{title}: “{label}” ({address})', ne: '{title}: “{label}” ({address})' },
  },
  'picture-outside': {
    heading: { en: 'Pictures of other sites, left out: {count}', ne: 'अरू साइटका तस्बिर, छाडिएका: {count}' },
    line: { en: '{title}: {address}', ne: '{title}: {address}' },
  },
  'pictures-as-album': {
    heading: { en: 'Pages with more pictures than a page may have; an album has them: {count}', ne: 'सीमाभन्दा बढी तस्बिर भएका पृष्ठ; तस्बिर एल्बममा जान्छन्: {count}' },
    line: { en: '{title} ({address}); pictures: {number}', ne: '{title} ({address}); तस्बिर: {number}' },
  },
  encoding: {
    heading: { en: 'Broken encodings, repaired: {count}', ne: 'बिग्रेका अक्षर सच्याइयो: {count}' },
    line: { en: '{title}: “{before}” → “{after}”', ne: '{title}: “{before}” → “{after}”' },
  },
  entities: {
    heading: { en: 'Double entities, repaired: {count}', ne: 'दोहोरिएका HTML चिह्न सच्याइयो: {count}' },
    line: { en: '{title}: “{before}” → “{after}”', ne: '{title}: “{before}” → “{after}”' },
  },
  'legacy-font': {
    heading: { en: 'Preeti and similar fonts, converted to Unicode: {count}', ne: 'प्रीतिजस्ता फन्ट युनिकोडमा बदलियो: {count}' },
    line: { en: '{title}: “{before}” → “{after}”', ne: '{title}: “{before}” → “{after}”' },
  },
  forbidden: {
    heading: { en: 'Control characters that were left out', ne: 'छाडिएका नदेखिने चिह्न' },
    line: { en: '{number}', ne: '{number}' },
  },
  'no-date': {
    heading: { en: 'Without a date (year 0): dated today: {count}', ne: 'मिति नभएका (वर्ष ०): आजको मिति राखियो: {count}' },
    line: { en: '{title}', ne: '{title}' },
  },
  'same-address': {
    heading: { en: 'Items with the same address; it leads to the first: {count}', ne: 'एउटै ठेगानाका सामग्री; ठेगानाले पहिलोमा लैजान्छ: {count}' },
    line: { en: '{address}: {title}', ne: '{address}: {title}' },
  },
  'other-address': {
    heading: { en: 'Pages that get another address: {count}', ne: 'ठेगाना फेरिने पृष्ठ: {count}' },
    line: { en: '{title}: {before} → {after}', ne: '{title}: {before} → {after}' },
  },
  'languages-differ': {
    heading: { en: 'Pages whose languages have different parts; review them: {count}', ne: 'दुई भाषामा फरक खण्ड भएका पृष्ठ; जाँच्नुहोस्: {count}' },
    line: { en: '{title} ({address})', ne: '{title} ({address})' },
  },
  'too-long': {
    heading: { en: 'Pages that are cut to the length of a page: {count}', ne: 'लामो भएकाले काटिएका पृष्ठ: {count}' },
    line: { en: '{title} ({address})', ne: '{title} ({address})' },
  },
  'text-as-file': {
    heading: { en: 'Notices whose whole text becomes a text file: {count}', ne: 'पूरा पाठ फाइलमा राखिने सूचना: {count}' },
    line: { en: '{title}', ne: '{title}' },
  },
  'file-left-out': {
    heading: { en: 'Files left out: {count}', ne: 'छाडिएका फाइल: {count}' },
    line: { en: '{file} of “{title}”: {reason}', ne: '“{title}” को {file}: {reason}' },
  },
  'file-not-requested': {
    heading: { en: 'Files left out, since no source of files is given: {count}', ne: 'फाइल कहाँबाट लिने भनी नदिएकाले छाडिएका: {count}' },
    line: { en: '{file} of “{title}”', ne: '“{title}” को {file}' },
  },
  'file-pending': {
    heading: { en: 'Files to download: {number}', ne: 'डाउनलोड गर्नुपर्ने फाइल: {number}' },
    line: { en: '', ne: '' },
  },
  'file-unused': {
    heading: { en: 'Files that no imported item uses, left out: {count}', ne: 'कुनै सामग्रीले प्रयोग नगरेकाले छाडिएका फाइल: {count}' },
    line: { en: '{title} ({address})', ne: '{title} ({address})' },
  },
  'menu-existing': {
    heading: { en: 'The menu is left out: the campus has edited its own', ne: 'मेनु छाडियो: क्याम्पसले आफ्नो मेनु सम्पादन गरिसकेको छ' },
    line: { en: '', ne: '' },
  },
  'menu-entry': {
    heading: { en: 'Menu entries left out, as they lead to nothing that is imported: {count}', ne: 'आयात हुने कुनै ठाउँमा नलैजाने, छाडिएका मेनु: {count}' },
    line: { en: '{title} ({address})', ne: '{title} ({address})' },
  },
  redirects: {
    heading: { en: 'Redirects left out, more than there may be: {count}', ne: 'सीमाभन्दा बढी भएकाले छाडिएका रिडाइरेक्ट: {count}' },
    line: { en: '{address}', ne: '{address}' },
  },
  ...tableRemarkMessages,
  ...crawlRemarkMessages,
} as const satisfies Record<string, { heading: Localized; line: Localized }>;

export type RemarkCode = keyof typeof remarkMessages;

/** One item that an import leaves out, changes or repairs. */
export interface Remark {
  code: RemarkCode;
  /** Texts in one language are those of the old site. */
  values: Readonly<Record<string, string | number | Localized>>;
}
