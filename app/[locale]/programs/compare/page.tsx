import { ContactOffice } from '#components/contact/office-phone.tsx';
import { Page } from '#components/pages/page.tsx';
import { PageFeedback } from '#components/pages/page-feedback.tsx';
import { ChooseProgrammes } from '#components/study/choose-programmes.tsx';
import { ComparisonTable } from '#components/study/comparison-table.tsx';
import { SampleFigures } from '#components/study/figures.tsx';
import styles from '#components/study/study.module.css';
import { Loaded } from '#components/ui/loaded.tsx';
import { PhoneFold } from '#components/ui/phone-fold.tsx';
import { study as messages } from '#content/messages/study.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attempt, attemptPage } from '#lib/site/content-cache/attempt.ts';
import { notIndexed, pageMetadata } from '#lib/site/seo/page-metadata.ts';
import { getProgrammes } from '#lib/site/site-content/programme-readers.ts';
import type { ProgrammeCatalogue } from '#lib/site/site-content/programmes.ts';

export async function generateMetadata() {
  const metadata = await pageMetadata('/programs/compare', messages.compare);
  const catalogue = await attempt(getProgrammes);
  return catalogue.ok && catalogue.value === null ? { ...metadata, ...notIndexed } : metadata;
}

async function Comparison({ catalogue: { levels, figuresAreSamples } }: { catalogue: ProgrammeCatalogue }) {
  const { study } = await currentMessages();
  const locale = await currentLocale();
  return (
    <div className={styles.study}>
      <div className={styles.lead}>
        <p>{study.compare.description}</p>
        <ContactOffice />
      </div>
      <ChooseProgrammes levels={levels} locale={locale} />
      {figuresAreSamples && <SampleFigures />}
      {levels.map((level) => (
        <PhoneFold key={level.id} summary={level.heading[locale]}>
          <ComparisonTable level={level} />
        </PhoneFold>
      ))}
    </div>
  );
}

/** Not in the menu: it belongs to the programmes. */
export default async function ComparePage() {
  const { study, states } = await currentMessages();
  const heading = study.compare.title;
  return (
    <Page heading={heading} trail={[{ label: study.programmes, path: '/programs' }, { label: heading }]}>
      <Loaded of={await attemptPage(getProgrammes)} empty={states.comingSoon} isUnpublished>
        {(catalogue) => <Comparison catalogue={catalogue} />}
      </Loaded>
      <PageFeedback />
    </Page>
  );
}
