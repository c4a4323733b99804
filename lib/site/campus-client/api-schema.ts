import { z } from 'zod';
import { isIdentifier } from '#lib/platform/i18n/one-line.ts';
import { isMissing } from './is-missing.ts';

// Replies of the campus API in its own spelling, which only lib/site/campus-client uses. Contract: any field but an id may be missing,
// null or ""; numbers may be numeric strings; unknown fields are ignored.

/** Control characters, which break addresses, feeds and calendars. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

export const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value ?? '').toString().toWellFormed().replace(CONTROLS, '').trim())
  .transform((value) => (isMissing(value) ? '' : value));

/** A text of an extension: an unreadable one is left out without its record. */
export const optionalText = text.catch('');

/** An identifier of another program; an unreadable one is left out without its record. */
export const identifier = z.string().trim().refine(isIdentifier).catch('');

/** An id is part of an address, so only letters valid there are accepted. */
export const id = z
  .union([z.string().trim(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/));

/** Parsed by `api-date.ts`, so that an unreadable date loses only the date, not the record. */
export const date = z.unknown().optional();

/** The texts of a record that the campus has entered in Nepali, too; undefined where its API does not send them. */
export type Nepali<Name extends string> = Partial<Record<Name, string>> | undefined;

/** Texts in Nepali, without empty ones: only in replies of the embedded campus API. */
export function nepaliTexts<Name extends string>(...names: readonly Name[]) {
  return z
    .record(z.string(), z.unknown())
    .nullish()
    .catch(undefined)
    .transform((texts): Partial<Record<Name, string>> | undefined => {
      const read = names.map((name) => [name, text.safeParse(texts?.[name]).data ?? ''] as const);
      const written = read.filter(([, nepali]) => nepali !== '');
      const result: Partial<Record<string, string>> = Object.fromEntries(written);
      return written.length > 0 ? result : undefined;
    });
}

/** Corrected texts of files by their stored name: only in replies of the embedded campus API. */
export const fileTexts = z
  .array(
    z.object({
      fileName: z.string(),
      pages: z.array(z.object({ page: z.int().min(1), text })),
    }),
  )
  .nullish()
  .catch(undefined);

export type ApiFileTexts = z.infer<typeof fileTexts>;

export const apiEnvelopeSchema = z.object({ body: z.unknown() });

const visits = z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]).pipe(z.int().nonnegative());

/** The count at top level, in `body`, or in `body[0]`. */
export const apiCounterSchema = z.union([
  z.object({ visit: visits }).transform(({ visit }) => visit),
  z.object({ body: z.object({ visit: visits }) }).transform(({ body }) => body.visit),
  z.object({ body: z.tuple([z.object({ visit: visits })], z.unknown()) }).transform(({ body }) => body[0].visit),
]);

/** A document of the site content; the schema of `content` follows from the key (`content/site/`). `updatedAt`: when the campus last changed it. */
export const apiSiteDocumentSchema = z.object({
  key: z.string().max(250),
  content: z.unknown(),
  updatedAt: z.iso.datetime({ offset: true }).optional().catch(undefined),
});

export type ApiSiteDocument = z.infer<typeof apiSiteDocumentSchema>;
