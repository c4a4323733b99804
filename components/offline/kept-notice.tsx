import type { Messages } from '@/content/messages';
import { sizeAttachments } from '@/lib/campus/file-facts';
import type { Notice } from '@/lib/campus/types';
import type { Locale } from '@/lib/locale';
import { noticePath } from '@/lib/notices/addresses';
import { noticeTitle } from '@/lib/notices/notice-title';
import { NoticeFacts } from '../notices/notice-facts';
import { FileLinks } from '../ui/file-links';
import { PageLink } from '../ui/page-link';
import { UpstreamText } from '../ui/upstream-text';
import styles from './offline.module.css';

interface KeptNoticeProps {
  notice: Notice;
  locale: Locale;
  messages: Messages;
}

/** A notice with all that its own page says of it. */
export async function KeptNotice({ notice, locale, messages }: KeptNoticeProps) {
  const title = noticeTitle(notice.description);
  return (
    <article data-notice={notice.id} aria-labelledby={`notice-${notice.id}`} className={styles.notice}>
      <h3 id={`notice-${notice.id}`}>
        <PageLink path={noticePath(notice.id)} locale={locale}>
          <UpstreamText text={title} />
        </PageLink>
      </h3>
      <NoticeFacts notice={notice} departments={[]} locale={locale} messages={messages} />
      {title !== notice.description && <UpstreamText as="p" text={notice.description} className={styles.text} />}
      <FileLinks files={await sizeAttachments(notice.attachments)} label={messages.notices.downloads} locale={locale} />
    </article>
  );
}
