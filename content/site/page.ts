import { z } from 'zod';
import { openingHours } from './place.ts';
import { description, document, pageAddress, paragraph, picture, text, timestamp } from './text.ts';

/** A figure or a word with its label. */
const fact = z.strictObject({ label: text(120), value: z.union([z.number(), text()]) });

/** Null: an empty cell. */
const cell = z.union([z.number(), text(1000), z.null()]);

/** A table. The first cell of a row is its heading. Numbers are written in the digits of the language. */
const table = z
  .strictObject({
    caption: text(),
    columns: z.array(text()).min(1).max(20),
    rows: z.array(z.array(cell).min(1)).min(1).max(1000),
  })
  .refine(({ columns, rows }) => columns.length * rows.length <= 5000, 'has more than 5,000 cells')
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), 'has rows of different lengths');

/** A part of a page, rendered in the order of its fields. */
const part = z.strictObject({
  heading: text().optional(),
  paragraphs: z.array(paragraph()).max(50).optional(),
  points: z.array(paragraph()).max(100).optional(),
  facts: z.array(fact).max(30).optional(),
  table: table.optional(),
  /** Short names in boxes, such as subjects. */
  tiles: z.array(text(80)).max(100).optional(),
  /** A line below the name in each box, such as “To be announced”. */
  tileNote: text(80).optional(),
});

/** When and how a service is used: a library, a hostel, a cafeteria. */
const service = z.strictObject({
  hours: openingHours.optional(),
  fee: text().optional(),
  phone: z.string().trim().min(1).max(60).optional(),
});

/** A page of text. Its address is the id of the document. */
export const pageSchema = document({
  title: text(),
  description: description().optional(),
  /** Shown below the heading. */
  service: service.optional(),
  pictures: z.array(picture).max(20).optional(),
  parts: z.array(part).max(60),
  /** The page above it in the breadcrumbs, for a page outside of the menu. */
  parent: pageAddress.optional(),
  isDraft: z.boolean().optional(),
  /** Not public before this time. */
  publishAt: timestamp.optional(),
  /** Not public from this time on. */
  withdrawAt: timestamp.optional(),
});

export type TextPage = z.output<typeof pageSchema> & {
  /** When the campus last changed it, from the log of changes. */
  readonly updatedAt?: string | undefined;
};
export type Service = z.output<typeof service>;
export type PagePart = z.output<typeof part>;
export type Fact = z.output<typeof fact>;
export type FactTable = z.output<typeof table>;
