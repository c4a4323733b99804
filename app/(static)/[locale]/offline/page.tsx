import type { Metadata } from 'next';
import { OfflinePage } from '@/components/offline/offline-page';
import { offline } from '@/content/messages/offline';
import { attemptPage } from '@/lib/campus/attempt';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { listNotices } from '@/lib/notices/read-notices';
import { OFFLINE } from '@/lib/routes/paths';

/** How many notices a device keeps. */
const KEPT = 50;

/** Each notice has an address of its own for search engines. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata(OFFLINE, offline)), robots: { index: false } };
}

export default async function Offline() {
  const newest = await attemptPage(async () => (await listNotices('all')).slice(0, KEPT));
  return <OfflinePage notices={newest} locale={await currentLocale()} />;
}
