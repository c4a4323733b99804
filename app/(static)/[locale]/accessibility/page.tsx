import { textPage } from '#components/pages/text-page.tsx';
import { accessibility } from '#content/pages/accessibility.ts';

const page = textPage('/accessibility', accessibility);

export const { generateMetadata } = page;
export default page.render;
