import { DeadlinesPage } from '#components/notices/deadlines-page.tsx';
import { deadlines } from '#content/messages/notices.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { DEADLINES_PATH } from '#lib/site/notices/addresses.ts';
import { readClosingDates } from '#lib/site/notices/read-closing-dates.ts';
import { pageMetadata } from '#lib/site/seo/page-metadata.ts';

export const generateMetadata = () => pageMetadata(DEADLINES_PATH, deadlines);

export default async function Deadlines() {
  return <DeadlinesPage dates={await attemptPage(readClosingDates)} />;
}
