import { listPage } from '#components/notices/list-page.tsx';

/** The framework requires one page in the build; the others are rendered on the first request. */
export const generateStaticParams = () => [{ number: '2' }];

export const { generateMetadata } = listPage;
export default listPage.render;
