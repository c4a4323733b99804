// For the styles of the fragment.
import '#components/fragments/status.tsx';
import { use } from 'react';
import { Page } from '#components/pages/page.tsx';
import styles from '#components/pages/status-page.module.css';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';

/** The template of the page with the state of the site. */
function StatusPage() {
  const { status } = use(currentMessages());
  return (
    <Page heading={status.title} trail={[{ label: status.title }]}>
      <FragmentSlot />
      <p className={styles.help}>{status.help}</p>
    </Page>
  );
}

export { statusMetadata as generateMetadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default function StatusTemplate() {
  return <StatusPage />;
}
