import { textPage } from '#components/pages/text-page.tsx';
import { cafeteria } from '#content/pages/cafeteria.ts';

const page = textPage('/cafetria', cafeteria);

export const { generateMetadata } = page;
export default page.render;
