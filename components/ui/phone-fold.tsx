import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';

interface PhoneFoldProps {
  summary: ReactNode;
  isOpen?: boolean | undefined;
  /** One element. */
  children: ReactNode;
}

/** A part of a page that a phone folds into a line; wider screens and print show it without the line, so it is beside the `details`, not in it. */
export function PhoneFold({ summary, isOpen, children }: PhoneFoldProps) {
  return (
    <div>
      <details open={isOpen} className={styles.fold}>
        <summary>{summary}</summary>
      </details>
      {children}
    </div>
  );
}
