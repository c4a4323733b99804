import { ChiefTeaser } from '#components/home/chief-teaser.tsx';
import { Hero } from '#components/home/hero.tsx';
import { History } from '#components/home/history.tsx';
import styles from '#components/home/home.module.css';
import { LatestNotices } from '#components/home/latest-notices.tsx';
import { LatestPublications } from '#components/home/latest-publications.tsx';
import { NoticeStrip } from '#components/home/notice-strip.tsx';
import { RecentEvents } from '#components/home/recent-events.tsx';
import { OldContent } from '#components/pages/old-content.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import ui from '#components/ui/ui.module.css';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { bothLocales } from '#lib/platform/i18n/locale-params.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import {
  getCampusChief,
  getContact,
  getHomeNotices,
  getLatestAlbums,
  getLatestPublications,
} from '#lib/site/content-cache/readers.ts';
import { readStrip } from '#lib/site/notices/read-strip.ts';
import { homeGraph } from '#lib/site/seo/json-ld/campus.ts';

export { homeMetadata as generateMetadata } from '#lib/site/seo/home-metadata.ts';
export { bothLocales as generateStaticParams };

export default async function HomePage() {
  const locale = await currentLocale();
  const [notices, strip, chief, albums, publications, contact] = await Promise.all([
    attempt(getHomeNotices),
    attempt(readStrip),
    attempt(getCampusChief),
    attempt(getLatestAlbums),
    attempt(getLatestPublications),
    attempt(getContact),
  ]);
  return (
    <>
      <Hero />
      <NoticeStrip items={strip.ok ? strip.value : []} />
      <div className={`${ui.container} ${styles.sections}`}>
        <OldContent />
        <div className={styles.lead}>
          <LatestNotices notices={notices} />
          <ChiefTeaser chief={chief} />
        </div>
        <History />
        <RecentEvents albums={albums} />
        <LatestPublications publications={publications} />
      </div>
      <JsonLd data={await homeGraph(contact.ok ? contact.value : null, locale)} />
    </>
  );
}
