import type { ReactNode } from 'react';
import type { TextPage } from '#content/pages/text-page.ts';
import type { PagePath } from '#content/routes.ts';
import { menuPage, type RouteModule } from './menu-page.tsx';
import { Prose, partId } from './prose.tsx';
import styles from './text-page.module.css';

/** A page of the menu with text from `content/`; `before` renders content between the heading and the text. */
export function textPage(path: PagePath, content: TextPage, before?: () => Promise<ReactNode>): RouteModule {
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
