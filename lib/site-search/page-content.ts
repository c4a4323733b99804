import { calendar } from '@/content/messages/calendar';
import { offline } from '@/content/messages/offline';
import { about } from '@/content/pages/about';
import { accessibility } from '@/content/pages/accessibility';
import { boysHostel } from '@/content/pages/boys-hostel';
import { cafeteria } from '@/content/pages/cafeteria';
import { chart } from '@/content/pages/chart';
import { chiefMessage } from '@/content/pages/chief-message';
import { contact } from '@/content/pages/contact';
import { courses } from '@/content/pages/courses';
import { deadlines } from '@/content/pages/deadlines';
import { employeeAssociation } from '@/content/pages/employee-association';
import { executiveCommittee } from '@/content/pages/executive-committee';
import { gallery } from '@/content/pages/gallery';
import { girlsHostel } from '@/content/pages/girls-hostel';
import { home } from '@/content/pages/home';
import { keyStaff } from '@/content/pages/key-staff';
import { library } from '@/content/pages/library';
import { managementCommittee } from '@/content/pages/management-committee';
import { nonTeachingStaff } from '@/content/pages/non-teaching-staff';
import { noticePages } from '@/content/pages/notices';
import { privacy } from '@/content/pages/privacy';
import { programs } from '@/content/pages/programs';
import { publications } from '@/content/pages/publications';
import { qaaPage } from '@/content/pages/qaa';
import { sports } from '@/content/pages/sports';
import { strategies } from '@/content/pages/strategies';
import { studentUnion } from '@/content/pages/student-union';
import { teachersAssociation } from '@/content/pages/teachers-association';
import { teachingStaff } from '@/content/pages/teaching-staff';
import { welfareUnit } from '@/content/pages/welfare-unit';
import type { PagePath } from '@/content/routes';
import type { Localized } from '@/lib/locale';

type PageContent = Readonly<Record<'description', Localized>>;

const departmentPage = ({ about: description }: { about: Localized }): PageContent => ({ description });

/** What each page of the site says in its own words, wherever in `content/` that is. */
export const pageContent: Readonly<Record<PagePath, PageContent>> = {
  '/': home,
  '/about': about,
  '/chiefMessage': chiefMessage,
  '/Strategies': strategies,
  '/mgmtCommittee': managementCommittee,
  '/executiveCommittee': executiveCommittee,
  '/chart': chart,
  '/notice': departmentPage(noticePages.all),
  '/notice/admission': departmentPage(noticePages.admission),
  '/notice/administration': departmentPage(noticePages.administration),
  '/notice/exam': departmentPage(noticePages.exam),
  '/notice/downloads': departmentPage(noticePages.downloads),
  '/keyStaff': keyStaff,
  '/staff': teachingStaff,
  '/nonTeachingsstaff': nonTeachingStaff,
  '/programs': { description: programs.description },
  '/courses': courses,
  '/gallery': gallery,
  '/teachersAssociation': teachersAssociation,
  '/employeeAssociation': employeeAssociation,
  '/studentUnion': studentUnion,
  '/stuWelfareUnit': welfareUnit,
  '/cafetria': cafeteria,
  '/sports': sports,
  '/gHostel': girlsHostel,
  '/bHostel': boysHostel,
  '/library': library,
  '/publication': publications,
  '/qaa': qaaPage,
  '/contact': contact,
  '/calendar': calendar,
  '/notice/deadlines': deadlines,
  '/offline': offline,
  '/accessibility': accessibility,
  '/privacy': privacy,
};
