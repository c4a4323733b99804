// For the styles of the fragment.
import '#components/fragments/find-programmes.tsx';
import { OfficeCard } from '#components/pages/office-card.tsx';
import { Page } from '#components/pages/page.tsx';
import styles from '#components/study/study.module.css';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';

export { resultsMetadata as metadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default async function FindProgrammeTemplate() {
  const { study } = await currentMessages();
  return (
    <Page
      heading={study.finder.title}
      trail={[{ label: study.programmes, path: '/programs' }, { label: study.finder.title }]}
      sidebar={<OfficeCard isOnPhones />}
    >
      <div className={styles.study}>
        <FragmentSlot />
      </div>
    </Page>
  );
}
