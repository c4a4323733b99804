import type { ReactNode } from 'react';
import ui from '../ui/ui.module.css';
import styles from './message.module.css';

/** A page that has one thing to say, such as that nothing was found. */
export function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`${ui.container} ${styles.message}`}>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
