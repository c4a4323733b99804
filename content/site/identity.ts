import { z } from 'zod';
import { document, text, webAddress } from './text.ts';

/** The names of the campus for headers, titles, structured data, manifest, feeds and cards (specification section 2). */
export const identitySchema = document({
  name: text(120),
  /** Browsers name the search of the site by it. */
  shortName: text(16),
  tagline: text().optional(),
  university: z.strictObject({ text: text(), url: webAddress }).optional(),
  /** The credit in the footer. */
  developer: z.strictObject({ name: z.string().trim().min(1).max(100), url: webAddress }).optional(),
});

export type Identity = z.output<typeof identitySchema>;
