import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  heading: ReactNode;
  /** A link to the complete list. */
  more?: ReactNode;
  /** Whether it is the head of a list or a large part of a page; by default with a link to all. */
  isRuled?: boolean;
  children: ReactNode;
  className?: string;
}

/** A part of a page under a heading of the second level. */
export function Section({ id, heading, more, isRuled = Boolean(more), children, className }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className={isRuled ? `${styles.head} ${styles.ruled}` : styles.head}>
        <h2 id={id}>{heading}</h2>
        {more && <div className={styles.more}>{more}</div>}
      </div>
      {children}
    </section>
  );
}
