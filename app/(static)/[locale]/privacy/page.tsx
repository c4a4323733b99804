import { textPage } from '#components/pages/text-page.tsx';
import { privacy } from '#content/pages/privacy.ts';

const page = textPage('/privacy', privacy);

export const { generateMetadata } = page;
export default page.render;
