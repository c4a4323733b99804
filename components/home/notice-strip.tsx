import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { descriptionIn } from '#lib/site/notices/notice-title.ts';
import type { StripItem } from '#lib/site/notices/read-strip.ts';
import { CarouselControls } from '../pictures/carousel-controls.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './notice-strip.module.css';

/** Milliseconds between notices (specification section 4). */
const INTERVAL = 15_000;

/** The newest notices in one line, in rotation (`rotate`); each links to the notice’s row in the list. */
export function NoticeStrip({ items }: { items: readonly StripItem[] }) {
  const locale = use(currentLocale());
  const { home, controls } = use(currentMessages());
  if (items.length === 0) return null;
  return (
    <section
      className={styles.strip}
      aria-roledescription={controls.carousel}
      aria-label={home.latest}
      data-rotate={items.length > 1 ? INTERVAL : undefined}
    >
      <strong className={styles.label} aria-hidden="true">
        {home.latest}
      </strong>
      <div className={styles.window} aria-live="off">
        {items.map((item, index) => (
          <PageLink key={item.id} path={item.path} className={styles.item} hidden={index > 0} data-item>
            <UpstreamText text={descriptionIn(item, locale)} />
          </PageLink>
        ))}
      </div>
      {items.length > 1 && <CarouselControls />}
    </section>
  );
}
