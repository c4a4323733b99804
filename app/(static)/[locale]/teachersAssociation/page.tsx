import { peoplePage } from '#components/people/people-page.tsx';
import { teachersAssociation } from '#content/pages/teachers-association.ts';

const page = peoplePage('/teachersAssociation', teachersAssociation);

export const { generateMetadata } = page;
export default page.render;
