import { Page } from '#components/pages/page.tsx';
import { CourseTiles } from '#components/study/course-tiles.tsx';
import styles from '#components/study/study.module.css';
import { LinkedText } from '#components/text/linked-text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { courses } from '#content/pages/courses.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const generateMetadata = () => pageMetadata('/courses', courses);

/** Not in the menu: it belongs to the programmes. */
export default async function CoursesPage() {
  const locale = await currentLocale();
  const { study } = await currentMessages();
  const heading = courses.title[locale];
  const trail = [{ label: study.programmes, path: '/programs' }, { label: heading }];
  return (
    <Page heading={heading} trail={trail}>
      <div className={styles.study}>
        <p className={styles.lead}>
          <LinkedText text={courses.lead[locale]} />
        </p>
        <CourseTiles />
        <PageLink path="/programs" className={styles.more}>
          {study.programmes}
        </PageLink>
      </div>
    </Page>
  );
}
