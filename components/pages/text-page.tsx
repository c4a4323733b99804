import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { TextPage as Content } from '#content/pages/text-page.ts';
import type { PagePath } from '#content/routes.ts';
import { MenuPage } from './menu-page.tsx';
import { Prose, partId } from './prose.tsx';
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
