import type { ReactNode } from 'react';
import ui from '../ui/ui.module.css';
import { Breadcrumbs, BreadcrumbsData, type Crumb } from './breadcrumbs.tsx';
import { OldContent } from './old-content.tsx';
import styles from './page.module.css';

interface PageProps {
  heading: ReactNode;
  /** The way from Home, the page itself last. */
  trail: readonly Crumb[];
  /** What stands on the line of the heading where there is room, else below it. */
  besideHeading?: ReactNode;
  /** False where search engines are told to leave the page out. */
  isIndexed?: boolean;
  children: ReactNode;
}

/** Every page below Home: where it stands, its heading, its content. */
export function Page({ heading, trail, besideHeading, isIndexed = true, children }: PageProps) {
  return (
    <div className={`${ui.container} ${styles.page}`}>
      <Breadcrumbs trail={trail} />
      {besideHeading ? (
        <div className={`${styles.heading} ${styles.line}`}>
          <h1>{heading}</h1>
          {besideHeading}
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
