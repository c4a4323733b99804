import { ContactOffice, WithOfficePhone } from '#components/contact/office-phone.tsx';
import { PageFeedback } from '#components/feedback/page-feedback.tsx';
import { Page } from '#components/pages/page.tsx';
import { ComparisonTable } from '#components/study/comparison-table.tsx';
import { SampleFigures } from '#components/study/figures.tsx';
import styles from '#components/study/study.module.css';
import { programmeLevels, programs } from '#content/pages/programs.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export const generateMetadata = () => pageMetadata('/programs/compare', programs.compare);

/** Not in the menu: it belongs to the programmes. */
export default async function ComparePage() {
  const locale = await currentLocale();
  const { study } = await currentMessages();
  const heading = programs.compare.title[locale];
  return (
    <Page heading={heading} trail={[{ label: study.programmes, path: '/programs' }, { label: heading }]}>
      <WithOfficePhone>
        <div className={styles.study}>
          <div className={styles.lead}>
            <p>{programs.compare.description[locale]}</p>
            <ContactOffice />
          </div>
          <SampleFigures />
          {programmeLevels.map((level) => (
            <ComparisonTable key={level.id} level={level} />
          ))}
        </div>
        <PageFeedback />
      </WithOfficePhone>
    </Page>
  );
}
