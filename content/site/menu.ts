import { z } from 'zod';
import { document, pageAddress, text, webAddress } from './text.ts';

/** A link to a page of the site. */
const pageLink = z.strictObject({ label: text(80), path: pageAddress });

/** A link to another site. */
const outsideLink = z.strictObject({ label: text(120), url: webAddress });

const group = z.strictObject({
  label: text(80),
  links: z
    .array(z.union([pageLink, outsideLink]))
    .min(1)
    .max(30),
});

/** The top menu, and the links of the footer, in their order (specification section 2). */
export const menuSchema = document({
  entries: z.array(z.union([pageLink, outsideLink, group])).max(20),
  footerLinks: z.array(pageLink).max(20),
  importantLinks: z.array(outsideLink).max(20),
  /** Links in the last line of the footer. */
  siteLinks: z.array(pageLink).max(20),
});

export type Menu = z.output<typeof menuSchema>;
export type MenuLink = z.output<typeof pageLink>;
export type OutsideLink = z.output<typeof outsideLink>;
export type MenuGroup = z.output<typeof group>;
export type MenuEntry = Menu['entries'][number];
