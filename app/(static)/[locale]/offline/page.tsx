import type { Metadata } from 'next';
import { OfflinePage } from '#components/offline/offline-page.tsx';
import { offline } from '#content/messages/offline.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { newestNotices } from '#lib/notices/read-notices.ts';
import { OFFLINE } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/** How many notices a device keeps. */
const KEPT = 50;

/** Each notice has an address of its own for search engines. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata(OFFLINE, offline)), robots: { index: false } };
}

export default async function Offline() {
  const newest = await attemptPage(() => newestNotices('all', KEPT));
  return <OfflinePage notices={newest} />;
}
