import { listPage } from '#components/notices/list-page.tsx';
import { departmentNames } from '#content/routes.ts';

export const generateStaticParams = () =>
  departmentNames.filter((department) => department !== 'all').map((department) => ({ department }));

export const { generateMetadata } = listPage;
export default listPage.render;
