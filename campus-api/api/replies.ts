import { z } from 'zod';
import type { StoredFile } from '#campus-api/database/values.ts';

// Parts of the replies of the API contract in its spelling; each record type describes its reply in its folder.

export const replyId = z.int().meta({ description: 'Permanent, and part of the address of its page' });
export const replyDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const replyInstant = z
  .string()
  .meta({ description: 'An ISO time, YYYY-MM-DD or epoch milliseconds; without a zone it is Nepal’s (+05:45)' });
export const replyFiles = z
  .string()
  .meta({ description: 'Comma-separated names of stored files, each served below /images; empty for none' });
const originalNames = z.string().meta({
  description: 'Comma-separated download names of the files, paired with fileName by position',
});

/** Attached files: two lists that pair by position. */
export const attachmentsShape = { fileName: replyFiles, orignalFileName: originalNames };

const pageText = z.strictObject({ page: z.int().min(1), text: z.string() });
/** Texts of files: an optional field that is not part of the contract. */
export const fileTextsShape = {
  fileTexts: z
    .array(z.strictObject({ fileName: z.string(), pages: z.array(pageText) }))
    .optional()
    .meta({
      description:
        'Texts of pages that the campus has corrected, by the stored name of their file. Blocks are separated by an empty line, cells of a table by “|”; items begin with “- ”, headings with “# ”. Not part of the contract: without it pages show the text that was read from the file',
    }),
};

/** An extension of the contract: other campus APIs send none. */
export function fileTextsToReply(files: readonly StoredFile[]) {
  const corrected = files.filter(({ texts }) => texts !== undefined);
  if (corrected.length === 0) return {};
  return {
    fileTexts: corrected.map(({ stored, texts = {} }) => ({
      fileName: stored,
      pages: Object.entries(texts).map(([page, text]) => ({ page: Number(page), text })),
    })),
  };
}

/** A comma inside an original name would shift the pairs, so it becomes a space. */
export function attachmentsToReply(files: readonly StoredFile[]) {
  return {
    fileName: files.map(({ stored }) => stored).join(','),
    orignalFileName: files.map(({ original }) => original.replaceAll(/(?<!\s)\s*,\s*/g, ' ')).join(','),
  };
}

export const messageSchema = z.strictObject({ message: z.string() }).meta({ id: 'Message' });

/** Wraps content in `body`, like every reply but that of the login. */
export function inBody<Schema extends z.ZodType>(body: Schema) {
  return z.strictObject({ body });
}

/** Texts in Nepali: an optional field that is not part of the contract. */
export function nepaliReply<Name extends string>(...names: Name[]) {
  return z.partialRecord(z.enum(names), z.string()).optional().meta({
    description:
      'The fields of these names in Nepali, where they have a text of their own. Not part of the contract: without it Nepali pages translate names by the translations of the site content',
  });
}

/** `nepali` is an extension of the contract: other campus APIs send none. */
export function nepaliToReply<Texts extends Readonly<Record<string, string | undefined>>>(nepali: Texts | undefined) {
  return nepali && Object.keys(nepali).length > 0 ? { nepali } : {};
}
