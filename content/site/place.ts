import { z } from 'zod';
import { document, paragraph, picture, text } from './text.ts';

/** Office hours, and the campus on the map. */
export const placeSchema = document({
  openingHours: z.array(z.strictObject({ days: text(), hours: text() })).max(14),
  /** In degrees (WGS 84). */
  location: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  directions: paragraph().optional(),
  mapPicture: picture.optional(),
});

export type Place = z.output<typeof placeSchema>;
export type OfficeHours = Place['openingHours'][number];
