import { Organisation } from '#components/chart/organisation.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { chartContent } from '#content/pages/chart.ts';

const page = menuPage('/chart', chartContent, () => <Organisation root={chartContent.root} />, { isWide: true });

export const { generateMetadata } = page;
export default page.render;
