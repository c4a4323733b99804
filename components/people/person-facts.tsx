import type { ReactNode } from 'react';
import styles from './person-facts.module.css';

/** Facts about a person or a department, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A fact; nothing without a value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <dt>{label}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}
