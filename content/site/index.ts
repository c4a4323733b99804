import { z } from 'zod';
import { accreditationSchema } from './accreditation.ts';
import { calendarSchema } from './calendar.ts';
import { chartSchema } from './chart.ts';
import { departmentSchema } from './department.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { identitySchema } from './identity.ts';
import { menuSchema } from './menu.ts';
import { translationsSchema } from './names.ts';
import { noticeCategoriesSchema } from './notice-categories.ts';
import { pageSchema } from './page.ts';
import { placeSchema } from './place.ts';
import { programmeSchema, programmesSchema } from './programmes.ts';
import { publicInformationSchema } from './public-information.ts';
import { description, document, paragraph, picture, text } from './text.ts';

/** The banner and the history of Home. */
const homeSchema = document({
  description: description().optional(),
  banner: z.array(picture).max(12),
  history: z.array(paragraph()).max(20),
  historyPictures: z.array(picture).max(20),
});

/** The figures of About Us, which count up when they scroll into view (specification section 9). */
const figuresSchema = document({
  figures: z.array(z.strictObject({ label: text(80), value: z.int().min(0).max(99_999_999) })).max(12),
  note: paragraph().optional(),
});

/** Document types of which a campus has one document each; its key is the type. */
export const singleSchemas = {
  identity: identitySchema,
  menu: menuSchema,
  home: homeSchema,
  figures: figuresSchema,
  place: placeSchema,
  programmes: programmesSchema,
  'public-information': publicInformationSchema,
  accreditation: accreditationSchema,
  chart: chartSchema,
  translations: translationsSchema,
  'notice-categories': noticeCategoriesSchema,
  calendar: calendarSchema,
} as const;

/** Document types with any number of documents; their key is the type and an id: `page/library`, `programme/bbs`. */
export const collectionSchemas = {
  page: pageSchema,
  programme: programmeSchema,
  department: departmentSchema,
} as const;

/** Document types that the embedded API makes of its records; nobody edits them as a document. */
export const derivedSchemas = { 'former-addresses': formerAddressesSchema } as const;

export type DerivedType = keyof typeof derivedSchemas;
export type DerivedDocuments = { [Type in DerivedType]: z.output<(typeof derivedSchemas)[Type]> };

export type SingleType = keyof typeof singleSchemas;
export type CollectionType = keyof typeof collectionSchemas;

/** The parsed content of each document type. */
export type SingleDocuments = { [Type in SingleType]: z.output<(typeof singleSchemas)[Type]> };
export type CollectionDocuments = { [Type in CollectionType]: z.output<(typeof collectionSchemas)[Type]> };

/** Ids of a collection: for a page its address without the first slash, in the letter case of the address. */
const idPatterns: Readonly<Record<CollectionType, RegExp>> = {
  page: /^[\w-]{1,64}(?:\/[\w-]{1,64}){0,3}$/,
  // `/programs/compare` is the comparison.
  programme: /^(?!(?:compare|find)$)[a-z0-9]+(?:-[a-z0-9]+){0,9}$/,
  department: /^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/,
};

function isSingleType(text: string): text is SingleType {
  return Object.hasOwn(singleSchemas, text);
}

function isCollectionType(text: string): text is CollectionType {
  return Object.hasOwn(collectionSchemas, text);
}

function isDerivedType(text: string): text is DerivedType {
  return Object.hasOwn(derivedSchemas, text);
}

export type DocumentKey =
  | { readonly type: SingleType; readonly id: null }
  | { readonly type: CollectionType; readonly id: string };

/** Parses `menu` or `page/library`; null for any other text. */
export function parseKey(key: string): DocumentKey | null {
  if (isSingleType(key)) return { type: key, id: null };
  const [, type = '', id = ''] = /^([a-z-]+)\/(.+)$/.exec(key) ?? [];
  return isCollectionType(type) && id.length <= 200 && idPatterns[type].test(id) ? { type, id } : null;
}

/** A key of a document as the API serves it. */
export type ServedKey = DocumentKey | { readonly type: DerivedType; readonly id: null };

/** `parseKey` for documents that the API serves. */
export function parseServedKey(key: string): ServedKey | null {
  return isDerivedType(key) ? { type: key, id: null } : parseKey(key);
}

export function schemaOf({ type, id }: ServedKey) {
  if (isDerivedType(type)) return derivedSchemas[type];
  return id === null ? singleSchemas[type] : collectionSchemas[type];
}
