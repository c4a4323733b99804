import { z } from 'zod';
import { day, document, paragraph, text } from './text.ts';

/** The accreditation of the campus: its state, and the steps in the order of the UGC's process. */
export const accreditationSchema = document({
  introduction: z.array(paragraph()).max(20),
  summary: z.array(z.strictObject({ term: text(), text: paragraph() })).max(20),
  /** The heading of the steps, such as “The steps of the second cycle”. */
  stepsHeading: text().optional(),
  /** `date`: missing for future steps. */
  steps: z
    .array(z.strictObject({ name: text(), note: paragraph().optional(), date: day.nullable().default(null) }))
    .max(30),
});

export type Accreditation = z.output<typeof accreditationSchema>;
