import type { ReactNode } from 'react';
import ui from '../ui/ui.module.css';
import styles from './message.module.css';

/** A page with a single message, such as Not Found. */
export function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`${ui.container} ${styles.message}`}>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
