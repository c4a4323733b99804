import { formerKey, readFormerAddress } from './former-address.ts';

const MAX_LENGTH = 200;
const MAX_SEARCH_LENGTH = 100;

/** Addresses of software that this site does not have: only programs that look for weaknesses request them. */
const PROBES =
  /(?:^|\/)\.|\/(?:wp-(?:login|admin|includes|json|config|cron|signup|content\/(?:plugins|themes))|xmlrpc|cgi-bin|vendor|phpmyadmin|pma|mysql|adminer|admin(?:istrator)?|actuator|autodiscover|boaform|console|solr|owa|ecp|backup|config|setup|install|shell|_ignition|telescope|debug|node_modules)(?:[/.]|$)/;

/** Pages and documents of former sites; visitors do not request scripts and archives. */
const EXTENSION = /\.(?!(?:php\d?|html?|aspx?|jsp|pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp)$)\w{1,8}$/;

/** Parameters that identify pages in usual software for websites; others may hold personal data. */
const IDENTIFYING = new Set([
  ...['p', 'page_id', 'attachment_id', 'cat', 'm', 'tag', 'post_type', 'feed', 'paged'],
  ...['id', 'option', 'view', 'catid', 'Itemid', 'layout', 'task', 'page', 'nid', 'news_id', 'notice_id', 'cid'],
]);
const PARAMETER_VALUE = /^[\w:.-]{1,40}$/;

/** An email address, a phone number, a number of a person or a token. */
const PERSONAL = /@|\d[\d -]{6,}|[\da-z]{24,}/i;

const PROGRAM =
  /bot|crawl|spider|slurp|scan|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|headless|monitor|preview/i;

/**
 * The spelling in which a requested address that the site does not have is counted; null for requests of programs, probes for weaknesses, and addresses that
 * may hold personal data.
 */
export function countedAddress(url: string, userAgent: string): string | null {
  if (url.length > 4 * MAX_LENGTH || PROGRAM.test(userAgent) || !userAgent.startsWith('Mozilla/')) return null;
  const address = readFormerAddress(url);
  if (address === null || PROBES.test(address.path) || EXTENSION.test(address.path)) return null;
  const names = [...address.query].flatMap(([name, value]) =>
    IDENTIFYING.has(name) && PARAMETER_VALUE.test(value) && !PERSONAL.test(value) ? name : [],
  );
  const key = formerKey(address, names);
  return key === '/' || key.length > MAX_LENGTH || isPersonal(address.path) ? null : key;
}

/** A date in an address is not a number of a person. */
function isPersonal(path: string): boolean {
  return PERSONAL.test(path.replace(/(?<=^|[/_-])(?:19|20)\d\d(?:[/_-]?\d\d){0,2}(?=$|[/_.-])/g, ''));
}

/** Words of addresses of other web software that do not describe a subject. */
const TECHNICAL = new Set([
  'index',
  'php',
  'html',
  'htm',
  'aspx',
  'page',
  'pages',
  'category',
  'tag',
  'feed',
  'missing',
]);

/** The words of an unknown address for a search: those of its last part that has some, without its date and its extension; empty without words. */
export function searchWordsOf(url: string): string {
  const address = readFormerAddress(url.replace(/[?#].*/s, ''));
  const parts = address?.path.replace(/^\/(?:ne|en)(?=\/)/, '').split('/') ?? [];
  for (const part of parts.toReversed()) {
    const words = part
      .replace(/\.\w{1,5}$/, '')
      .split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u)
      .filter((word) => word.length > 1 && !TECHNICAL.has(word));
    if (words.some((word) => /\p{L}{2}/u.test(word.replace(/\p{M}/gu, ''))))
      return words.join(' ').slice(0, MAX_SEARCH_LENGTH).trim();
  }
  return '';
}
