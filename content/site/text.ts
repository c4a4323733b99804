import { z } from 'zod';
import type { Localized } from '../locale.ts';

/** One e-mail address, roughly: a mistake such as two addresses in a field is found. */
export const emailPattern = /^[^\s@,]+@[^\s@,.]+(?:\.[^\s@,.]+)+$/;

/** Maximum length of a line, such as a title or a label, and of a paragraph, in characters. */
export const MAX_LINE_LENGTH = 200;
const MAX_PARAGRAPH_LENGTH = 4000;
/** Maximum length of a short name, in letters. */
export const MAX_SHORT_LETTERS = 16;

/**
 * A text in one or both languages. Stored as it was entered; parsed, a missing language has the text of the other one.
 * Paragraphs and points may contain links: `[Downloads](/notice/downloads)`.
 */
export function text(maxLength: number = MAX_LINE_LENGTH) {
  return textOf(z.string().trim().min(1).max(maxLength));
}

function textOf(inOneLanguage: z.ZodString) {
  return z
    .strictObject({ en: inOneLanguage.optional(), ne: inOneLanguage.optional() })
    .refine(({ en, ne }) => en !== undefined || ne !== undefined, 'needs a text in English or Nepali')
    .transform(({ en, ne }): Localized => ({ en: en ?? ne ?? '', ne: ne ?? en ?? '' }));
}

const letters = new Intl.Segmenter('ne', { granularity: 'grapheme' });

/** The letters that people see: one of Devanagari with its signs is one. */
export const countLetters = (line: string): number => [...letters.segment(line)].length;

/** Maximum length of a short name in characters: letters of Devanagari have several. */
const MAX_SHORT_LENGTH = 100;

/** A text of at most 16 letters. */
export const shortText = textOf(
  z
    .string()
    .trim()
    .min(1)
    .max(MAX_SHORT_LENGTH)
    .refine((line) => countLetters(line) <= MAX_SHORT_LETTERS, 'has more than 16 letters'),
);

export const paragraph = () => text(MAX_PARAGRAPH_LENGTH);

/** A name in both languages. */
export const name = z.strictObject({
  en: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  ne: z.string().trim().min(1).max(MAX_LINE_LENGTH),
});

/** The description of a page for search engines. */
export const description = () => text(400);

/** A day, AD: `YYYY-MM-DD`. */
export const day = z.iso.date('is not YYYY-MM-DD');

/** A time in Nepal. */
export const timestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45$/, 'is not YYYY-MM-DDTHH:mm:ss+05:45');

export const webAddress = z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).max(2000);

/** The address of a page of the site without its language: `/library`, `/notice/downloads`. */
export const pageAddress = z
  .string()
  .max(200)
  .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, 'is not the address of a page, like /library');

/** A picture of the site with its size in pixels; `src` is a path under `/pictures/` or of a stored file. */
export const picture = z.strictObject({
  src: z
    .string()
    .max(300)
    .regex(/^\/(?:pictures|logos|files)\/[^/?#]+$/, 'is not a picture of the site'),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  alt: text(400),
});

export type SitePicture = z.output<typeof picture>;

/** Minimum length of the shorter side of a logo, in pixels: icons are drawn from it. */
export const MIN_LOGO_SIDE = 64;

/** A logo: a stored PNG or WebP, which may be transparent. */
export const logo = picture.extend({
  src: z
    .string()
    .max(300)
    .regex(/^\/files\/[^/?#]+\.(?:png|webp)$/, 'is not a logo'),
  width: z.int().min(MIN_LOGO_SIDE).max(20_000),
  height: z.int().min(MIN_LOGO_SIDE).max(20_000),
});

/**
 * A document: `isSample` marks sample content until somebody edits it; the office is reminded to review it `reviewEvery` months after the day `reviewedOn`.
 */
export function document<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({
    isSample: z.boolean().optional(),
    ...shape,
    reviewedOn: day.optional(),
    reviewEvery: z.int().min(1).max(60).optional(),
  });
}
