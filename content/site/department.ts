import { z } from 'zod';
import { openingHours } from './place.ts';
import { documentId, inNotices } from './programmes.ts';
import { description, document, emailPattern, paragraph, text } from './text.ts';

/** An academic department; its page has its id at the end of the address: `/department/physics`. Its people are those whose department in the list of staff has its name. */
export const departmentSchema = document({
  name: text(120),
  /** The place in the list of departments; those without one follow by name. */
  position: z.int().min(0).max(10_000).optional(),
  description: description().optional(),
  about: z.array(paragraph()).max(30),
  /** The number of a person (`25` for `/staff/25`) or a name; by default the person whose designation names the head. */
  head: z.string().trim().min(1).max(120).optional(),
  phone: z.string().trim().min(1).max(60).optional(),
  email: z.string().trim().max(200).regex(emailPattern, 'is not an email address').optional(),
  place: text().optional(),
  hours: openingHours.optional(),
  /** Ids of programmes. */
  programmes: z.array(documentId).max(30).optional(),
  inNotices: inNotices.optional(),
});

export type DepartmentDocument = z.output<typeof departmentSchema>;
