import { Organisation } from '#components/chart/organisation.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { chart } from '#content/pages/chart.ts';

const page = menuPage('/chart', chart, () => <Organisation root={chart.root} />, { isWide: true });

export const { generateMetadata } = page;
export default page.render;
