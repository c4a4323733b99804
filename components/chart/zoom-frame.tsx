import { type ReactNode, use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import control from '../ui/control.module.css';
import styles from './zoom-frame.module.css';

/** A drawing with zoom buttons (`zoomDrawing`) that scrolls; without scripts it scrolls and zooms by pinching. */
export function ZoomFrame({ children }: { children: ReactNode }) {
  const { chart } = use(currentMessages());
  return (
    <div className={styles.frame} data-script="zoom" data-zoom={1}>
      <div className={styles.controls}>
        <button type="button" className={control.outline} data-zoom-by={1}>
          {chart.larger}
        </button>
        <button type="button" className={control.outline} data-zoom-by={-1}>
          {chart.smaller}
        </button>
        <button type="button" className={control.outline} aria-pressed={false} data-zoom-by={0}>
          {chart.whole}
        </button>
      </div>
      <section className={styles.area} aria-label={chart.area} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
