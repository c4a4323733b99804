import { Loaded } from '#components/ui/loaded.tsx';
import { recentDay } from '#lib/platform/calendar/recent-day.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { noticesOfProgramme } from '#lib/site/notices/read-notices.ts';
import type { ProgrammeEntry } from '#lib/site/site-content/programmes.ts';
import { FileLinks } from '../files/file-links.tsx';
import { ClosingList } from '../notices/list/closing-list.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { MoreRecords } from '../ui/more-records.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './programme-page.module.css';

/** The files of a notice, usually forms. */
export async function NoticeForms({ notice }: { notice: Notice }) {
  const locale = await currentLocale();
  const { notices } = await currentMessages();
  return <FileLinks files={await sizeAttachments(notice.attachments)} label={notices.downloads} locale={locale} />;
}

/** The open notices with their dates and forms, or a message, followed by the steps of an application. */
export async function HowToApply({ programme, level, catalogue: { steps } }: ProgrammeEntry) {
  const locale = await currentLocale();
  const { study, states } = await currentMessages();
  const notices = await attempt(async () => noticesOfProgramme(programme.id, await recentDay()));
  return (
    <Section id="apply" heading={study.apply}>
      <div className={styles.part}>
        <Loaded of={notices} empty={states.noNotice}>
          {({ open, more, last }) =>
            open.length > 0 ? (
              <>
                <h3>{study.open}</h3>
                <ClosingList list={open} below={(notice) => <NoticeForms notice={notice} />} />
                <MoreRecords count={more} path={listPath('admission')}>
                  {study.allAdmission}
                </MoreRecords>
              </>
            ) : (
              <>
                <p className={styles.none}>
                  {study.notOpen}
                  {level.opens && ` ${fillIn(study.usuallyOpens, { month: level.opens[locale] }, locale)}`}
                </p>
                {last && (
                  <>
                    <h3>{study.lastTime}</h3>
                    <ClosingList list={[last]} />
                  </>
                )}
              </>
            )
          }
        </Loaded>
        {steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <LinkedSiteText key={step.en} as="li" text={step} />
            ))}
          </ol>
        )}
        <p className={styles.more}>
          <PageLink path={`${listPath('admission')}#follow`}>{study.followAdmission}</PageLink>
        </p>
      </div>
    </Section>
  );
}
