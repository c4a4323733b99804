import { menuPage } from '#components/pages/menu-page.tsx';
import { ProgrammeTable } from '#components/study/programme-table.tsx';
import styles from '#components/study/study.module.css';
import { LinkedText } from '#components/text/linked-text.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { deadlines } from '#content/pages/deadlines.ts';
import { programmeLevels, programs } from '#content/pages/programs.ts';
import { departments } from '#content/routes.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { programmeList } from '#lib/seo/json-ld/programme-list.ts';

const page = menuPage('/programs', programs, async () => {
  const locale = await currentLocale();
  const { notices, study } = await currentMessages();
  return (
    <>
      <div className={styles.study}>
        <div className={styles.lead}>
          <p>
            <LinkedText text={programs.lead[locale]} />
          </p>
          <ul className={styles.actions}>
            <li>
              <PageLink path={departments.admission.path}>{notices.department.admission}</PageLink>
            </li>
            <li>
              <PageLink path="/notice/deadlines">{deadlines.title[locale]}</PageLink>
            </li>
            <li>
              <PageLink path="/programs/compare">{programs.compare.title[locale]}</PageLink>
            </li>
            <li>
              <PageLink path="/courses">{study.courses}</PageLink>
            </li>
          </ul>
        </div>
        {programmeLevels.map((level) => (
          <ProgrammeTable key={level.id} level={level} />
        ))}
      </div>
      <JsonLd data={programmeList(programmeLevels, menuTrail('/programs').link.label[locale], locale)} />
    </>
  );
});

export const { generateMetadata } = page;
export default page.render;
