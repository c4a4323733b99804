import type { ReactNode } from 'react';
import type { Messages } from '#content/messages/index.ts';
import control from '../ui/control.module.css';
import styles from './zoom-frame.module.css';

/** A drawing that is looked at closely: buttons enlarge it (`zoomDrawing`), scrolling moves it. Without scripts it is scrolled and pinched. */
export function ZoomFrame({ labels, children }: { labels: Messages['chart']; children: ReactNode }) {
  return (
    <div className={styles.frame} data-zoom={1}>
      <div className={styles.controls}>
        <button type="button" className={control.outline} data-zoom-by={1}>
          {labels.larger}
        </button>
        <button type="button" className={control.outline} data-zoom-by={-1}>
          {labels.smaller}
        </button>
        <button type="button" className={control.outline} aria-pressed={false} data-zoom-by={0}>
          {labels.whole}
        </button>
      </div>
      <section className={styles.area} aria-label={labels.area} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
