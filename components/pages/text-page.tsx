import { type ReactNode, use } from 'react';
import type { TextPage as Content } from '#content/pages/text-page.ts';
import type { PagePath } from '#content/routes.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { MenuPage } from './menu-page.tsx';
import { Prose, partId } from './prose.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  path: PagePath;
  content: Content;
  /** What stands between the heading and the words. */
  children?: ReactNode;
}

/** A page of the menu that is words from `content/`. */
export function TextPage({ path, content, children }: TextPageProps) {
  const locale = use(currentLocale());
  const parts = content.parts.flatMap(({ heading }, index) =>
    heading ? [{ label: heading[locale], href: `#${partId(index)}` }] : [],
  );
  return (
    <MenuPage path={path} parts={parts}>
      {children && <div className={styles.before}>{children}</div>}
      <Prose parts={content.parts} />
    </MenuPage>
  );
}
