import { z } from 'zod';

/** Days for which the office keeps what a visitor wrote; the visitor is told so before writing (`content/messages/write.ts`). */
export const enquiryDays = 180;

export const enquiryKinds = ['question', 'suggestion', 'grievance'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const longestText = 3000;
export const longestName = 100;
export const longestAddress = 200;
export const longestPhone = 40;

/** What a visitor wrote, as plain text. `id` is the form's own, by which one that comes twice is one. */
export const enquirySchema = z.strictObject({
  id: z.string().regex(/^[\w-]{16,64}$/),
  reference: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
  kind: z.enum(enquiryKinds),
  name: z.string().max(longestName),
  email: z.string().max(longestAddress),
  phone: z.string().max(longestPhone),
  text: z.string().min(1).max(longestText),
  language: z.enum(['en', 'ne']),
});
export type Enquiry = z.infer<typeof enquirySchema>;

const DAY = 86_400_000;

/** The newest moment whose enquiries are to be deleted. */
export const endOfKeeping = (now: number): number => now - enquiryDays * DAY;
