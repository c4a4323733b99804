import { WritePage } from '#components/write/write-page.tsx';
import { WriteResult } from '#components/write/write-result.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';

export { writeMetadata as generateMetadata } from '#lib/seo/write-metadata.ts';

export default async function Write({ searchParams }: PageProps<'/[locale]/contact/write'>) {
  const { sent } = await searchParams;
  return (
    <WritePage>
      <WriteResult locale={await currentLocale()} sent={typeof sent === 'string' ? sent : undefined} />
    </WritePage>
  );
}
