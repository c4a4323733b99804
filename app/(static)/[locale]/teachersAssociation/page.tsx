import { PeoplePage } from '#components/people/people-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { teachersAssociation } from '#content/pages/teachers-association.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getCommittees } from '#lib/content-store/readers.ts';
import { groupByCommittee } from '#lib/people/groups.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { committeeIds } from '#lib/upstream/staff.ts';

const path = '/teachersAssociation';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: teachersAssociation.description });

export default async function TeachersAssociationPage() {
  const groups = await attemptPage(async () => groupByCommittee(await getCommittees(committeeIds.teachersAssociation)));
  return <PeoplePage path={path} groups={groups} />;
}
