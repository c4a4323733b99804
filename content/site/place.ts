import { z } from 'zod';
import { document, paragraph, picture, text } from './text.ts';

/** The hours of some days, as they are written: `Sunday to Thursday`, `10:00 – 17:00`. */
export const openingHours = z.array(z.strictObject({ days: text(), hours: text() })).max(14);

/** Office hours, and the campus on the map. */
export const placeSchema = document({
  openingHours,
  /** In degrees (WGS 84). */
  location: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  directions: paragraph().optional(),
  mapPicture: picture.optional(),
});

export type Place = z.output<typeof placeSchema>;
export type OfficeHours = Place['openingHours'][number];
