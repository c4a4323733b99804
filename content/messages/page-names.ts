import type { Localized } from '../locale.ts';
import { type DefaultLink, footerLinks, menu, siteLinks } from '../menu.ts';
import type { PagePath } from '../routes.ts';
import { noticePages } from './category-texts.ts';
import { deadlines } from './deadlines.ts';
import { departments } from './departments.ts';
import { events } from './events.ts';
import { offline } from './offline.ts';

// The menu comes later in the list: its names override those of the footer.
const linked = [...footerLinks, ...menu, ...siteLinks].flatMap((entry): readonly DefaultLink[] =>
  'links' in entry ? entry.links : [entry],
);

/** Names of the pages in `pages`, for pages that are not in the menu of the campus. */
export const productNames: ReadonlyMap<string, Localized> = new Map<PagePath | '/department', Localized>([
  ...linked.map(({ path, label }): [PagePath, Localized] => [path, label]),
  ['/notice', noticePages.all.heading],
  ['/notice/admission', noticePages.admission.heading],
  ['/notice/administration', noticePages.administration.heading],
  ['/notice/exam', noticePages.exam.heading],
  ['/notice/downloads', noticePages.downloads.heading],
  ['/courses', { en: 'Courses', ne: 'पाठ्यक्रमहरू' }],
  ['/programs/compare', { en: 'Compare programmes', ne: 'कार्यक्रम तुलना गर्नुहोस्' }],
  ['/notice/deadlines', deadlines.title],
  ['/calendar/events', events.title],
  ['/offline', offline.title],
  ['/department', departments.title],
]);
