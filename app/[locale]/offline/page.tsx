import type { Metadata } from 'next';
import { OfflinePage } from '#components/offline/offline-page.tsx';
import { offline } from '#content/messages/offline.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { newestNotices } from '#lib/notices/read-notices.ts';
import { OFFLINE } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

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
