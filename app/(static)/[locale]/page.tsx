import { ChiefTeaser } from '@/components/home/chief-teaser';
import { Hero } from '@/components/home/hero';
import { History } from '@/components/home/history';
import styles from '@/components/home/home.module.css';
import { LatestNotices } from '@/components/home/latest-notices';
import { LatestPublications } from '@/components/home/latest-publications';
import { NoticeStrip } from '@/components/home/notice-strip';
import { RecentEvents } from '@/components/home/recent-events';
import { JsonLd } from '@/components/ui/json-ld';
import ui from '@/components/ui/ui.module.css';
import { messagesIn } from '@/content/messages';
import { home } from '@/content/pages/home';
import { attempt } from '@/lib/campus/attempt';
import { getContact } from '@/lib/campus/contact';
import { getLatestAlbums } from '@/lib/campus/gallery';
import { getHomeNotices } from '@/lib/campus/notices';
import { getLatestPublications } from '@/lib/campus/publications';
import { getCampusChief } from '@/lib/campus/staff';
import { currentLocale } from '@/lib/current-locale';
import { homeGraph } from '@/lib/metadata/json-ld/campus';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('/', { description: home.description });

export default async function HomePage() {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const [notices, chief, albums, publications, contact] = await Promise.all([
    attempt(getHomeNotices),
    attempt(getCampusChief),
    attempt(getLatestAlbums),
    attempt(getLatestPublications),
    attempt(getContact),
  ]);
  const strip = notices.ok ? notices.value.map(({ id, description }) => ({ id, text: description })) : [];
  return (
    <>
      <JsonLd data={homeGraph(contact.ok ? contact.value : null, locale)} />
      <Hero locale={locale} messages={messages} />
      <NoticeStrip label={messages.home.latest} items={strip} labels={messages.controls} locale={locale} />
      <div className={`${ui.container} ${styles.sections}`}>
        <div className={styles.lead}>
          <LatestNotices notices={notices} locale={locale} messages={messages} />
          <ChiefTeaser chief={chief} locale={locale} messages={messages} />
        </div>
        <History locale={locale} messages={messages} />
        <RecentEvents albums={albums} locale={locale} messages={messages} />
        <LatestPublications publications={publications} locale={locale} messages={messages} />
      </div>
    </>
  );
}
