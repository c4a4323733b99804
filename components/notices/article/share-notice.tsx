import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { listPath, noticePath } from '#lib/site/notices/addresses.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './share-notice.module.css';

interface ShareNoticeProps {
  notice: Notice;
  /** The department whose new notices the reader may want to follow. */
  department: string;
}

/** Ways to share a notice: plain links without trackers, the Web Share dialog, printing (`printAndShare`), and a link to the subscriptions. */
export function ShareNotice({ notice, department }: ShareNoticeProps) {
  const locale = use(currentLocale());
  const { notices, follow } = use(currentMessages());
  const url = absoluteUrl(localPath(noticePath(notice.id), locale));
  const title = noticeTitle(notice.description);
  const text = encodeURIComponent(`${title} ${url}`);
  const services = [
    { service: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { service: 'Viber', href: `viber://forward?text=${text}` },
    { service: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  ];
  return (
    <section aria-labelledby="share" className={styles.share}>
      <h2 id="share">{notices.share}</h2>
      <ul className={styles.actions}>
        {services.map(({ service, href }) => (
          <li key={service}>
            <a href={href} rel="noreferrer" aria-label={fillIn(notices.shareWith, { service }, locale)}>
              {service}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>{notices.byEmail}</a>
        </li>
        <li data-scripted>
          <button type="button" data-print>
            {notices.print}
          </button>
        </li>
        {/* Last, so that the layout does not shift where the device has no share dialog. */}
        <li hidden>
          <button type="button" data-share={url} data-title={title}>
            {notices.otherApps}
          </button>
        </li>
      </ul>
      <p className={styles.follow}>
        <PageLink path={`${listPath(department)}#follow`}>{follow.heading}</PageLink>
      </p>
    </section>
  );
}
