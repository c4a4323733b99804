import { NotFound } from '#components/pages/not-found.tsx';
import { isMissingPath, missingPath } from '#lib/platform/routes/nearest-page.ts';
import { notFoundMetadata } from '#lib/site/seo/page-metadata.ts';

export { notFoundMetadata as generateMetadata };

/** The build renders the page for addresses that resemble no page; the others, a fixed list, are rendered on the first request. */
export const generateStaticParams = () => [{ near: [] }];

/** The target of the middleware for all unknown addresses. */
export default async function Missing({ params }: PageProps<'/[locale]/missing/[[...near]]'>) {
  const { near = [] } = await params;
  const path = `/${near.join('/')}`;
  return <NotFound near={near.length > 0 && isMissingPath(missingPath(path)) ? path : null} />;
}
