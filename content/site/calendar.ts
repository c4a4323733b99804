import { z } from 'zod';
import { document } from './text.ts';

/**
 * The years whose official calendar is published, in their order, after those of the release. `months`: twelve month lengths from Baisakh
 * on, where they differ from the provisional ones (`packages/nepali/calendar/confirm-years.ts` checks them).
 */
export const calendarSchema = document({
  years: z
    .array(z.strictObject({ year: z.int().min(2084).max(2199), months: z.string().trim().max(120).optional() }))
    .max(100),
});

export type CampusCalendar = z.output<typeof calendarSchema>;
