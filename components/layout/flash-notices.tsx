import { use } from 'react';
import openFlashNotice from '#components/page-script/open-flash-notice.ts?script';
import { InlineScript } from '#components/page-script/scripts.tsx';
import { StoredPicture } from '#components/pictures/stored-picture.tsx';
import { LanguageChip } from '#components/text/language-chip.tsx';
import { UpstreamText } from '#components/text/upstream-text.tsx';
import { LiveRegion } from '#components/ui/live-region.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { filePath } from '#lib/platform/routes/paths.ts';
import type { FlashNotice, Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { noticeIdOfFlash } from '#lib/site/notices/notice-of-flash.ts';
import { descriptionIn } from '#lib/site/notices/notice-title.ts';
import control from '../ui/control.module.css';
import ui from '../ui/dialog.module.css';
import styles from './flash-notices.module.css';

/** Half of the height of a phone, which limits a poster, leaves it less than the width; browsers of 360 px then request 480 px, which is sharp enough. */
const POSTER_SIZES = '(width > 40rem) 18rem, 66vw';

/** Poster widths for phones and desktops at pixel ratios of 1 to 3. Few, because every page contains the list. */
const POSTER_WIDTHS = [288, 480, 660, 750, 960];

interface FlashNoticesProps {
  notices: readonly FlashNotice[];
  /** The newest notices, to find the announced one if the campus API does not send its id. */
  latest: readonly Notice[];
}

/** A link to the announced notice, if there is one; `to` is its id. */
function FlashLink({ to, label }: { to: string | null; label: string }) {
  return (
    to && (
      <PageLink path={noticePath(to)} className={styles.link}>
        {label}
      </PageLink>
    )
  );
}

/**
 * Modal dialogs, shown one after another at every load of a page; without scripts, lines of text at the top of the page. `transformPage`
 * removes them from forms.
 */
export function FlashNotices({ notices, latest }: FlashNoticesProps) {
  const { layout, controls } = use(currentMessages());
  const locale = use(currentLocale());
  const count = notices.length;
  if (count === 0) return null;
  // From the first paint on, so that nothing moves; the page script counts again where it leaves one out.
  const position = (index: number) =>
    count > 1 ? fillIn(controls.position, { position: index + 1, count }, locale) : '';
  return (
    <>
      {notices.map((notice, index) => (
        <dialog
          key={notice.id}
          open
          data-flash
          className={`${ui.dialog} ${styles.dialog}`}
          aria-labelledby={`flash-${notice.id}`}
        >
          <form method="dialog">
            <div className={styles.bar}>
              <p className={styles.title} tabIndex={-1}>
                {`${layout.flashNotice} `}
                <LiveRegion
                  as="span"
                  className={styles.position}
                  data-position={controls.position}
                  text={position(index)}
                />
              </p>
              <button type="submit" value="all" hidden={index === count - 1} className={styles.all}>
                {layout.closeAll}
              </button>
              <button type="submit" className={control.button}>
                <LiveRegion
                  as="span"
                  data-close={layout.close}
                  text={index < count - 1 ? controls.next : layout.close}
                />
              </button>
            </div>
            <div className={styles.body}>
              <div className={styles.details}>
                <p className={styles.text}>
                  <UpstreamText id={`flash-${notice.id}`} text={descriptionIn(notice, locale)} />{' '}
                  <LanguageChip of={descriptionIn(notice, locale)} locale={locale} />
                </p>
                <div className={styles.actions}>
                  <FlashLink to={noticeIdOfFlash(notice, latest)} label={layout.readNotice} />{' '}
                  {notice.pictures.map((picture) => (
                    <a key={picture} href={filePath(picture)} className={`${styles.link} ${styles.poster}`}>
                      {layout.showPicture}
                    </a>
                  ))}
                </div>
              </div>
              {/* The script that opens a notice makes its poster urgent: one that it skips is not loaded. */}
              {notice.pictures.map((picture) => (
                <StoredPicture
                  key={picture}
                  fileName={picture}
                  alt=""
                  width={1000}
                  height={1300}
                  sizes={POSTER_SIZES}
                  widths={POSTER_WIDTHS}
                  className={styles.picture}
                />
              ))}
            </div>
          </form>
        </dialog>
      ))}
      <InlineScript bundle={openFlashNotice} />
    </>
  );
}
