import { textPage } from '#components/pages/text-page.tsx';
import { girlsHostel } from '#content/pages/girls-hostel.ts';

const page = textPage('/gHostel', girlsHostel);

export const { generateMetadata } = page;
export default page.render;
