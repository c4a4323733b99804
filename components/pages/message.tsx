import type { ReactNode } from 'react';
import ui from '../ui/ui.module.css';
import styles from './message.module.css';

/** A page with a single message, such as Not Found. */
export function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <div className={`${styles.head} ${ui.ridge}`}>
        <div className={ui.container}>
          <h1>{heading}</h1>
        </div>
      </div>
      <div className={`${ui.container} ${styles.message}`}>{children}</div>
    </>
  );
}
