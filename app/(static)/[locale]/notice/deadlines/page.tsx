import { DeadlinesPage } from '@/components/notices/deadlines-page';
import { deadlines } from '@/content/pages/deadlines';
import { attemptPage } from '@/lib/campus/attempt';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { DEADLINES_PATH } from '@/lib/notices/addresses';
import { readClosingDates } from '@/lib/notices/read-closing-dates';

export const generateMetadata = () => pageMetadata(DEADLINES_PATH, deadlines);

export default async function Deadlines() {
  return <DeadlinesPage dates={await attemptPage(readClosingDates)} locale={await currentLocale()} />;
}
