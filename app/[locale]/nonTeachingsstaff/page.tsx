import { peoplePage } from '#components/people/people-page.tsx';

const page = peoplePage('/nonTeachingsstaff');

export const { generateMetadata } = page;
export default page.render;
