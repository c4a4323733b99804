import { NotFound } from '#components/pages/not-found.tsx';
import { pages } from '#content/routes.ts';
import { notFoundMetadata } from '#lib/seo/not-found-metadata.ts';

export { notFoundMetadata as generateMetadata };

/** The one for addresses that are like no page; the others, a closed list, are made when they are asked for. */
export const generateStaticParams = () => [{ near: [] }];

/** The middleware leads every unknown address here. */
export default async function Missing({ params }: PageProps<'/[locale]/missing/[[...near]]'>) {
  const { near = [] } = await params;
  return <NotFound near={pages.find((path) => path === `/${near.join('/')}` && path !== '/') ?? null} />;
}
