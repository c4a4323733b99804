'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Messages } from '#content/messages/index.ts';
import control from '../ui/control.module.css';
import styles from './zoom-frame.module.css';

/** 0 shows the whole; the style sheet has the widths. */
const LARGEST = 3;

/** A drawing that is looked at closely: buttons enlarge it, scrolling moves it. Without scripts it is scrolled and pinched. */
export function ZoomFrame({ labels, children }: { labels: Messages['chart']; children: ReactNode }) {
  const [zoom, setZoom] = useState(1);
  const area = useRef<HTMLElement>(null);

  /** What is in the middle of the view stays there. */
  function zoomTo(level: number) {
    const { current } = area;
    if (!current || level < 0 || level > LARGEST) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = current;
    const across = (scrollLeft + clientWidth / 2) / scrollWidth;
    const down = (scrollTop + clientHeight / 2) / scrollHeight;
    flushSync(() => setZoom(level));
    current.scrollLeft = across * current.scrollWidth - clientWidth / 2;
    current.scrollTop = down * current.scrollHeight - current.clientHeight / 2;
  }

  return (
    <div className={styles.frame} data-zoom={zoom}>
      <div className={styles.controls}>
        <button
          type="button"
          className={control.outline}
          aria-disabled={zoom === LARGEST}
          onClick={() => zoomTo(zoom + 1)}
        >
          {labels.larger}
        </button>
        <button type="button" className={control.outline} aria-disabled={zoom === 0} onClick={() => zoomTo(zoom - 1)}>
          {labels.smaller}
        </button>
        <button type="button" className={control.outline} aria-pressed={zoom === 0} onClick={() => zoomTo(0)}>
          {labels.whole}
        </button>
      </div>
      <section ref={area} className={styles.area} aria-label={labels.area} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
