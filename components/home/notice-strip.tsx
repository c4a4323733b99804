'use client';

import { useCallback, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import { CarouselControls } from '../ui/carousel-controls.tsx';
import { LocalizedLink } from '../ui/localized-link.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import { useAutoAdvance } from '../ui/use-auto-advance.ts';
import styles from './notice-strip.module.css';

interface NoticeStripProps {
  label: string;
  items: readonly { id: string; text: string }[];
  labels: Messages['controls'];
  locale: Locale;
}

/** 15 s (specification section 4). */
const INTERVAL = 15_000;

/** The newest notices in one line, one after another, wrapping around; a click leads to the notice. */
export function NoticeStrip({ label, items, labels, locale }: NoticeStripProps) {
  const [index, setIndex] = useState(0);
  const step = useCallback(
    (by: number) => setIndex((current) => (current + by + items.length) % items.length),
    [items.length],
  );
  const advance = useCallback(() => step(1), [step]);
  const { motion, playing, running, toggle, hold } = useAutoAdvance(advance, INTERVAL);
  const item = items[index];
  if (!item) return null;
  return (
    <section className={styles.strip} aria-roledescription={labels.carousel} aria-label={label} {...hold}>
      <strong className={styles.label} aria-hidden="true">
        {label}
      </strong>
      <div className={styles.window} aria-live={running ? 'off' : 'polite'}>
        <LocalizedLink key={item.id} path={noticePath(item.id)} locale={locale} className={styles.item}>
          <UpstreamText text={item.text} />
        </LocalizedLink>
      </div>
      {items.length > 1 && (
        <CarouselControls
          labels={labels}
          playing={playing}
          onToggle={motion ? toggle : undefined}
          onPrevious={() => step(-1)}
          onNext={advance}
        />
      )}
    </section>
  );
}
