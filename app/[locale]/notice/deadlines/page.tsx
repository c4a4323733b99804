import { DeadlinesPage } from '#components/notices/deadlines-page.tsx';
import { deadlines } from '#content/messages/deadlines.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { DEADLINES_PATH } from '#lib/notices/addresses.ts';
import { readClosingDates } from '#lib/notices/read-closing-dates.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const generateMetadata = () => pageMetadata(DEADLINES_PATH, deadlines);

export default async function Deadlines() {
  return <DeadlinesPage dates={await attemptPage(readClosingDates)} />;
}
