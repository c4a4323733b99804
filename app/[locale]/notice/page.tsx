import { listPage } from '#components/notices/list-page.tsx';
import { bothLocales } from '#lib/platform/i18n/locale-params.ts';

export { bothLocales as generateStaticParams };

export const { generateMetadata } = listPage;
export default listPage.render;
