import { textPage } from '#components/pages/text-page.tsx';
import { welfareUnit } from '#content/pages/welfare-unit.ts';

const page = textPage('/stuWelfareUnit', welfareUnit);

export const { generateMetadata } = page;
export default page.render;
