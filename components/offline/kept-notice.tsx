import { sizeAttachments } from '#lib/content-store/file-facts.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import { noticeTitle } from '#lib/notices/notice-title.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { NoticeFacts } from '../notices/notice-facts.tsx';
import { DualDate } from '../ui/dual-date.tsx';
import { FileLinks } from '../ui/file-links.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './offline.module.css';

interface KeptNoticeProps {
  notice: Notice;
}

/** A notice with all that its own page says of it, folded but for its name and its date. */
export async function KeptNotice({ notice }: KeptNoticeProps) {
  const locale = await currentLocale();
  const { notices } = await currentMessages();
  const title = noticeTitle(notice.description);
  const files = await sizeAttachments(notice.attachments);
  const id = `notice-${notice.id}`;
  return (
    <article data-notice={notice.id} aria-labelledby={id}>
      <h3 id={id}>
        <PageLink path={noticePath(notice.id)}>
          <UpstreamText text={title} />
        </PageLink>
      </h3>
      <details>
        <summary>
          <span>{notices.date}</span> <DualDate date={notice.created} />
        </summary>
        {title !== notice.description && <UpstreamText as="p" text={notice.description} className={styles.text} />}
        {notice.lastDate && <NoticeFacts notice={{ ...notice, created: null }} departments={[]} />}
        <FileLinks files={files} label={notices.downloads} locale={locale} />
      </details>
    </article>
  );
}
