import { ContentPage } from '#components/pages/content-page.tsx';
import { contentMetadata } from '#lib/site/seo/page-metadata.ts';

type Props = PageProps<'/[locale]/[...page]'>;

/** Next requires a value. No document has this id: a build contains no pages of a campus. */
export const generateStaticParams = () => [{ page: ['-'] }];

const pathOf = async ({ params }: Props) => `/${(await params).page.join('/')}`;

export const generateMetadata = async (props: Props) => contentMetadata(await pathOf(props));

/** All pages whose text is a document of the site content: pages of the specification and pages that a campus adds. */
export default async function TextPage(props: Props) {
  return <ContentPage path={await pathOf(props)} />;
}
