import type { Messages } from '@/content/messages';
import { sizeAttachments } from '@/lib/campus/file-facts';
import type { Notice } from '@/lib/campus/types';
import type { Locale } from '@/lib/locale';
import { noticePath } from '@/lib/notices/addresses';
import { noticeTitle } from '@/lib/notices/notice-title';
import { NoticeFacts } from '../notices/notice-facts';
import { DualDate } from '../ui/dual-date';
import { FileLinks } from '../ui/file-links';
import { PageLink } from '../ui/page-link';
import { UpstreamText } from '../ui/upstream-text';
import styles from './offline.module.css';

interface KeptNoticeProps {
  notice: Notice;
  locale: Locale;
  messages: Messages;
}

/** A notice with all that its own page says of it, folded but for its name and its date. */
export async function KeptNotice({ notice, locale, messages: { notices, ...messages } }: KeptNoticeProps) {
  const title = noticeTitle(notice.description);
  const files = await sizeAttachments(notice.attachments);
  const id = `notice-${notice.id}`;
  return (
    <article data-notice={notice.id} aria-labelledby={id}>
      <h3 id={id}>
        <PageLink path={noticePath(notice.id)} locale={locale}>
          <UpstreamText text={title} />
        </PageLink>
      </h3>
      <details>
        <summary>
          <span>{notices.date}</span> <DualDate date={notice.created} locale={locale} />
        </summary>
        {title !== notice.description && <UpstreamText as="p" text={notice.description} className={styles.text} />}
        {notice.lastDate && (
          <NoticeFacts
            notice={{ ...notice, created: null }}
            departments={[]}
            locale={locale}
            messages={{ notices, ...messages }}
          />
        )}
        <FileLinks files={files} label={notices.downloads} locale={locale} />
      </details>
    </article>
  );
}
