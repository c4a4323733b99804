import { z } from 'zod';
import { document, pageAddress } from './text.ts';

/** Addresses that lead to pages of the site. Letter case, hyphens, underscores and slashes at the end make no difference. */
export const redirectsSchema = document({
  redirects: z.array(z.strictObject({ from: pageAddress, to: pageAddress })).max(5000),
});

export type Redirects = z.output<typeof redirectsSchema>;
