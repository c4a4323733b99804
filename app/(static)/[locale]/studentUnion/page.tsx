import { textPage } from '#components/pages/text-page.tsx';
import { studentUnion } from '#content/pages/student-union.ts';

const page = textPage('/studentUnion', studentUnion);

export const { generateMetadata } = page;
export default page.render;
