import { listPage } from '#components/notices/list-page.tsx';
import { departments } from '#content/routes.ts';

export const generateStaticParams = () =>
  Object.keys(departments)
    .filter((department) => department !== 'all')
    .map((department) => ({ department }));

export const { generateMetadata } = listPage;
export default listPage.render;
