import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { localPath, programmePath } from '#lib/platform/routes/paths.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { descriptionIn } from '#lib/site/notices/notice-title.ts';
import { syllabusOfProgramme } from '#lib/site/notices/read-notices.ts';
import { courseGraph } from '#lib/site/seo/programmes.ts';
import type { Programme, ProgrammeEntry } from '#lib/site/site-content/programmes.ts';
import { ContactOffice, WithOfficePhone } from '../contact/office-phone.tsx';
import { OfficeCard } from '../pages/office-card.tsx';
import { Page } from '../pages/page.tsx';
import { PageFeedback } from '../pages/page-feedback.tsx';
import { SideNav } from '../pages/side-nav.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { SiteText } from '../text/site-text.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import shared from '../ui/links.module.css';
import { Loaded } from '../ui/loaded.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { Rupees, SampleFigures } from './figures.tsx';
import { HowToApply, NoticeForms } from './how-to-apply.tsx';
import { ProgrammeFacts } from './programme-facts.tsx';
import styles from './programme-page.module.css';

/** The university's page of the syllabus and the downloads of the campus, or the office as the contact. */
async function Syllabus({ programme: { id, syllabusUrl } }: { programme: Programme }) {
  const locale = await currentLocale();
  const { study, states } = await currentMessages();
  const syllabus = await attempt(async () => ({ download: await syllabusOfProgramme(id) }));
  return (
    <div className={styles.part}>
      {syllabusUrl !== null && (
        <p className={shared.links}>
          <a href={syllabusUrl}>{study.syllabusAt}</a>
        </p>
      )}
      <Loaded of={syllabus} empty={states.comingSoon}>
        {({ download }) => {
          if (download === null) return syllabusUrl === null && <ContactOffice />;
          return (
            <div>
              <PageLink path={noticePath(download.id)} className={shared.link}>
                <UpstreamText text={descriptionIn(download, locale)} />
              </PageLink>
              <NoticeForms notice={download} />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

interface PointsProps {
  points: Programme['eligibility'];
}

function Points({ points }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <LinkedSiteText key={point.en} as="li" text={point} />
      ))}
    </ul>
  );
}

/** The page of a programme, with the office as the contact for missing information. */
export async function ProgrammePage({ programme, level, catalogue }: ProgrammeEntry) {
  const locale = await currentLocale();
  const { study } = await currentMessages();
  const { fee } = programme;
  const scholarships = [...(programme.scholarships ?? []), ...catalogue.scholarships];
  const name = programme.name[locale];
  const links = level.programmes.map((other) => ({
    label: <SiteText of={other.name} />,
    href: localPath(programmePath(other.id), locale),
    isCurrent: other.id === programme.id,
  }));
  const fees = [
    { label: study.firstYear, amount: fee.firstYear },
    { label: study.whole, amount: fee.whole },
  ];
  return (
    <Page
      heading={<LinkedSiteText text={programme.name} />}
      trail={[{ label: study.programmes, path: '/programs' }, { label: name }]}
      lead={<LinkedSiteText text={programme.about} />}
      sidebar={
        <>
          <SideNav heading={level.heading[locale]} links={links} />
          <OfficeCard />
        </>
      }
    >
      <div className={styles.programme}>
        <ProgrammeFacts programme={programme} level={level} />
        <WithOfficePhone>
          <div className={styles.programme}>
            <HowToApply programme={programme} level={level} catalogue={catalogue} />
            <Section id="eligibility" heading={study.eligibility}>
              {programme.eligibility.length > 0 ? <Points points={programme.eligibility} /> : <ContactOffice />}
            </Section>
            <Section id="fee" heading={study.fee}>
              {fees.every(({ amount }) => amount === null) ? (
                <ContactOffice />
              ) : (
                <dl className={styles.fees}>
                  {fees.map(({ label, amount }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{amount === null ? <ContactOffice /> : <Rupees amount={amount} />}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {catalogue.feeNote && <LinkedSiteText as="p" text={catalogue.feeNote} className={styles.note} />}
            </Section>
            {scholarships.length > 0 && (
              <Section id="scholarships" heading={study.scholarships}>
                <Points points={scholarships} />
              </Section>
            )}
            <Section id="syllabus" heading={study.syllabus}>
              <Syllabus programme={programme} />
            </Section>
            {catalogue.figuresAreSamples && <SampleFigures />}
            <PageFeedback />
          </div>
        </WithOfficePhone>
      </div>
      <JsonLd data={await courseGraph(programme, locale, catalogue.figuresAreSamples)} />
    </Page>
  );
}
