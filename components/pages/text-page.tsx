import type { ReactNode } from 'react';
import type { TextPage } from '#content/pages/text-page.ts';
import type { PagePath } from '#content/routes.ts';
import { menuPage, type Route } from './menu-page.tsx';
import { Prose, partId } from './prose.tsx';
import styles from './text-page.module.css';

/** A page of the menu that is words from `content/`; `before` stands between the heading and the words. */
export function textPage(path: PagePath, content: TextPage, before?: () => Promise<ReactNode>): Route {
  const parts = content.parts.flatMap(({ heading }, index) =>
    heading ? [{ label: heading, href: `#${partId(index)}` }] : [],
  );
  const body = async () => (
    <>
      {before && <div className={styles.before}>{await before()}</div>}
      <Prose parts={content.parts} />
    </>
  );
  return menuPage(path, content, body, { parts });
}
