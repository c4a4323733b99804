import type { Localized } from '#content/locale.ts';
import { about } from '#content/messages/about.ts';
import { accreditation } from '#content/messages/accreditation.ts';
import { calendar } from '#content/messages/calendar.ts';
import { chart } from '#content/messages/chart.ts';
import { contact } from '#content/messages/contact.ts';
import { deadlines } from '#content/messages/deadlines.ts';
import { gallery } from '#content/messages/gallery.ts';
import { home } from '#content/messages/home.ts';
import { offline } from '#content/messages/offline.ts';
import { people } from '#content/messages/people.ts';
import { publicInformation } from '#content/messages/public-information.ts';
import { publications } from '#content/messages/publications.ts';
import { study } from '#content/messages/study.ts';
import { isPeoplePath } from '#content/people-pages.ts';
import type { PagePath } from '#content/routes.ts';

interface PageContent {
  readonly description: Localized;
  readonly [text: string]: unknown;
}

const contents: Readonly<Partial<Record<PagePath, PageContent>>> = {
  '/': { description: home.title },
  '/about': { description: about.description },
  '/chiefMessage': people.chief,
  '/chart': { description: chart.description },
  '/programs': { description: study.description },
  '/programs/compare': study.compare,
  '/gallery': { description: gallery.description },
  '/publication': { description: publications.description },
  '/qaa': { title: accreditation.title, description: accreditation.description, criteria: accreditation.criteria },
  '/contact': { description: contact.description },
  '/publicInformation': { description: publicInformation.description },
  '/calendar': calendar,
  '/notice/deadlines': deadlines,
  '/offline': offline,
};

/** The texts of a page that are not in documents; null for a page that has none. */
export function contentOf(path: PagePath): PageContent | null {
  return isPeoplePath(path) ? { description: people.descriptions[path] } : (contents[path] ?? null);
}
