import { peoplePage } from '#components/people/people-page.tsx';
import { nonTeachingStaff } from '#content/pages/non-teaching-staff.ts';

const page = peoplePage('/nonTeachingsstaff', nonTeachingStaff);

export const { generateMetadata } = page;
export default page.render;
