import type { Localized } from '#content/locale.ts';
import { calendar } from '#content/messages/calendar.ts';
import { about, accreditation, contact, publicInformation } from '#content/messages/campus.ts';
import { publications } from '#content/messages/documents.ts';
import { gallery } from '#content/messages/gallery.ts';
import { home } from '#content/messages/layout.ts';
import { deadlines } from '#content/messages/notices.ts';
import { offline } from '#content/messages/offline.ts';
import { chart, people } from '#content/messages/people.ts';
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
