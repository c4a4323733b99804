import { listPage } from '#components/notices/list-page.tsx';

/** One for the build, which needs no list; the others are rendered on the first request. */
export const generateStaticParams = () => [{ number: '2' }];

export const { generateMetadata } = listPage;
export default listPage.render;
