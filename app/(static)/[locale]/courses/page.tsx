import { Page } from '@/components/pages/page';
import { CourseTiles } from '@/components/study/course-tiles';
import styles from '@/components/study/study.module.css';
import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { messagesIn } from '@/content/messages';
import { courses } from '@/content/pages/courses';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('/courses', courses);

/** Not in the menu: it belongs to the programmes. */
export default async function CoursesPage() {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const heading = courses.title[locale];
  const trail = [{ label: messages.study.programmes, path: '/programs' }, { label: heading }];
  return (
    <Page heading={heading} trail={trail} locale={locale} messages={messages}>
      <div className={styles.study}>
        <p className={styles.lead}>
          <LinkedText text={courses.lead[locale]} locale={locale} />
        </p>
        <CourseTiles locale={locale} />
        <PageLink path="/programs" locale={locale} className={styles.more}>
          {messages.study.programmes}
        </PageLink>
      </div>
    </Page>
  );
}
