import 'server-only';
import { z } from 'zod';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { type Nepali, nepaliTexts, text } from './api-schema.ts';
import { requestJson } from './call.ts';
import { bodyOf, readOne } from './records.ts';
import type { Report } from './report.ts';

/** Safe http or https addresses. */
interface SocialLinks {
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
  linkedIn: string | null;
}

export interface Contact {
  title: string;
  phone: string;
  email: string;
  address: string;
  city: string;
  state: string;
  country: string;
  pinCode: string;
  /** Untrusted HTML as received; to be sanitised before display. */
  introductionHtml: string;
  social: SocialLinks;
  nepali?: Nepali<'title' | 'address' | 'city' | 'state' | 'country' | 'introductionHtml'>;
}

const apiContactSchema = z.object({
  title: text,
  phone: text,
  email: text,
  address: text,
  city: text,
  state: text,
  country: text,
  pinCode: text,
  campusIntroduction: text,
  facebookLink: text,
  instagramLink: text,
  twitterLink: text,
  linkdinLink: text,
  nepali: nepaliTexts('title', 'address', 'city', 'state', 'country', 'campusIntroduction'),
});

type ApiContact = z.infer<typeof apiContactSchema>;

/** Fetches the campus's contact, uncached. @throws CampusApiError */
export function fetchContact(): Promise<Contact | null> {
  return fetchRecord('/contact');
}

/** Fetches the contact record with id 1, uncached. @throws CampusApiError */
export function fetchContactRecord(): Promise<Contact | null> {
  return fetchRecord('/contact?id=1');
}

function fetchRecord(path: string): Promise<Contact | null> {
  return requestJson({ name: `GET ${path}`, method: 'GET', path }, { attempts: 2 }, (reply, report) => {
    const body = bodyOf(reply, report);
    if (body === null || (Array.isArray(body) && body.length === 0)) return null;
    return toContact(readOne(Array.isArray(body) ? body[0] : body, apiContactSchema, 'contact record', report), report);
  });
}

/** Characters of a line of the contact, which every page contains: thirty telephone numbers. */
const MAX_LINE = 500;

/** Texts that are too long end with the last whole word or number. */
function linesWithin<Lines extends { [name: string]: string }>(lines: Lines, path: string, report: Report): Lines {
  const limited = Object.entries(lines).map(([name, line]) => {
    if (line.length <= MAX_LINE) return [name, line];
    report.addProblem(`${path}.${name}`, `more than ${MAX_LINE} characters`);
    const start = beginningOf(line, MAX_LINE);
    const end = Math.max(...[' ', ',', ';', '/'].map((separator) => start.lastIndexOf(separator)));
    return [name, start.slice(0, end).trimEnd().replace(/,$/, '')];
  });
  return { ...lines, ...Object.fromEntries(limited) };
}

function toNepali(texts: NonNullable<ApiContact['nepali']>, report: Report): Contact['nepali'] {
  const { campusIntroduction, ...lines } = texts;
  return {
    ...linesWithin(lines, 'body.nepali', report),
    ...(campusIntroduction && { introductionHtml: campusIntroduction }),
  };
}

function toContact(record: ApiContact, report: Report): Contact {
  const { facebookLink, instagramLink, twitterLink, linkdinLink, campusIntroduction, nepali, ...lines } = record;
  const link = (address: string, network: string) => {
    const safe = safeAddress(address);
    if (address && !safe) report.addProblem(`body.${network}`, 'not an http or https address');
    return safe;
  };
  return {
    ...linesWithin(lines, 'body', report),
    introductionHtml: campusIntroduction,
    nepali: nepali && toNepali(nepali, report),
    social: {
      facebook: link(facebookLink, 'facebookLink'),
      instagram: link(instagramLink, 'instagramLink'),
      twitter: link(twitterLink, 'twitterLink'),
      linkedIn: link(linkdinLink, 'linkdinLink'),
    },
  };
}

/** Returns an absolute http or https address without credentials, else null. A bare `www.example.org/page` becomes https. */
function safeAddress(text: string): string | null {
  const address = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
  const url = URL.parse(address);
  const safe = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return safe ? url.href : null;
}
