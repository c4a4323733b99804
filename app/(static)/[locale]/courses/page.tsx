import { Page } from '#components/pages/page.tsx';
import { CourseTiles } from '#components/study/course-tiles.tsx';
import styles from '#components/study/study.module.css';
import { LinkedText } from '#components/ui/linked-text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { messagesIn } from '#content/messages/index.ts';
import { courses } from '#content/pages/courses.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

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
