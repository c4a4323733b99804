import { MenuPage } from '#components/pages/menu-page.tsx';
import { ProgrammeTable } from '#components/study/programme-table.tsx';
import styles from '#components/study/study.module.css';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { LinkedText } from '#components/ui/linked-text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { messagesIn } from '#content/messages/index.ts';
import { deadlines } from '#content/pages/deadlines.ts';
import { programs } from '#content/pages/programs.ts';
import { departments } from '#content/routes.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { programmeList } from '#lib/seo/json-ld/programme-list.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

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
