import { use } from 'react';
import type { Department } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { listPath, noticePath } from '#lib/notices/addresses.ts';
import { noticeTitle } from '#lib/notices/notice-title.ts';
import { absoluteUrl } from '#lib/routes/absolute-url.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './share-notice.module.css';

interface ShareNoticeProps {
  notice: Notice;
  /** The department whose new notices the reader may want to follow. */
  department: Department;
}

/** Passing a notice on: plain links, which tell nobody anything before they are followed; the device's own way; paper (`printAndShare`); and the way to be told of the next. */
export function ShareNotice({ notice, department }: ShareNoticeProps) {
  const locale = use(currentLocale());
  const { notices, follow } = use(currentMessages());
  const url = absoluteUrl(localPath(noticePath(notice.id), locale));
  const title = noticeTitle(notice.description);
  const text = encodeURIComponent(`${title} ${url}`);
  const places = [
    { place: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { place: 'Viber', href: `viber://forward?text=${text}` },
    { place: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  ];
  return (
    <section aria-labelledby="share" className={styles.share}>
      <h2 id="share">{notices.share}</h2>
      <ul className={styles.ways}>
        {places.map(({ place, href }) => (
          <li key={place}>
            <a href={href} rel="noreferrer" aria-label={fillIn(notices.shareWith, { place }, locale)}>
              {place}
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
        {/* Last, so that nothing moves where the device has no such way. */}
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
