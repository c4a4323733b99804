import { listPage } from '#components/notices/list-page.tsx';

export const { generateMetadata } = listPage;
export default listPage.render;
