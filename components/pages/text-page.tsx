import type { ReactNode } from 'react';
import type { TextPage as Content } from '@/content/pages/text-page';
import type { PagePath } from '@/content/routes';
import type { Locale } from '@/lib/locale';
import { MenuPage } from './menu-page';
import { Prose, partId } from './prose';
import styles from './text-page.module.css';

interface TextPageProps {
  path: PagePath;
  content: Content;
  locale: Locale;
  /** What stands between the heading and the words. */
  children?: ReactNode;
}

/** A page of the menu that is words from `content/`. */
export function TextPage({ path, content, locale, children }: TextPageProps) {
  const parts = content.parts.flatMap(({ heading }, index) =>
    heading ? [{ label: heading[locale], href: `#${partId(index)}` }] : [],
  );
  return (
    <MenuPage path={path} parts={parts} locale={locale}>
      {children && <div className={styles.before}>{children}</div>}
      <Prose parts={content.parts} locale={locale} />
    </MenuPage>
  );
}
