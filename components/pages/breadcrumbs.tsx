import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { breadcrumbList } from '#lib/seo/json-ld/breadcrumb-list.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './breadcrumbs.module.css';

/** A step of the way from Home; one without a path is a group of the menu, or the page itself. */
export interface Crumb {
  label: string;
  path?: string;
}

interface BreadcrumbsProps {
  trail: readonly Crumb[];
}

/** The way from Home to the page, the page itself last; for search engines too. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const locale = use(currentLocale());
  const { home, frame } = use(currentMessages());
  const steps: Crumb[] = [{ label: home.title, path: '/' }, ...trail];
  return (
    <nav aria-label={frame.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {steps.map(({ label, path }, index) => (
          <li key={label}>
            {path ? (
              <PageLink path={path}>{label}</PageLink>
            ) : (
              <span aria-current={index === trail.length ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(steps, locale)} />
    </nav>
  );
}
