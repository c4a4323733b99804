import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  heading: ReactNode;
  /** A link to the complete list. */
  more?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a page under a heading of the second level. */
export function Section({ id, heading, more, children, className }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className={more ? `${styles.head} ${styles.ruled}` : styles.head}>
        <h2 id={id}>{heading}</h2>
        {more && <div className={styles.more}>{more}</div>}
      </div>
      {children}
    </section>
  );
}
