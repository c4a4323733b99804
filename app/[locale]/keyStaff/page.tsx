import { peoplePage } from '#components/people/people-page.tsx';

const page = peoplePage('/keyStaff');

export const { generateMetadata } = page;
export default page.render;
