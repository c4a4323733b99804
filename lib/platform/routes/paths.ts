import type { Locale } from '#content/locale.ts';
import { withoutTemplate } from './templates.ts';

// Paths without the language prefix.

/** Pages that are rendered for each request: they depend on a login, a query or the moment. */
export const STATUS = '/status';
export const SITE_SEARCH = '/search';
export const NOTICE_SEARCH = '/notice/search';
export const CONVERT = '/calendar/convert';
export const WRITE = '/contact/write';
export const QAA_DOCUMENTS = '/qaa/documents';
/** The page that searches a number in the documents of a notice. */
export const FIND_NUMBER = '/notice/item/{id}/find';
/** The page that searches a number in the newest results. */
export const FIND_IN_RESULTS = '/notice/find-number';

/** The page of subscriptions by e-mail and of choices for notifications. */
export const FOLLOW = '/notice/follow';

/** The page that compares the chosen programmes. */
export const COMPARE_CHOSEN = '/programs/compare/chosen';
export const FIND_PROGRAMME = '/programs/find';

/** The pages of the rows of a table in a document of a notice or a publication. */
export const NOTICE_TABLE = '/notice/item/{id}/file/{position}/table/{table}';
export const PUBLICATION_TABLE = '/publication/{id}/file/{position}/table/{table}';

/** The path of the script of all pages. */
export const PAGE_SCRIPT = '/page-script';

/** The path of compression dictionaries. */
export const DICTIONARIES = '/dictionaries';

/** The page that lists what the device has stored. */
export const OFFLINE = '/offline';

/** The action of the form of `WRITE`. */
export const WRITE_FORM = '/api/write';
/** The action of the other form of `WRITE`, which requests the state of a reference. */
export const PROGRESS_FORM = '/api/write/answered';

/** The actions of the forms of `FOLLOW`: a new subscription, and changes of one. */
export const FOLLOW_FORM = '/api/follow';
export const FOLLOW_CHANGE = '/api/follow/mine';
/** Ends a subscription with one request of a mail client (RFC 8058). */
export const FOLLOW_END = '/api/follow/end';

/** The action of the form of `FOLLOW` for notifications, which its script submits. */
export const PUSH_FORM = '/api/push/choices';

/** The key file of IndexNow: at the root, so that it is valid for all addresses of the site. */
export const INDEXNOW_KEY_FILE = '/indexnow.txt';

/** Redirect to the e-mail address of a person and of a department (decision 40). */
export const MAIL_TO_PERSON = '/api/mail/{id}';
export const MAIL_TO_DEPARTMENT = '/api/mail/department/{slug}';

/** Prefix of the BFF: endpoints for programs and forms, never pages. */
export const API = '/api/';

/** The framework's picture service. */
export const PICTURE_SERVICE = '/_next/image';

/** An id in an address, as the source of a regular expression. */
export const ID_PATTERN = '[\\w-]{1,64}';

/** A month of the years of the calendar table, 2000 to 2090. */
export const MONTH_PATTERN = '(?:20[0-8]\\d|2090)-(?:0[1-9]|1[0-2])';

/** The address of a page in a language: bare in English, under `/ne` in Nepali. */
export function localPath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/ne' : `/ne${path}`;
}

/** The language of a path in the browser. */
export function localeOf(pathname: string): Locale {
  return /^\/ne(\/|$)/i.test(pathname) ? 'ne' : 'en';
}

/** The path of a page without its language, from the address in the browser (`/ne/about`) or the one rendered behind it (`/en/about`). */
export function publicPath(pathname: string): string {
  return withoutTemplate(pathname.replace(/^\/(en|ne)(?=\/|$)/, '')) || '/';
}

/** The page of a programme. */
export function programmePath(id: string): string {
  return `/programs/${id}`;
}

/** The list of academic departments, and the page of one. */
export const DEPARTMENTS = '/department';
export function departmentPath(id: string): string {
  return `${DEPARTMENTS}/${id}`;
}

/** The page of a person. */
export function personPath(id: string): string {
  return `/staff/${id}`;
}

/** The address that opens a mail to a person. */
export function mailPath(id: string): string {
  return MAIL_TO_PERSON.replace('{id}', id);
}

/** The address that opens a mail to a department. */
export function departmentMailPath(id: string): string {
  return MAIL_TO_DEPARTMENT.replace('{slug}', id);
}

/** The folder of previews, each under its token, and the folder of its new pictures within it. */
export const PREVIEW = '/preview';
export const PREVIEW_FILES = '/files';

/** The folder of the site's own pictures. */
export const SITE_PICTURES = '/pictures/';

/** The folder of stored files, including portraits. */
export const FILES = '/files/';

/** The folder of pictures of document pages. */
export const PAGE_PICTURES = '/page-pictures';

/** The address of a picture of a document's page, counted from 1; the digest is the document's. */
export function pagePicturePath(digest: string, page: number, width: number, type: 'avif' | 'webp'): string {
  return `${PAGE_PICTURES}/${digest}/${page}-${width}.${type}`;
}

/** The address of a stored file on our own origin. */
export function filePath(fileName: string, kind: 'file' | 'profile' = 'file'): string {
  return `${FILES}${kind === 'profile' ? 'profile/' : ''}${encodeURIComponent(fileName)}`;
}

/** The address under which an attachment is saved by its download name. */
export function attachmentPath({ fileName, downloadName }: { fileName: string; downloadName: string }): string {
  return `${filePath(fileName)}?name=${encodeURIComponent(downloadName)}`;
}
