import { Fragment, type ReactNode } from 'react';
import { PageLink } from './page-link.tsx';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  heading: ReactNode;
  /** Links to the whole of what the section shows a part of. */
  more?: readonly { path: string; label: string }[];
  children: ReactNode;
  className?: string;
}

/** A part of a page under a heading of the second level. */
export function Section({ id, heading, more = [], children, className = '' }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {more.length > 0 && (
          <div className={styles.more}>
            {more.map(({ path, label }) => (
              <Fragment key={path}>
                <PageLink path={path}>{label}</PageLink>{' '}
              </Fragment>
            ))}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
