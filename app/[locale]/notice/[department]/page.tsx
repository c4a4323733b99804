import { listPage } from '#components/notices/list-page.tsx';
import { fixedCategories } from '#content/routes.ts';

/** Categories that a campus has added are rendered on the first request. */
export const generateStaticParams = () => Object.keys(fixedCategories).map((department) => ({ department }));

export const { generateMetadata } = listPage;
export default listPage.render;
