import { z } from 'zod';

// Values of stored records.

export const id = z.int().positive();

/** In Nepal's time: `YYYY-MM-DDTHH:mm:ss+05:45`. */
export const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45$/, 'is not YYYY-MM-DDTHH:mm:ss+05:45');

/** AD: `YYYY-MM-DD`. */
export const date = z.iso.date('is not YYYY-MM-DD');

/** A text that was added after the first release: records from before have none. */
export const addedText = z.string().default('');

/** Texts of the pages of a file as corrected by a clerk, by the number of the page. */
const fileTexts = z.record(z.string().regex(/^[1-9]\d{0,2}$/), z.string());

/** A stored file and its download name. `stored` is a bare name in the files folder, never a path. */
export const storedFile = z.strictObject({
  stored: z.string().min(1),
  original: z.string().min(1),
  texts: fileTexts.optional(),
});

export type FileTexts = z.infer<typeof fileTexts>;

export type StoredFile = z.infer<typeof storedFile>;

/** Texts in Nepali beside the fields of these names. Without one, the field is shown in both languages. */
export function nepaliTexts<Name extends string>(...names: Name[]) {
  return z.partialRecord(z.enum(names), z.string().min(1)).optional();
}
