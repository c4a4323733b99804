import { z } from 'zod';

/** Retention time of visitors' enquiries in days; the form states it (`content/messages/write.ts`). */
export const enquiryDays = 180;

export const enquiryKinds = ['question', 'suggestion', 'grievance'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const maxTextLength = 3000;
export const maxNameLength = 100;
export const maxAddressLength = 200;
export const maxPhoneLength = 40;

/** Eight random characters, without easily confused letters (Crockford's base 32). */
export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** A visitor's enquiry as plain text. `id` comes from the form and identifies repeated submissions. */
export const enquirySchema = z.strictObject({
  id: z.string().regex(/^[\w-]{16,64}$/),
  reference: z.string().regex(referencePattern),
  kind: z.enum(enquiryKinds),
  name: z.string().max(maxNameLength),
  email: z.string().max(maxAddressLength),
  phone: z.string().max(maxPhoneLength),
  text: z.string().min(1).max(maxTextLength),
  language: z.enum(['en', 'ne']),
});
export type Enquiry = z.infer<typeof enquirySchema>;

const enquiryStates = ['new', 'read', 'answered'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Progress of an enquiry for everyone with its reference: times in milliseconds since 1970, `answered` null without a reply. */
export const enquiryProgressSchema = z.strictObject({
  state: z.enum(enquiryStates),
  received: z.int(),
  answered: z.int().nullable(),
});
export type EnquiryProgress = z.infer<typeof enquiryProgressSchema>;

const DAY = 86_400_000;

/** Enquiries up to this time must be deleted. */
export const retentionEnd = (now: number): number => now - enquiryDays * DAY;
