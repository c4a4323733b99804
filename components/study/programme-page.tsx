import { PageFeedback } from '#components/feedback/page-feedback.tsx';
import { SideNav } from '#components/pages/side-nav.tsx';
import { type ProgrammeLevel, programs } from '#content/pages/programs.ts';
import type { Programme } from '#content/programmes/programme.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { localPath, programmePath } from '#lib/routes/paths.ts';
import { courseGraph } from '#lib/seo/json-ld/course.ts';
import { ContactOffice, WithOfficePhone } from '../contact/office-phone.tsx';
import columns from '../pages/menu-page.module.css';
import { Page } from '../pages/page.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { Section } from '../ui/section.tsx';
import { Rupees, SampleFigures } from './figures.tsx';
import { HowToApply } from './how-to-apply.tsx';
import { ProgrammeFacts } from './programme-facts.tsx';
import styles from './programme-page.module.css';
import { Syllabus } from './syllabus.tsx';

interface ProgrammePageProps {
  programme: Programme;
  level: ProgrammeLevel;
}

interface PointsProps {
  points: Programme['eligibility'];
}

async function Points({ points }: PointsProps) {
  const locale = await currentLocale();
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.en}>
          <LinkedText text={point[locale]} />
        </li>
      ))}
    </ul>
  );
}

/** The page of a programme, with the office as the contact for missing information. */
export async function ProgrammePage({ programme, level }: ProgrammePageProps) {
  const locale = await currentLocale();
  const { study } = await currentMessages();
  const { fee } = programme;
  const name = programme.name[locale];
  const links = level.programmes.map((other) => ({
    label: other.name[locale],
    href: localPath(programmePath(other.id), locale),
    isCurrent: other.id === programme.id,
  }));
  const fees = [
    { label: study.firstYear, amount: fee.firstYear },
    { label: study.whole, amount: fee.whole },
  ];
  return (
    <Page heading={name} trail={[{ label: study.programmes, path: '/programs' }, { label: name }]}>
      <div className={columns.columns}>
        <div className={`${columns.content} ${styles.programme}`}>
          <p className={styles.about}>{programme.about[locale]}</p>
          <ProgrammeFacts programme={programme} level={level} />
          <WithOfficePhone>
            <div className={styles.programme}>
              <SampleFigures />
              <HowToApply programme={programme} level={level} />
              <Section id="eligibility" heading={study.eligibility}>
                <Points points={programme.eligibility} />
              </Section>
              <Section id="fee" heading={study.fee}>
                <dl className={styles.fees}>
                  {fees.map(({ label, amount }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{amount === null ? <ContactOffice /> : <Rupees amount={amount} />}</dd>
                    </div>
                  ))}
                </dl>
                <p className={styles.note}>
                  <LinkedText text={study.feeNote} />
                </p>
              </Section>
              <Section id="scholarships" heading={study.scholarships}>
                <Points points={[...(programme.scholarships ?? []), ...programs.scholarships]} />
              </Section>
              <Section id="syllabus" heading={study.syllabus}>
                <Syllabus programme={programme} />
              </Section>
              <PageFeedback />
            </div>
          </WithOfficePhone>
        </div>
        <SideNav heading={level.heading[locale]} links={links} />
      </div>
      <JsonLd data={courseGraph(programme, locale)} />
    </Page>
  );
}
