import { PeoplePage } from '#components/people/people-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { managementCommittee } from '#content/pages/management-committee.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getStructureMembers } from '#lib/content-store/readers.ts';
import { ungrouped } from '#lib/people/groups.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/mgmtCommittee';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: managementCommittee.description });

export default async function ManagementCommitteePage() {
  const groups = await attemptPage(async () => ungrouped(await getStructureMembers('managementCommittee')));
  return <PeoplePage path={path} groups={groups} />;
}
