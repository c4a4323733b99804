import type { ReactNode } from 'react';
import styles from './side-nav.module.css';

interface SideNavProps {
  heading: string;
  links: readonly { label: ReactNode; href: string; isCurrent?: boolean }[];
  /** Whether the links take the whole width, in columns. */
  isWide?: boolean;
}

/** Links to related pages: beside the text on wide screens, otherwise below it. */
export function SideNav({ heading, links, isWide = false }: SideNavProps) {
  return (
    <nav aria-labelledby="side-nav" className={isWide ? `${styles.sideNav} ${styles.wide}` : styles.sideNav}>
      <p id="side-nav">{heading}</p>
      <ul>
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
