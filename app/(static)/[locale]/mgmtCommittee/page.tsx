import { peoplePage } from '#components/people/people-page.tsx';
import { managementCommittee } from '#content/pages/management-committee.ts';

const page = peoplePage('/mgmtCommittee', managementCommittee);

export const { generateMetadata } = page;
export default page.render;
