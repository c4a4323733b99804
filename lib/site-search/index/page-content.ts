import type { Localized } from '#content/locale.ts';
import { calendar } from '#content/messages/calendar.ts';
import { offline } from '#content/messages/offline.ts';
import { about } from '#content/pages/about.ts';
import { accessibility } from '#content/pages/accessibility.ts';
import { boysHostel } from '#content/pages/boys-hostel.ts';
import { cafeteria } from '#content/pages/cafeteria.ts';
import { chartContent } from '#content/pages/chart.ts';
import { chiefMessage } from '#content/pages/chief-message.ts';
import { contactContent } from '#content/pages/contact.ts';
import { courses } from '#content/pages/courses.ts';
import { deadlines } from '#content/pages/deadlines.ts';
import { galleryContent } from '#content/pages/gallery.ts';
import { girlsHostel } from '#content/pages/girls-hostel.ts';
import { homeContent } from '#content/pages/home.ts';
import { library } from '#content/pages/library.ts';
import { noticePages } from '#content/pages/notices.ts';
import { isPeoplePath, type PeoplePath, peoplePages } from '#content/pages/people.ts';
import { privacy } from '#content/pages/privacy.ts';
import { programs } from '#content/pages/programs.ts';
import { publicInformationContent } from '#content/pages/public-information.ts';
import { publicationsContent } from '#content/pages/publications.ts';
import { qaaPage } from '#content/pages/qaa.ts';
import { sports } from '#content/pages/sports.ts';
import { strategies } from '#content/pages/strategies.ts';
import { studentUnion } from '#content/pages/student-union.ts';
import { welfareUnit } from '#content/pages/welfare-unit.ts';
import { type Department, departmentNames, departments, type PagePath } from '#content/routes.ts';

type PageContent = Readonly<Record<'description', Localized>>;
type DepartmentPath = (typeof departments)[Department]['path'];

const contents: Readonly<Record<Exclude<PagePath, DepartmentPath | PeoplePath>, PageContent>> = {
  '/': homeContent,
  '/about': about,
  '/chiefMessage': chiefMessage,
  '/Strategies': strategies,
  '/chart': chartContent,
  '/programs': { description: programs.description },
  '/programs/compare': programs.compare,
  '/courses': courses,
  '/gallery': galleryContent,
  '/studentUnion': studentUnion,
  '/stuWelfareUnit': welfareUnit,
  '/cafetria': cafeteria,
  '/sports': sports,
  '/gHostel': girlsHostel,
  '/bHostel': boysHostel,
  '/library': library,
  '/publication': publicationsContent,
  '/qaa': qaaPage,
  '/contact': contactContent,
  '/publicInformation': publicInformationContent,
  '/calendar': calendar,
  '/notice/deadlines': deadlines,
  '/offline': offline,
  '/accessibility': accessibility,
  '/privacy': privacy,
};

const isDepartmentPath = (path: PagePath): path is DepartmentPath =>
  departmentNames.some((name) => departments[name].path === path);

/** The texts of a page in `content/`. */
export function contentOf(path: PagePath): PageContent {
  if (isPeoplePath(path)) return { description: peoplePages[path].description };
  if (!isDepartmentPath(path)) return contents[path];
  const department = departmentNames.find((name) => departments[name].path === path) ?? 'all';
  return { description: noticePages[department].about };
}
