import { textPage } from '#components/pages/text-page.tsx';
import { boysHostel } from '#content/pages/boys-hostel.ts';

const page = textPage('/bHostel', boysHostel);

export const { generateMetadata } = page;
export default page.render;
