import type { ReactNode } from 'react';
import ui from '../ui/ui.module.css';
import { Breadcrumbs, BreadcrumbsData, type Crumb } from './breadcrumbs.tsx';
import { OldContent } from './old-content.tsx';
import styles from './page.module.css';

interface PageProps {
  heading: ReactNode;
  /** The trail from Home, the page itself last. */
  trail: readonly Crumb[];
  /** Links on the line of the heading, or below it on narrow screens. */
  headingLinks?: ReactNode;
  /** A smaller heading, for lists that begin high on the screen of a phone. */
  isCompact?: boolean;
  /** False for pages that search engines must not index. */
  isIndexed?: boolean | undefined;
  children: ReactNode;
}

/** A page below Home: breadcrumbs, heading, content. */
export function Page({ heading, trail, headingLinks, isCompact = false, isIndexed = true, children }: PageProps) {
  return (
    <div className={[ui.container, styles.page, ...(isCompact ? [styles.compact] : [])].join(' ')}>
      <Breadcrumbs trail={trail} />
      {headingLinks ? (
        <div className={`${styles.heading} ${styles.line}`}>
          <h1>{heading}</h1>
          {headingLinks}
        </div>
      ) : (
        <h1 className={styles.heading}>{heading}</h1>
      )}
      <OldContent />
      {children}
      {isIndexed && <BreadcrumbsData trail={trail} />}
    </div>
  );
}
