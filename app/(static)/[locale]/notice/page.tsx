import { ListPage } from '#components/notices/list-page.tsx';
import { listMetadata } from '#lib/seo/list-metadata.ts';

export const generateMetadata = () => listMetadata('all');

export default function AllNotices() {
  return <ListPage department="all" page={1} />;
}
