import { footerLinks, menu, siteLinks } from '../menu.ts';
import { accessibility } from './accessibility-statement.ts';
import type { Identity } from './identity.ts';
import type { Menu } from './menu.ts';
import type { TextPage } from './page.ts';
import { privacy } from './privacy-statement.ts';

/** Shown where neither the site content nor the contact record has a name. */
export const defaultIdentity: Identity = {
  name: { en: 'Campus website', ne: 'क्याम्पसको वेबसाइट' },
  shortName: { en: 'Campus', ne: 'क्याम्पस' },
};

/** The menu of the specification (section 2), until the campus changes it. */
export const defaultMenu: Menu = {
  entries: menu.map((entry) => ('links' in entry ? { ...entry, links: [...entry.links] } : entry)),
  footerLinks: [...footerLinks],
  importantLinks: [],
  siteLinks: [...siteLinks],
};

/** The statements of the product, by the ids of their documents, until the campus writes its own. */
export const defaultPages: Readonly<Record<string, TextPage>> = { accessibility, privacy };
