import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
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
  locale: Locale;
  messages: Messages;
}

/** The way from Home to the page, the page itself last; for search engines too. */
export function Breadcrumbs({ trail, locale, messages }: BreadcrumbsProps) {
  const steps: Crumb[] = [{ label: messages.home.title, path: '/' }, ...trail];
  return (
    <nav aria-label={messages.frame.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {steps.map(({ label, path }, index) => (
          <li key={label}>
            {path ? (
              <PageLink path={path} locale={locale}>
                {label}
              </PageLink>
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
