import type { Metadata } from 'next';
import { OfflinePage } from '#components/notices/offline-page.tsx';
import { offline } from '#content/messages/offline.ts';
import { OFFLINE } from '#lib/platform/routes/paths.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { newestNotices } from '#lib/site/notices/read-notices.ts';
import { pageMetadata } from '#lib/site/seo/page-metadata.ts';

/** The number of notices that a device saves. */
const MAX_SAVED = 50;

/** Search engines index each notice at its own address. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata(OFFLINE, offline)), robots: { index: false } };
}

export default async function Offline() {
  const newest = await attemptPage(() => newestNotices('all', MAX_SAVED));
  return <OfflinePage notices={newest} />;
}
