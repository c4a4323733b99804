import { z } from 'zod';
import { description, document, paragraph, picture, text } from './text.ts';

/** The banner and the history of Home. */
export const homeSchema = document({
  description: description().optional(),
  banner: z.array(picture).max(12),
  history: z.array(paragraph()).max(20),
  historyPictures: z.array(picture).max(20),
});

/** The figures of About Us, which count up when they scroll into view (specification section 9). */
export const figuresSchema = document({
  figures: z.array(z.strictObject({ label: text(80), value: z.int().min(0).max(99_999_999) })).max(12),
  note: paragraph().optional(),
});
