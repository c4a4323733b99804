import { Loaded } from '#components/ui/loaded.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { syllabusOfProgramme } from '#lib/site/notices/read-notices.ts';
import type { Programme } from '#lib/site/site-content/programmes.ts';
import { ContactOffice } from '../contact/office-phone.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { NoticeForms } from './how-to-apply.tsx';
import styles from './programme-page.module.css';

/** The university's page of the syllabus and the downloads of the campus, or the office as the contact. */
export async function Syllabus({ programme: { id, syllabusUrl } }: { programme: Programme }) {
  const { study, states } = await currentMessages();
  const syllabus = await attempt(async () => ({ download: await syllabusOfProgramme(id) }));
  return (
    <div className={styles.part}>
      {syllabusUrl !== null && (
        <p className={styles.link}>
          <a href={syllabusUrl}>{study.syllabusAt}</a>
        </p>
      )}
      <Loaded of={syllabus} empty={states.comingSoon}>
        {({ download }) => {
          if (download === null) return syllabusUrl === null && <ContactOffice />;
          return (
            <div>
              <PageLink path={noticePath(download.id)} className={styles.download}>
                <UpstreamText text={download.description} />
              </PageLink>
              <NoticeForms notice={download} />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
