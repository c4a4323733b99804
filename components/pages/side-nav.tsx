import type { ReactNode } from 'react';
import shared from '../ui/links.module.css';
import styles from './side-nav.module.css';

interface SideNavProps {
  heading: string;
  links: readonly { label: ReactNode; href: string; isCurrent?: boolean }[];
  /** Whether the links take the whole width, in columns. */
  isWide?: boolean;
  /** Whether they lead to the parts of the page: above the text in one row on narrow screens. */
  isContents?: boolean;
}

/** Links to related pages: beside the text on wide screens, otherwise below it. */
export function SideNav({ heading, links, isWide = false, isContents = false }: SideNavProps) {
  const classes = [styles.sideNav, isWide && styles.wide, isContents && styles.contents];
  return (
    <nav aria-labelledby="side-nav" className={classes.filter(Boolean).join(' ')}>
      <p id="side-nav">{heading}</p>
      <ul className={isContents ? shared.scroll : undefined}>
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
