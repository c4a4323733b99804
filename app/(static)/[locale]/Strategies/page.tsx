import { textPage } from '#components/pages/text-page.tsx';
import { strategies } from '#content/pages/strategies.ts';

const page = textPage('/Strategies', strategies);

export const { generateMetadata } = page;
export default page.render;
