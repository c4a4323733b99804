import { ListPage } from '@/components/notices/list-page';
import { listMetadata } from '@/lib/notices/list-metadata';

export const generateMetadata = () => listMetadata('all');

export default function AllNotices() {
  return <ListPage department="all" page={1} />;
}
