import { z } from 'zod';

const draftFile = z.object({
  key: z.string(),
  name: z.string(),
  size: z.number(),
  stored: z.string().optional(),
  preview: z.string().optional(),
  order: z.number().optional(),
  isScan: z.boolean().optional(),
  field: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  description: z.object({ en: z.string().optional(), ne: z.string().optional() }).optional(),
});
/**
 * A file of a form: `name` for visitors, `stored` its name on the disk if that differs, `preview` the name of a small picture of it, `order` its
 * position among the files of one upload, which identifies it when it is sent again, `isScan` whether it looks like a scanned page among pictures, `field` the
 * path of the field for which it was chosen, until it is added there, `width` and `height` the size of a picture in pixels, `description` what it shows, where that was written before.
 */
export type DraftFile = z.infer<typeof draftFile>;

const fieldsSchema = z.record(z.string(), z.array(z.string()));
/** Values of the fields of a form by their names. */
export type Fields = z.infer<typeof fieldsSchema>;

const draftReview = z.object({
  state: z.enum(['waiting', 'returned']),
  comment: z.string(),
  by: z.string(),
  at: z.number(),
});
/** The state of a draft that needs a second person: it waits since `at`, or was sent back by `by` with a comment. */
export type DraftReview = z.infer<typeof draftReview>;

/** A form as it was last sent, stored between two requests. `kind` is the name of its record type, or of another upload. */
export interface Draft {
  id: string;
  kind: string;
  fields: Fields;
  files: DraftFile[];
  review?: DraftReview | null;
}

const takeovers = z.array(z.object({ from: z.number(), at: z.number() }));
/** When a draft was taken over from which accounts, in this order. */
export type Takeovers = z.infer<typeof takeovers>;

/** A draft of another account. `documentKey`: the document of the site content, or `''`. */
export interface SharedDraft extends Draft {
  author: string;
  documentKey: string;
  changed: number;
  takeovers: Takeovers;
}

/** A draft that waits for a second person. `documentKey`: the document of the site content, or `''`; `changed`: when the author last sent it. */
export interface WaitingDraft extends Draft {
  review: DraftReview;
  authorId: number;
  author: string;
  documentKey: string;
  changed: number;
}

export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);
export const draftRow = z.object({
  id: z.string(),
  kind: z.string(),
  fields: json(fieldsSchema),
  files: json(z.array(draftFile)),
  review: json(draftReview).nullable(),
});
export const listedRows = z.array(draftRow.extend({ changed: z.number() }));
export const sharedRows = z.array(
  draftRow.extend({ changed: z.number(), author: z.string(), takeovers: json(takeovers) }),
);
export const waitingRows = z.array(
  draftRow.extend({ review: json(draftReview), changed: z.number(), authorId: z.number(), author: z.string() }),
);
