import { PeoplePage } from '@/components/people/people-page';
import { menuTrail } from '@/content/menu-trail';
import { keyStaff } from '@/content/pages/key-staff';
import { attemptPage } from '@/lib/campus/attempt';
import { getStructureMembers } from '@/lib/campus/staff';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { ungrouped } from '@/lib/people/groups';

const path = '/keyStaff';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: keyStaff.description });

export default async function KeyStaffPage() {
  const locale = await currentLocale();
  const groups = await attemptPage(async () => ungrouped(await getStructureMembers('campusAuthorities')));
  return <PeoplePage path={path} groups={groups} locale={locale} />;
}
