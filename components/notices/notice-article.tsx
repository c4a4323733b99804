import { messagesIn } from '@/content/messages';
import { noticePages } from '@/content/pages/notices';
import { writtenDay } from '@/lib/calendar';
import { sizeAttachments } from '@/lib/campus/file-facts';
import { currentLocale } from '@/lib/current-locale';
import { absoluteUrl } from '@/lib/metadata/absolute-url';
import { noticeGraph } from '@/lib/metadata/json-ld/notice';
import { listPath, noticePath } from '@/lib/notices/addresses';
import type { NoticeInPlace } from '@/lib/notices/find-notice';
import { noticeTitle } from '@/lib/notices/notice-title';
import { localPath } from '@/lib/routes/paths';
import { Page } from '../pages/page';
import { JsonLd } from '../ui/json-ld';
import { UpstreamText } from '../ui/upstream-text';
import { Useful } from '../useful/useful';
import styles from './notice-article.module.css';
import { NoticeFacts } from './notice-facts';
import { NoticeFiles } from './notice-files';
import { NoticeNeighbours } from './notice-neighbours';
import { ShareNotice } from './share-notice';

/** The page of one notice: its words, its dates, its files, and the way on. */
export async function NoticeArticle({ found }: { found: NoticeInPlace }) {
  const { notice, departments } = found;
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const title = noticeTitle(notice.description);
  const isCut = title !== notice.description;
  const files = await sizeAttachments(notice.attachments);
  return (
    <Page
      heading={<UpstreamText text={title} className={styles.heading} />}
      trail={[
        { label: noticePages.all.heading[locale], path: listPath('all') },
        { label: notice.created ? writtenDay(notice.created, locale) : messages.notices.one },
      ]}
      locale={locale}
      messages={messages}
    >
      <JsonLd data={noticeGraph(notice, locale)} />
      <div className={`${styles.article} ${isCut || files.length > 0 ? styles.parted : ''}`}>
        <NoticeFacts notice={notice} departments={departments} locale={locale} messages={messages} />
        <div className={styles.body}>
          {isCut && <UpstreamText as="p" text={notice.description} className={styles.text} />}
          <NoticeFiles files={files} locale={locale} messages={messages} />
        </div>
        <p className={styles.address}>{absoluteUrl(localPath(noticePath(notice.id), locale))}</p>
        <ShareNotice notice={notice} locale={locale} messages={messages} />
      </div>
      <NoticeNeighbours newer={found.newer} older={found.older} locale={locale} messages={messages} />
      <Useful messages={messages} />
    </Page>
  );
}
