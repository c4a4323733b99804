import type { Messages } from '@/content/messages';
import type { FlashNotice, Notice } from '@/lib/campus/types';
import type { Locale } from '@/lib/locale';
import { noticePath } from '@/lib/notices/addresses';
import { noticeOfFlash } from '@/lib/notices/notice-of-flash';
import control from '../ui/control.module.css';
import ui from '../ui/dialog.module.css';
import { PageLink } from '../ui/page-link';
import { StoredPicture } from '../ui/stored-picture';
import { UpstreamText } from '../ui/upstream-text';
import styles from './flash-notices.module.css';
import { InlineScript } from './inline/inline-script';
import { showFlashNotices } from './inline/show-flash-notices';

interface FlashNoticesProps {
  notices: readonly FlashNotice[];
  /** The newest notices, to one of which a flash notice may lead. */
  latest: readonly Notice[];
  locale: Locale;
  messages: Messages;
}

/** Leads to the page of the notice that is announced, where there is one. */
function FlashLink({ to, locale, label }: { to: Notice | null; locale: Locale; label: string }) {
  return (
    to && (
      <PageLink path={noticePath(to.id)} locale={locale} className={styles.link}>
        {label}
      </PageLink>
    )
  );
}

/** Modal dialogs shown one after another at every load of a document; without scripts, blocks at the top of the page. */
export function FlashNotices({ notices, latest, locale, messages }: FlashNoticesProps) {
  if (notices.length === 0) return null;
  return (
    <>
      {notices.map((notice) => (
        <dialog
          key={notice.id}
          open
          data-flash
          className={`${ui.dialog} ${styles.dialog}`}
          aria-labelledby={`flash-${notice.id}`}
          suppressHydrationWarning
        >
          <form method="dialog" className={styles.bar}>
            <p id={`flash-${notice.id}`} className={styles.title} tabIndex={-1}>
              {messages.frame.flashNotice}
            </p>
            <button type="submit" className={`${control.button} ${styles.close}`}>
              {messages.frame.close}
            </button>
          </form>
          <UpstreamText as="p" className={styles.text} text={notice.description} />
          <FlashLink to={noticeOfFlash(notice, latest)} locale={locale} label={messages.frame.readNotice} />
          {notice.pictures.map((picture) => (
            <StoredPicture
              key={picture}
              fileName={picture}
              alt=""
              width={1000}
              height={1300}
              sizes="(width > 40rem) 36rem, calc(100vw - 42px)"
              className={styles.picture}
            />
          ))}
        </dialog>
      ))}
      <InlineScript run={showFlashNotices} />
    </>
  );
}
