import styles from './side-nav.module.css';

interface BesideProps {
  heading: string;
  links: readonly { label: string; href: string; isCurrent?: boolean }[];
}

/** Where else to read on: beside the text where there is room, else below it. */
export function SideNav({ heading, links }: BesideProps) {
  return (
    <nav aria-labelledby="beside" className={styles.beside}>
      <p id="beside">{heading}</p>
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
