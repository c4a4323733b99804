import { z } from 'zod';

/** Maximum number of redirects from addresses of the former site. */
export const MAX_FORMER_ADDRESSES = 20_000;

/** A path of this site, or an https address. */
const target = z
  .string()
  .max(2000)
  .regex(/^(?:\/(?![/\\])|https:\/\/[^/\\])[^\\\s\p{Cc}]*$/u, 'is neither a path of the site nor an https address');

/** The redirects from addresses of the campus's former site: the old address and its target. */
export const formerAddressesSchema = z.strictObject({
  rows: z.array(z.tuple([z.string().startsWith('/').max(4000), target])).max(MAX_FORMER_ADDRESSES),
});
