import { peoplePage } from '#components/people/people-page.tsx';
import { executiveCommittee } from '#content/pages/executive-committee.ts';

const page = peoplePage('/executiveCommittee', executiveCommittee);

export const { generateMetadata } = page;
export default page.render;
