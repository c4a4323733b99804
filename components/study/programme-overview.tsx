import { deadlines } from '#content/messages/notices.ts';
import { categoryPath } from '#content/site/categories.ts';
import { recentDay } from '#lib/platform/calendar/recent-day.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { openProgrammes } from '#lib/site/notices/read-notices.ts';
import { programmeList } from '#lib/site/seo/programmes.ts';
import type { ProgrammeCatalogue } from '#lib/site/site-content/programmes.ts';
import { getCategory, pageLabel } from '#lib/site/site-content/readers.ts';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { SiteText } from '../text/site-text.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { ProgrammeFinder } from './programme-finder.tsx';
import { ProgrammeTable } from './programme-table.tsx';
import styles from './study.module.css';

/** All programmes by level, with links to admission notices, closing dates and the comparison. */
export async function ProgrammeOverview({ catalogue }: { catalogue: ProgrammeCatalogue }) {
  const { lead, levels } = catalogue;
  const locale = await currentLocale();
  const { study } = await currentMessages();
  const admission = await getCategory('admission');
  const open = await attempt(async () => openProgrammes(await recentDay()));
  return (
    <>
      <div className={styles.study}>
        <div className={styles.lead}>
          {lead && <LinkedSiteText as="p" text={lead} />}
          <ul className={styles.actions}>
            <li>
              <PageLink path={categoryPath(admission.address)}>
                <SiteText of={admission.name} />
              </PageLink>
            </li>
            <li>
              <PageLink path="/notice/deadlines">{deadlines.title[locale]}</PageLink>
            </li>
            <li>
              <PageLink path="/programs/compare">{study.compare.title}</PageLink>
            </li>
            <li>
              <PageLink path="/courses">{study.courses}</PageLink>
            </li>
          </ul>
        </div>
        <ProgrammeFinder catalogue={catalogue} locale={locale} />
        {levels.map((level) => (
          <ProgrammeTable key={level.id} level={level} open={open.ok ? open.value : {}} />
        ))}
      </div>
      <JsonLd data={await programmeList(levels, await pageLabel('/programs'), locale)} />
    </>
  );
}
