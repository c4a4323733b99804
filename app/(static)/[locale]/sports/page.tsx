import { textPage } from '#components/pages/text-page.tsx';
import { sports } from '#content/pages/sports.ts';

const page = textPage('/sports', sports);

export const { generateMetadata } = page;
export default page.render;
