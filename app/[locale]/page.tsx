import { MiniMonth } from '#components/calendar/mini-month.tsx';
import { Audiences } from '#components/home/audiences.tsx';
import { ChiefTeaser } from '#components/home/chief-teaser.tsx';
import { FindNumber } from '#components/home/find-number.tsx';
import { Hero } from '#components/home/hero.tsx';
import { History } from '#components/home/history.tsx';
import styles from '#components/home/home.module.css';
import { LatestNotices } from '#components/home/latest-notices.tsx';
import { LatestPublications } from '#components/home/latest-publications.tsx';
import { NextClosing } from '#components/home/next-closing.tsx';
import { NextEvents } from '#components/home/next-events.tsx';
import { NoticeStrip } from '#components/home/notice-strip.tsx';
import { RecentEvents } from '#components/home/recent-events.tsx';
import { TaskTiles } from '#components/home/task-tiles.tsx';
import { OldContent } from '#components/pages/old-content.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import ui from '#components/ui/ui.module.css';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { bothLocales } from '#lib/platform/i18n/locale-params.ts';
import { readHome } from '#lib/site/notices/read-home.ts';
import { homeGraph } from '#lib/site/seo/campus.ts';

export { homeMetadata as generateMetadata } from '#lib/site/seo/campus.ts';
export { bothLocales as generateStaticParams };

export default async function HomePage() {
  const locale = await currentLocale();
  const { notices, strip, closing, month, facts, programmes, chief, albums, publications, contact, events } =
    await readHome();
  return (
    <>
      <div className={styles.first}>
        <Hero />
        <NoticeStrip items={strip.ok ? strip.value : []} />
        <div className={styles.next}>
          <NextClosing dates={closing} />
          <FindNumber />
        </div>
      </div>
      <div className={ui.container}>
        <TaskTiles facts={facts} programmes={programmes} contact={contact} />
        <Audiences />
      </div>
      <div className={`${ui.container} ${styles.sections}`}>
        <OldContent />
        <div className={styles.lead}>
          <LatestNotices notices={notices} />
          <div className={styles.side}>
            <ChiefTeaser chief={chief} />
            {month && <MiniMonth view={month.view} />}
          </div>
        </div>
        <NextEvents events={events} />
        <History />
        <RecentEvents albums={albums} />
        <LatestPublications publications={publications} />
      </div>
      <JsonLd data={await homeGraph(contact.ok ? contact.value : null, locale)} />
    </>
  );
}
