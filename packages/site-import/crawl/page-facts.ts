import { createHash } from 'node:crypto';
import type { AdDate } from '../../nepali/calendar/index.ts';
import { canonicalAddress, isFileAddress } from './addresses.ts';
import { attributeOf, detached, type Element, elementsBelow, textOf, tidy } from './dom.ts';
import { findDates } from './find-dates.ts';
import type { ParsedPage } from './parse-page.ts';

/** Facts of a page from which its title and its date are chosen once the other pages are known. */
export interface PageFacts {
  /** Texts that may be the title, the best first; those of the layout are the same on other pages. */
  titles: string[];
  dates: { day: AdDate; isLabelled: boolean }[];
  textLength: number;
  /** Digest of the text without numbers and months, and of the documents: pages of a calendar have the same one. */
  digest: string;
  hasLogin: boolean;
  /** Addresses of the documents that it links. */
  documents: string[];
}

const MAX_TITLES = 5;
const MAX_DATES = 6;
const MAX_LINE = 300;
const MAX_TITLE = 2 * MAX_LINE;
/** A title with the name of the site behind it. */
const TITLE_OF_SITE = /^(.+?)\s+[|»–—-]\s+[^|»–—]+$/;
/** A page with a password field and fewer links is a log-in; others have a log-in in their margin. */
const LOGIN_LINKS = 5;
const MAX_FILES = 20;
const label =
  /(?:publish(?:ed)?|posted|date|created|updated|मिति|प्रकाशित)[^\p{L}\d]{0,6}(?:on|date)?[^\p{L}\d]{0,4}$/iu;
const months =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|(?:बैशाख|वैशाख|जेठ|असार|साउन|भदौ|असोज|कार्तिक|मंसिर|पुस|पुष|माघ|फागुन|चैत)/giu;

export function factsOf(page: ParsedPage, site: string): PageFacts {
  const elements = [...elementsBelow(page.body)];
  const text = textOf(page.body);
  const documents = documentsOf(page, site);
  const content = text.replaceAll(months, '').replaceAll(/[\d०-९\s\p{P}]+/gu, '');
  const hasPassword = elements.some(
    (each) => each.tagName === 'input' && attributeOf(each, 'type').toLowerCase() === 'password',
  );
  return {
    titles: titlesOf(page, elements),
    dates: datesOf(text, elements),
    documents,
    textLength: text.length,
    digest: createHash('sha256')
      .update(`${content} ${documents.join(' ')}`)
      .digest('base64')
      .slice(0, 12),
    hasLogin: hasPassword && (page.links.length < LOGIN_LINKS || /log-?in|sign-?in/i.test(new URL(page.url).pathname)),
  };
}

function documentsOf({ links, base }: ParsedPage, site: string): string[] {
  const addresses = links.flatMap((link) => canonicalAddress(link, base, site) ?? []);
  return [...new Set(addresses.filter(isFileAddress))].slice(0, MAX_FILES);
}

function titlesOf({ title }: ParsedPage, elements: readonly Element[]): string[] {
  const rank = (element: Element) => {
    if (/^h[1-4]$/.test(element.tagName)) return Number(element.tagName[1]);
    return /(?:^|[-_\s])(?:title|heading|headline)/i.test(attributeOf(element, 'class')) ? 2.5 : null;
  };
  const headings = elements
    .map((element) => ({ element, rank: rank(element) }))
    .filter((each): each is { element: Element; rank: number } => each.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 30)
    .map(({ element }) => textOf(element));
  const [, beginning = title] = TITLE_OF_SITE.exec(title.slice(0, MAX_TITLE)) ?? [];
  const all = [...headings, beginning, title].map(tidy).filter((each) => each.length > 2 && each.length <= MAX_LINE);
  return [...new Set(all)].slice(0, MAX_TITLES).map(detached);
}

function datesOf(text: string, elements: readonly Element[]): PageFacts['dates'] {
  const stamped = elements
    .filter(({ tagName }) => tagName === 'time')
    .flatMap((element) => findDates(attributeOf(element, 'datetime').slice(0, 10)));
  const written = findDates(text.slice(0, 20_000));
  const all = [
    ...stamped.map(({ day }) => ({ day, isLabelled: true })),
    ...written.map(({ day, start }) => ({ day, isLabelled: label.test(text.slice(Math.max(0, start - 25), start)) })),
  ];
  return all.flatMap(({ day, isLabelled }) => (day === null ? [] : [{ day, isLabelled }])).slice(0, MAX_DATES);
}
