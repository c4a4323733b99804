import { peoplePage } from '#components/people/people-page.tsx';
import { keyStaff } from '#content/pages/key-staff.ts';

const page = peoplePage('/keyStaff', keyStaff);

export const { generateMetadata } = page;
export default page.render;
