import type { ReactNode } from 'react';
import { sectionOf } from '#content/sections.ts';
import ui from '../ui/ui.module.css';
import { Breadcrumbs, BreadcrumbsData, type Crumb } from './breadcrumbs.tsx';
import { OldContent } from './old-content.tsx';
import styles from './page.module.css';

interface PageProps {
  heading: ReactNode;
  /** The address, for the ground of the head; by default that of the page above it. */
  path?: string;
  /** The trail from Home, the page itself last. */
  trail: readonly Crumb[];
  /** Links on the line of the heading, or below it on narrow screens. */
  headingLinks?: ReactNode;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** A smaller heading, for lists that begin high on the screen of a phone. */
  isCompact?: boolean;
  /** False for pages that search engines must not index. */
  isIndexed?: boolean | undefined;
  /** A column beside the content on wide screens, below it on others. */
  sidebar?: ReactNode;
  /** Whether the column is above the content on other screens. */
  isSidebarFirst?: boolean;
  children: ReactNode;
}

/** A page below Home: breadcrumbs and heading on the ground of its section, and the content. */
export function Page({ heading, path, trail, headingLinks, lead, sidebar, children, ...options }: PageProps) {
  const { isCompact = false, isIndexed = true, isSidebarFirst = false } = options;
  const column = sidebar && <div className={styles.sidebar}>{sidebar}</div>;
  const section = sectionOf(
    path,
    trail.map((crumb) => crumb.path),
  );
  const head = [styles.head, ui.ridge, isCompact && styles.compact, section && styles[section]];
  return (
    <>
      <div className={head.filter(Boolean).join(' ')}>
        <div className={ui.container}>
          <Breadcrumbs trail={trail} />
          {headingLinks ? (
            <div className={styles.line}>
              <h1>{heading}</h1>
              {headingLinks}
            </div>
          ) : (
            <h1>{heading}</h1>
          )}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
      <div className={`${ui.container} ${styles.page}`}>
        <OldContent />
        {sidebar ? (
          <div className={styles.columns}>
            {isSidebarFirst && column}
            <div className={styles.content}>{children}</div>
            {!isSidebarFirst && column}
          </div>
        ) : (
          children
        )}
        {isIndexed && <BreadcrumbsData trail={trail} />}
      </div>
    </>
  );
}
