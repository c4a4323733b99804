import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getPage } from '#lib/site/site-content/readers.ts';
import { SiteText } from '../text/site-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './audiences.module.css';

/** Addresses of the pages for one kind of reader each, which Home links where the campus has written them. */
const audiencePages = ['/future-students', '/students', '/parents', '/employees'] as const;

/** Links to the pages for one kind of reader each; nothing where the campus has written none. */
export async function Audiences() {
  const { audiences } = (await currentMessages()).home;
  const read = audiencePages.map(async (path) => {
    const page = await attempt(() => getPage(path));
    return page.ok && page.value ? [{ path, title: page.value.title }] : [];
  });
  const pages = (await Promise.all(read)).flat();
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="audiences" className={styles.audiences}>
      <p id="audiences">{audiences}</p>
      <ul className={styles.list}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <PageLink path={path}>
              <SiteText of={title} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
