import { departments as messages } from '#content/messages/campus.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { DEPARTMENTS, departmentPath } from '#lib/platform/routes/paths.ts';
import { type Department, departmentDescription } from '#lib/site/site-content/departments.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { OfficeCard } from '../pages/office-card.tsx';
import { Page } from '../pages/page.tsx';
import { PageFeedback } from '../pages/page-feedback.tsx';
import { SiteText } from '../text/site-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './department-list.module.css';
import { DepartmentFacts } from './department-lists.tsx';

/** Characters of the text below the name of a department. */
const MAX_TEXT_LENGTH = 300;

/** The academic departments of the campus. */
export async function DepartmentList({ departments }: { departments: readonly Department[] }) {
  const locale = await currentLocale();
  const title = await pageLabel(DEPARTMENTS);
  return (
    <Page heading={title} path={DEPARTMENTS} trail={[{ label: title }]} sidebar={<OfficeCard />}>
      <ul className={styles.list} aria-label={messages.title[locale]}>
        {departments.map((department) => {
          const { en, ne } = departmentDescription(department);
          return (
            <li key={department.id} className={styles.department}>
              <h2>
                <PageLink path={departmentPath(department.id)}>
                  <SiteText of={department.name} />
                </PageLink>
              </h2>
              {en !== department.name.en && (
                <p>
                  <SiteText of={{ en: clip(en, MAX_TEXT_LENGTH), ne: clip(ne, MAX_TEXT_LENGTH) }} />
                </p>
              )}
              <DepartmentFacts department={department} />
            </li>
          );
        })}
      </ul>
      {/* Also those without a page. */}
      <PageLink path="/staff" className={styles.all}>
        {await pageLabel('/staff')}
      </PageLink>
      <PageFeedback />
    </Page>
  );
}
