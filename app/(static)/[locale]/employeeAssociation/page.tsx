import { peoplePage } from '#components/people/people-page.tsx';
import { employeeAssociation } from '#content/pages/employee-association.ts';

const page = peoplePage('/employeeAssociation', employeeAssociation);

export const { generateMetadata } = page;
export default page.render;
