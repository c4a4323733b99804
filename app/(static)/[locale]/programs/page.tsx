import { MenuPage } from '@/components/pages/menu-page';
import { ProgrammeTable } from '@/components/study/programme-table';
import styles from '@/components/study/study.module.css';
import { JsonLd } from '@/components/ui/json-ld';
import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { deadlines } from '@/content/pages/deadlines';
import { programs } from '@/content/pages/programs';
import { departments } from '@/content/routes';
import { currentLocale } from '@/lib/current-locale';
import { programmeList } from '@/lib/metadata/json-ld/programme-list';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/programs';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: programs.description });

export default async function ProgramsPage() {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  return (
    <MenuPage path={path} locale={locale}>
      <div className={styles.study}>
        <div className={styles.lead}>
          <p>
            <LinkedText text={programs.lead[locale]} locale={locale} />
          </p>
          <ul className={styles.ways}>
            <li>
              <PageLink path={departments.admission.path} locale={locale}>
                {messages.notices.department.admission}
              </PageLink>
            </li>
            <li>
              <PageLink path="/notice/deadlines" locale={locale}>
                {deadlines.title[locale]}
              </PageLink>
            </li>
            <li>
              <PageLink path="/courses" locale={locale}>
                {messages.study.courses}
              </PageLink>
            </li>
          </ul>
        </div>
        {programs.levels.map((level) => (
          <ProgrammeTable key={level.id} level={level} locale={locale} messages={messages} />
        ))}
      </div>
      <JsonLd data={programmeList(programs.levels, menuTrail(path).link.label[locale], locale)} />
    </MenuPage>
  );
}
