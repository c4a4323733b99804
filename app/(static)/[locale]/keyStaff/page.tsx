import { PeoplePage } from '#components/people/people-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { keyStaff } from '#content/pages/key-staff.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getStructureMembers } from '#lib/content-store/readers.ts';
import { ungrouped } from '#lib/people/groups.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/keyStaff';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: keyStaff.description });

export default async function KeyStaffPage() {
  const groups = await attemptPage(async () => ungrouped(await getStructureMembers('campusAuthorities')));
  return <PeoplePage path={path} groups={groups} />;
}
