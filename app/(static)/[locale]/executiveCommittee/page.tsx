import { PeoplePage } from '#components/people/people-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { executiveCommittee } from '#content/pages/executive-committee.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getStructureMembers } from '#lib/content-store/readers.ts';
import { ungrouped } from '#lib/people/groups.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/executiveCommittee';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: executiveCommittee.description });

export default async function ExecutiveCommitteePage() {
  const groups = await attemptPage(async () => ungrouped(await getStructureMembers('executiveCommittee')));
  return <PeoplePage path={path} groups={groups} />;
}
