import { z } from 'zod';
import { coloursSchema } from './colours.ts';
import { document, logo, shortText, text, webAddress } from './text.ts';

/** The names of the campus for headers, titles, structured data, manifest, feeds and cards (specification section 2). */
export const identitySchema = document({
  name: text(120),
  /** Browsers name the search of the site by it. */
  shortName: shortText,
  tagline: text().optional(),
  /** Shown in the header; the icons and cards are drawn from it. Without one they show the first letter of the short name. */
  logo: logo.optional(),
  university: z.strictObject({ text: text(), url: webAddress, logo: logo.optional() }).optional(),
  colours: coloursSchema.optional(),
  /** The licence under which anyone may use the files of `/data`. */
  dataLicence: z.strictObject({ name: z.string().trim().min(1).max(100), url: webAddress }).optional(),
  /** The credit in the footer. */
  developer: z.strictObject({ name: z.string().trim().min(1).max(100), url: webAddress }).optional(),
});

export type Identity = z.output<typeof identitySchema>;
