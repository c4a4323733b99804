import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { breadcrumbList } from '#lib/site/seo/page-metadata.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './breadcrumbs.module.css';

/** A step of the trail from Home; without a path it is a group of the menu, or the page itself. */
export interface Crumb {
  label: string;
  path?: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
}

interface BreadcrumbsProps {
  trail: readonly Crumb[];
}

function useSteps(trail: readonly Crumb[]): Crumb[] {
  const { home } = use(currentMessages());
  return [{ label: home.title, path: '/' }, ...trail];
}

/** The trail for search engines, at the end of the page, so that the visible content arrives first. */
export function BreadcrumbsData({ trail }: BreadcrumbsProps) {
  return <JsonLd data={breadcrumbList(useSteps(trail), use(currentLocale()))} />;
}

/** The trail from Home to the page, the page itself last. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { layout } = use(currentMessages());
  const steps = useSteps(trail);
  return (
    <nav aria-label={layout.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {steps.map(({ label, path, lang }, index) => (
          <li key={label} className={index === trail.length ? styles.current : undefined}>
            {path ? (
              <PageLink path={path}>{lang ? <span lang={lang}>{label}</span> : label}</PageLink>
            ) : (
              <span lang={lang} aria-current={index === trail.length ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
