import { peoplePage } from '#components/people/people-page.tsx';
import { teachingStaff } from '#content/pages/teaching-staff.ts';

const page = peoplePage('/staff', teachingStaff);

export const { generateMetadata } = page;
export default page.render;
