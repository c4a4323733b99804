import { z } from 'zod';
import { nepaliReply, nepaliToReply, replyId } from '#campus-api/api/replies.ts';
import { nepaliTexts } from '#campus-api/database/values.ts';

const translated = ['title', 'address', 'city', 'state', 'country', 'campusIntroduction'] as const;

/** `campusIntroduction` is HTML. */
export const contactRecord = z.strictObject({
  title: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pinCode: z.string(),
  campusIntroduction: z.string(),
  facebookLink: z.string(),
  instagramLink: z.string(),
  twitterLink: z.string(),
  linkedInLink: z.string(),
  nepali: nepaliTexts(...translated),
});
export type ContactRecord = z.infer<typeof contactRecord>;

const { linkedInLink, nepali: _, ...shape } = contactRecord.shape;

export const contactReply = z
  .strictObject({
    id: replyId,
    ...shape,
    campusIntroduction: z.string().meta({ description: 'HTML; the site removes unsafe parts' }),
    linkdinLink: linkedInLink,
    nepali: nepaliReply(...translated),
  })
  .meta({ id: 'Contact' });

export function contactToReply({ linkedInLink, nepali, ...contact }: ContactRecord) {
  return { id: 1, ...contact, linkdinLink: linkedInLink, ...nepaliToReply(nepali) };
}
