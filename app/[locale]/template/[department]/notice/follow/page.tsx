// For the styles of the fragment.
import '#components/fragments/follow.tsx';
import styles from '#components/notices/choices/choices.module.css';
import { OfficeCard } from '#components/pages/office-card.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { followTitle } from '#lib/site/seo/template-metadata.ts';

export { followMetadata as generateMetadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default async function FollowTemplate() {
  const locale = await currentLocale();
  const title = followTitle()[locale];
  return (
    <Page
      heading={title}
      trail={[{ label: allNotices.heading[locale], path: listPath('all') }, { label: title }]}
      sidebar={<OfficeCard />}
    >
      <div className={styles.page}>
        <FragmentSlot />
      </div>
    </Page>
  );
}
