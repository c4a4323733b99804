import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

interface GroupProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** Components of one subject. */
export function Group({ id, heading, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} lang="en">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** The component and its state. */
  name: string;
  children: ReactNode;
}

/** A component in one state, below its name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <p lang="en" className={styles.name}>
        {name}
      </p>
      <div className={styles.states}>{children}</div>
    </div>
  );
}
